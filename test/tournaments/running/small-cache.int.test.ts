import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../../../src/accounts/index.ts';
import * as schema from '../../../src/db/schema.ts';
import { resign } from '../../../src/matches/index.ts';
import { appendEntry } from '../../../src/tournaments/append/append-entry.ts';
import { tournamentContext } from '../../../src/tournaments/assemble.ts';
import { begin, readTournament, register, runTournament } from '../../../src/tournaments/index.ts';
import { PostgresTournaments } from '../../../src/tournaments/log/postgres-tournaments.ts';
import { TournamentCache } from '../../../src/tournaments/log/tournament-cache.ts';
import { TournamentsHandle } from '../../../src/tournaments/tournaments-handle.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting } from '../../matches/setting.ts';
import { decideAgain } from './decide-again.ts';
import { openCup } from './open-cup.ts';
import { withQuery } from './replace-query.ts';

const setting = await closeAfterAll(openSetting());
const node = await setting.node();

/** A cache size that is enough for one small tournament, but not for two. */
const NARROW = 19_000;

/** Tournaments with a small cache, and the number of rows in each query for games. */
function narrow() {
  const { context, matches } = node;
  const games: number[] = [];
  const target = context.db.pool as pg.Pool;
  const query = async (...args: readonly unknown[]): Promise<unknown> => {
    const made = await Reflect.apply(target.query, target, args);
    if (/^select .*tournament_games/s.test(z.looseObject({ text: z.string() }).safeParse(args[0]).data?.text ?? ''))
      games.push(made.rows.length);
    return made;
  };
  const pool = withQuery(target, query);
  const cache = new TournamentCache(new PostgresTournaments(context.db), context.db, NARROW);
  const tournaments = {
    ...tournamentContext({ ...context, db: { ...context.db, pool, orm: drizzle(pool, { schema }) }, matches }),
    cache,
  };
  return { tournaments, cache, games, all: new TournamentsHandle(tournaments) };
}

async function cup(all: TournamentsHandle, name: string, count = 3): Promise<{ id: string; field: Caller[] }> {
  const organizer = await setting.account(`Host of ${name}`);
  const stages = [{ kind: 'ROUND_ROBIN' as const, cycles: 1, take: null }];
  const field: Caller[] = [];
  for (let one = 0; one < count; one++) field.push(await setting.account(`${name} ${one}`));
  const id = await openCup(all, organizer, { name, stages }, field);
  await begin(all, organizer, { id });
  return { id, field };
}

test('tournaments that evict each other from memory go on unchanged', async () => {
  const { all, cache } = narrow();
  const cups = [await cup(all, 'One'), await cup(all, 'Two')];
  for (let turn = 0; turn < 12; turn++) {
    await Promise.all(cups.map(({ id }) => runTournament(all, { tournamentId: id })));
    expect(cache.bytes).toBeLessThanOrEqual(NARROW);
    await loseAll(cups.flatMap(({ field }) => field));
  }
  for (const { id } of cups) {
    expect((await readTournament(all, null, { id })).status).toBe('FINISHED');
    await decideAgain(setting.db.url, id);
  }
});

test('a held tournament that was evicted is still brought up to date', async () => {
  const { all, tournaments, cache } = narrow();
  const { all: other } = narrow();
  const organizer = await setting.account('Host');
  const ids: string[] = [];
  for (const name of ['Held', 'Kept']) ids.push(await openCup(all, organizer, { name }));
  const [id = '', kept = ''] = ids;
  const held = (await cache.fresh(id)) ?? expect.fail('no tournament');
  await cache.fresh(kept);
  expect(cache.size).toBe(1);
  await register(other, await setting.account('First'), { id });
  const second = await setting.account('Second');
  const input = { members: [second.id], deck: null, invited: false };
  await appendEntry(tournaments, held, () => ({ kind: 'REGISTERED', by: second.id, input }));
  expect((await readTournament(other, null, { id })).entrantCount).toBe(2);
});

test('a round is seated without reading the games of earlier rounds', async () => {
  const { all, games } = narrow();
  const { id, field } = await cup(all, 'Many', 4);
  for (let turn = 0; turn < 4; turn++) {
    await runTournament(all, { tournamentId: id });
    await loseAll(field);
  }
  expect((await readTournament(all, null, { id })).stages[0]?.rounds).toHaveLength(3);
  expect(games.length).toBeGreaterThan(6);
  expect(Math.max(...games)).toBe(2);
});

async function loseAll(field: readonly Caller[]): Promise<void> {
  const running = await setting.query<{ id: string; player_id: string }>(
    `select m.id, s.player_id from matches m join seats s on s.match_id = m.id and s.seat = 0 where m.status = 'RUNNING'`,
  );
  for (const { id, player_id } of running) {
    const loser = field.find((one) => one.id === player_id);
    if (loser) await resign(node.matches, loser, { matchId: id });
  }
}
