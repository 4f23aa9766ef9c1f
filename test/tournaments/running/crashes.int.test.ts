import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { AtRest } from '../../../src/db/encryption-at-rest.ts';
import * as schema from '../../../src/db/schema.ts';
import { fastRandom } from '../../../src/engine/index.ts';
import { resign } from '../../../src/matches/index.ts';
import {
  begin,
  openTournaments,
  readTournament,
  runTournament,
  sweepTournaments,
  type TournamentsHandle,
} from '../../../src/tournaments/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting } from '../../matches/setting.ts';
import { decideAgain } from './decide-again.ts';
import { openCup } from './open-cup.ts';
import { withQuery } from './replace-query.ts';

const setting = await closeAfterAll(openSetting());
const node = await setting.node();

class Cut extends Error {}

/**
 * A pool with statements that fail at random. Half of these statements are executed, and only their answers are lost.
 */
function cutting(pool: pg.Pool, fails: () => 'NOT' | 'BEFORE' | 'AFTER'): pg.Pool {
  const query = async (...args: readonly unknown[]): Promise<unknown> => {
    const when = fails();
    if (when === 'BEFORE') throw new Cut('cut before');
    const made = await Reflect.apply(pool.query, pool, args);
    if (when === 'AFTER') throw new Cut('cut after');
    return made;
  };
  return withQuery(pool, query);
}

test('after a crash at any statement a tournament goes on: every game and every result once', async () => {
  const { context, matches } = node;
  let armed = false;
  const seed = Math.trunc(Date.now());
  const random = fastRandom(seed);
  const chance = () =>
    armed && random(6) === 0 ? (random(2) === 0 ? ('BEFORE' as const) : ('AFTER' as const)) : ('NOT' as const);
  const pool = cutting(context.db.pool as pg.Pool, chance);
  const open = (): TournamentsHandle =>
    openTournaments({
      ...context,
      log: { error() {}, debug() {} },
      db: { pool, orm: drizzle(pool, { schema }), atRest: new AtRest() },
      matches,
    });
  let all = open();
  const organizer = await setting.account('Organizer');
  const players: Caller[] = [];
  for (let one = 0; one < 6; one++) players.push(await setting.account(`Player ${one}`));
  const id = await openCup(all, organizer, { bestOf: 3 }, players);
  await begin(all, organizer, { id });
  armed = true;
  let broken = 0;
  for (let turn = 0; turn < 600; turn++) {
    await runTournament(all, { tournamentId: id }).catch(() => {
      broken++;
    });
    // Memory is lost, as after a crash.
    if (turn % 3 === 0) {
      await all.close();
      all = open();
    }
    const running = await setting.query<{ id: string; player_id: string }>(
      `select m.id, s.player_id from matches m join seats s on s.match_id = m.id and s.seat = 0 where m.status = 'RUNNING'`,
    );
    const one = running[random(running.length || 1)];
    const loser = players.find((player) => player.id === one?.player_id);
    if (one && loser) await resign(matches, loser, { matchId: one.id });
    const [row] = await setting.query<{ status: string }>('select status from tournaments where id = $1', [id]);
    if (row?.status === 'FINISHED') break;
  }
  armed = false;
  await sweepTournaments(all);
  expect((await readTournament(all, organizer, { id })).status, `seed ${seed}`).toBe('FINISHED');
  expect(broken).toBeGreaterThan(5);
  await all.close();
  const { entries, event } = await decideAgain(setting.db.url, id);
  expect(entries.flatMap((entry) => (entry.kind === 'PAIRED' ? [entry.facts.round] : []))).toEqual([1, 2, 3]);
  const counted = event.stages.flatMap(({ rounds }) =>
    rounds.flatMap(({ tables }) => tables.flatMap(({ games }) => games)),
  );
  const games = await setting.query<{ match_id: string; status: string }>(
    'select match_id, status from tournament_games',
  );
  expect(counted.map(({ matchId }) => matchId).sort()).toEqual(games.map(({ match_id }) => match_id).sort());
  expect(new Set(games.map(({ status }) => status))).toEqual(new Set(['TAKEN']));
  const seats = await setting.query<{ seats: number }>(
    'select count(s.player_id)::int as seats from matches m join seats s on s.match_id = m.id group by m.id',
  );
  expect(seats.filter((match) => match.seats !== 2)).toEqual([]);
});
