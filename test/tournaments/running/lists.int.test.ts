import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import * as schema from '../../../src/db/schema.ts';
import { resign } from '../../../src/matches/index.ts';
import {
  appoint,
  begin,
  cancelTournament,
  createTournament,
  drop,
  type ListedTournament,
  listTournaments,
  openRegistration,
  openTournaments,
  pause,
  readTournament,
  register,
  runTournament,
  type TournamentView,
  unregister,
} from '../../../src/tournaments/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting } from '../../matches/setting.ts';
import { withQuery } from './replace-query.ts';

const setting = await closeAfterAll(openSetting());
const node = await setting.node();

/** A tournaments module with an empty cache, and the number of statements that it has sent. */
function newcomer() {
  const { context, matches } = node;
  let statements = 0;
  const asked = context.db.pool as pg.Pool;
  const pool = withQuery(asked, (...args) => {
    statements++;
    return Reflect.apply(asked.query, asked, args);
  });
  const all = openTournaments({ ...context, db: { ...context.db, pool, orm: drizzle(pool, { schema }) }, matches });
  return { all, statements: () => statements };
}

async function accounts(count: number, name: string): Promise<Caller[]> {
  const made: Caller[] = [];
  for (let one = 1; one <= count; one++) made.push(await setting.account(`${name} ${one}`));
  return made;
}

/** Returns the fields of a tournament that a list shows without reading its log. */
function shown(one: TournamentView | ListedTournament) {
  const { id, version, status, setup, organizer, paused, invitation } = one;
  const { seedHash, createdAt, begunAt, endedAt, nextAt, entrantCount } = one;
  return {
    ...{ id, version, status, setup, organizer, paused, invitation },
    ...{ seedHash, createdAt, begunAt, endedAt, nextAt, entrantCount },
  };
}

/** Returns the viewer's own entrant, as both a list and the tournament show it. */
async function own({ yourEntrant }: TournamentView | ListedTournament) {
  if (!yourEntrant) return null;
  const members = yourEntrant.members.map(async ({ deck, ...member }) => ({
    ...member,
    deck: typeof deck === 'function' ? await deck() : deck,
  }));
  return { ...yourEntrant, members: await Promise.all(members) };
}

async function agreeFor(viewers: readonly (Caller | null)[], mostStatements: number, first = 3): Promise<void> {
  for (const viewer of viewers) {
    const { all, statements } = newcomer();
    const { edges } = await listTournaments(all, viewer, { first });
    expect(statements()).toBeLessThanOrEqual(mostStatements);
    for (const { node: listed } of edges) {
      const whole = await readTournament(all, viewer, { id: listed.id });
      expect(shown(listed)).toEqual(shown(whole));
      expect(await own(listed)).toEqual(await own(whole));
    }
    await all.close();
  }
}

const CUP = { name: 'Cup', game: 'duel', grace: 0, stages: [{ kind: 'SWISS' as const, rounds: 2, take: null }] };

test('a page of fifty is one statement, and shows the same as reading each tournament', async () => {
  const { all } = newcomer();
  const organizers = await accounts(3, 'Host');
  const [first, second] = await accounts(2, 'Guest of');
  if (!first || !second) expect.fail('no player');
  for (let one = 0; one < 51; one++) {
    const organizer = organizers[one % 3] ?? expect.fail('no player');
    const { id } = await createTournament(all, organizer, { ...CUP, name: `Cup ${one}`, description: `Of ${one}` });
    if (one % 5 === 4) continue;
    await openRegistration(all, organizer, { id });
    await register(all, first, { id });
    if (one % 5 === 3) await unregister(all, first, { id });
    if (one % 5 === 2) await cancelTournament(all, organizer, { id });
    if (one % 5 !== 1) continue;
    await register(all, second, { id });
    await begin(all, organizer, { id });
    if (one % 2 === 0) await pause(all, organizer, { id });
  }
  await agreeFor([null, first, organizers[0] ?? null], 1, 50);
});

describe('with a broadcast delay', () => {
  const DELAY = 3600;

  test('a list lags as much as the tournament itself, and takes two statements', async () => {
    const { all } = newcomer();
    const [organizer, judge, voice, ...field] = await accounts(7, 'Late');
    if (!organizer || !judge || !voice) expect.fail('no player');
    const viewers = [null, organizer, judge, voice, ...field.slice(0, 2)];
    const { id } = await createTournament(all, organizer, { ...CUP, name: 'Behind', broadcastDelay: DELAY });
    await openRegistration(all, organizer, { id });
    for (const one of field) await register(all, one, { id });
    await appoint(all, organizer, { id, player: judge.id, role: 'JUDGE' });
    await appoint(all, organizer, { id, player: voice.id, role: 'COMMENTATOR' });
    await agreeFor(viewers, 2);
    const statuses = async () => {
      const seen = [];
      for (const viewer of [null, organizer, field[0] ?? null]) {
        const { edges } = await listTournaments(all, viewer, { first: 3 });
        seen.push(edges.find((edge) => edge.node.id === id)?.node.status);
      }
      return seen;
    };
    await begin(all, organizer, { id });
    await runTournament(all, { tournamentId: id });
    expect(await statuses()).toEqual(['OPEN', 'RUNNING', 'RUNNING']);
    await agreeFor(viewers, 2);
    for (let turn = 0; turn < 4; turn++) {
      node.pass((DELAY * 1000) / 4);
      if (turn === 1) await drop(all, field[3] ?? organizer, { id });
      await loseAll(field);
      await runTournament(all, { tournamentId: id });
      await agreeFor(viewers, 2);
    }
    expect(await statuses()).toEqual(['RUNNING', 'FINISHED', 'RUNNING']);
    node.pass(DELAY * 1000);
    expect(await statuses()).toEqual(['FINISHED', 'FINISHED', 'FINISHED']);
    await agreeFor(viewers, 2);
  });
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

test('a row from an earlier release is shown as it is', async () => {
  const { all } = newcomer();
  const [organizer] = await accounts(1, 'Earlier');
  if (!organizer) expect.fail('no player');
  const { id } = await createTournament(all, organizer, { ...CUP, name: 'Before' });
  await setting.query('update tournaments set listing = null, setup = null where id = $1', [id]);
  await agreeFor([organizer], 60);
  await openRegistration(all, organizer, { id });
  // A node that does not know the listing has written the latest entry.
  await setting.query(`update tournaments set listing = jsonb_set(listing::jsonb, '{version}', '0') where id = $1`, [
    id,
  ]);
  await agreeFor([organizer], 60);
});
