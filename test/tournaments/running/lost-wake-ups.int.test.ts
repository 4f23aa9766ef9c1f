import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import * as schema from '../../../src/db/schema.ts';
import { resign } from '../../../src/matches/index.ts';
import {
  begin,
  drop,
  openTournaments,
  readTournament,
  runTournament,
  sweepTournaments,
  type TournamentsHandle,
} from '../../../src/tournaments/index.ts';
import { PostgresTournaments } from '../../../src/tournaments/log/postgres-tournaments.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { onFullDisk } from '../../matches/full-disk.ts';
import { type Node, openSetting } from '../../matches/setting.ts';
import { decideAgain } from './decide-again.ts';
import { openCup } from './open-cup.ts';

const setting = await closeAfterAll(openSetting());

const MINUTE = 60_000;
const STAGES = [{ kind: 'SWISS' as const, rounds: 2, take: null }];

/** Tournaments on a node that only records its wake-ups, so that all of them are lost. */
async function deaf(): Promise<{ node: Node; all: TournamentsHandle }> {
  const node = await setting.node();
  return { node, all: openTournaments({ ...node.context, matches: node.matches }) };
}

/** Creates a tournament that has begun and has not changed since. */
async function cup(all: TournamentsHandle, name: string, players: number, more: object = {}) {
  const organizer = await setting.account(`${name} Host`);
  const field: Caller[] = [];
  for (let one = 0; one < players; one++) field.push(await setting.account(`${name} ${one}`));
  const id = await openCup(all, organizer, { stages: STAGES, name, ...more }, field);
  await begin(all, organizer, { id });
  return { id, organizer, field };
}

const running = (id: string) =>
  setting.query<{ id: string; player_id: string }>(
    `select m.id, s.player_id from matches m join seats s on s.match_id = m.id and s.seat = 0
     where m.status = 'RUNNING' and m.tournament_id = $1`,
    [id],
  );

/** Lets one player resign in every running match. */
async function allResign({ matches }: Node, id: string, field: readonly Caller[]): Promise<void> {
  for (const { id: matchId, player_id } of await running(id)) {
    const loser = field.find((one) => one.id === player_id);
    if (loser) await resign(matches, loser, { matchId });
  }
}

async function wakeAtOf(id: string): Promise<number | null> {
  const [row] = await setting.query<{ wake_at: Date | null }>('select wake_at from tournaments where id = $1', [id]);
  return row?.wake_at?.getTime() ?? null;
}

test('without any wake-up the sweep does everything that is due, and catches up after minutes', async () => {
  const { node, all } = await deaf();
  const { id, organizer } = await cup(all, 'Late', 4, { roundLength: 60, atTime: 'DRAW', pause: 120 });
  await sweepTournaments(all);
  expect(await running(id)).toHaveLength(2);
  const [first] = (await decideAgain(setting.db.url, id)).event.stages[0]?.rounds ?? [];
  expect(await wakeAtOf(id), 'the end of the round is in the database').toBe(first?.endsAt);

  await sweepTournaments(all);
  await runTournament(all, { tournamentId: id }); // the wake-up comes too early
  expect((await decideAgain(setting.db.url, id)).event.stages[0]?.rounds[0]?.timeCalled).toBe(false);

  node.pass(10 * MINUTE); // nine minutes after the end
  await sweepTournaments(all);
  const called = (await decideAgain(setting.db.url, id)).event.stages[0];
  expect(called?.rounds.map(({ timeCalled, overAt }) => [timeCalled, overAt !== null])).toEqual([[true, true]]);
  expect(await wakeAtOf(id), 'the pause before the next round is in the database').toBe(
    (called?.rounds[0]?.overAt ?? 0) + 2 * MINUTE,
  );

  for (let turns = 0; turns < 8; turns++) {
    node.pass(3 * MINUTE);
    await sweepTournaments(all);
  }
  expect((await readTournament(all, organizer, { id })).status).toBe('FINISHED');
  const { entries } = await decideAgain(setting.db.url, id);
  expect(entries.filter(({ kind }) => kind === 'TIME_CALLED')).toHaveLength(2);
  expect(entries.filter(({ kind }) => kind === 'PAIRED')).toHaveLength(2);
  expect(await wakeAtOf(id)).toBeNull();
});

test('the sweep starts with what has been due longest', async () => {
  const { node, all } = await deaf();
  const organizer = await setting.account('Queue Host');
  const due: string[] = [];
  for (let one = 1; one <= 4; one++) {
    const id = await openCup(all, organizer, { name: `Queue ${one}` });
    await setting.query('update tournaments set wake_at = $2 where id = $1', [id, new Date(one * MINUTE)]);
    due.push(id);
  }
  const now = new Date(10 * MINUTE);
  expect(await new PostgresTournaments(node.context.db).due.waiting(now, now)).toEqual(due);
});

test('a tournament that met a full disk goes on as soon as there is room', async () => {
  const { all } = await deaf();
  const { id } = await cup(all, 'Full', 4);
  await onFullDisk(setting, 'tournament_log', () => sweepTournaments(all));
  expect(await running(id)).toHaveLength(0);
  await sweepTournaments(all);
  expect(await running(id)).toHaveLength(2);
});

test('a round gets back the time of an outage before its time is called', async () => {
  const outages: { from: number; to: number }[] = [];
  const time = { outages, upTo: Number.POSITIVE_INFINITY, askUpTo: () => null };
  const node = await setting.node();
  const all = openTournaments({ ...node.context, matches: node.matches, time });
  const { id } = await cup(all, 'Away', 2, { roundLength: 60, atTime: 'DRAW' });
  await sweepTournaments(all);
  const roundOf = async () => (await decideAgain(setting.db.url, id)).event.stages[0]?.rounds[0];
  const begunAt = (await roundOf())?.begunAt ?? 0;
  outages.push({ from: begunAt + 20_000, to: begunAt + 9 * MINUTE });
  node.pass(9 * MINUTE);
  await sweepTournaments(all);
  expect(await roundOf()).toMatchObject({ timeCalled: false, endsAt: begunAt + 9 * MINUTE + 40_000 });
  node.pass(45_000);
  await sweepTournaments(all);
  expect(await roundOf()).toMatchObject({ timeCalled: true });
  const { entries } = await decideAgain(setting.db.url, id);
  expect(entries.filter(({ kind }) => kind === 'TIME_GIVEN_BACK')).toHaveLength(1);
});

test('nodes with clocks minutes apart that check at the same moment do everything once', async () => {
  const nodes = [await deaf(), await deaf(), await deaf()];
  const [one, ahead] = nodes;
  if (!one || !ahead) return expect.fail('no nodes');
  ahead.node.pass(4 * MINUTE);
  const { id, field } = await cup(one.all, 'Apart', 6, { stages: [{ kind: 'SWISS', rounds: 3, take: null }] });
  for (let turns = 0; turns < 40; turns++) {
    await Promise.all(nodes.flatMap(({ all }) => [runTournament(all, { tournamentId: id }), sweepTournaments(all)]));
    await allResign(nodes[turns % 3]?.node ?? one.node, id, field);
  }
  const { entries, event } = await decideAgain(setting.db.url, id);
  expect(event.status).toBe('FINISHED');
  expect(entries.flatMap((entry) => (entry.kind === 'PAIRED' ? [entry.facts.round] : []))).toEqual([1, 2, 3]);
  const taken = entries.flatMap((entry) => (entry.kind === 'RESULTS' ? entry.input.games : []));
  expect([taken.length, new Set(taken.map(({ matchId }) => matchId)).size]).toEqual([9, 9]);
  const matches = await setting.query('select from matches where tournament_id = $1', [id]);
  expect(matches).toHaveLength(9);
  const moments = entries.map(({ at }) => at);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
});

test('a player who leaves in the last round leaves the match as well, even if that ends the tournament', async () => {
  const { all } = await deaf();
  const { id, field } = await cup(all, 'Left', 2, { stages: [{ kind: 'SWISS', rounds: 1, take: null }] });
  await runTournament(all, { tournamentId: id });
  expect(await running(id)).toHaveLength(1);
  await drop(all, field[0] ?? expect.fail('no player'), { id });
  await runTournament(all, { tournamentId: id });
  expect((await decideAgain(setting.db.url, id)).event.status).toBe('FINISHED');
  expect(await running(id)).toEqual([]);
  const games = await setting.query('select status from tournament_games where tournament_id = $1', [id]);
  expect(games).toEqual([{ status: 'TAKEN' }]);
});

/** Returns a pool that runs `after` before it passes an answer to the caller. */
function slow(pool: pg.Pool, after: (text: string) => Promise<void>): pg.Pool {
  const query = async (...args: readonly unknown[]): Promise<unknown> => {
    const answer: unknown = await Reflect.apply(pool.query, pool, args);
    await after(JSON.stringify(args[0]));
    return answer;
  };
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('a result that another node takes first is taken once, even if a reader has already seen it', async () => {
  const [{ node, all }, other] = [await deaf(), await deaf()];
  let meanwhile: (() => Promise<void>) | null = null;
  const pool = slow(node.context.db.pool as pg.Pool, async (text) => {
    if (!meanwhile || !/tournament_games g join matches /.test(text)) return;
    const now = meanwhile;
    meanwhile = null;
    await now();
  });
  const late = openTournaments({
    ...node.context,
    db: { ...node.context.db, pool, orm: drizzle(pool, { schema }) },
    matches: node.matches,
  });
  const { id, organizer, field } = await cup(all, 'Twice', 2, { stages: [{ kind: 'SWISS', rounds: 2, take: null }] });
  await runTournament(late, { tournamentId: id });
  await allResign(node, id, field);
  let came = 0;
  meanwhile = async () => {
    came++;
    await runTournament(other.all, { tournamentId: id });
    await readTournament(late, organizer, { id });
  };
  await runTournament(late, { tournamentId: id });
  expect(came).toBe(1);
  const { entries } = await decideAgain(setting.db.url, id);
  expect(entries.flatMap((entry) => (entry.kind === 'RESULTS' ? entry.input.games : []))).toHaveLength(1);
  await late.close();
});
