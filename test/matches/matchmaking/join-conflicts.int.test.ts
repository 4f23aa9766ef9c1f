import { createHash } from 'node:crypto';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { createMatch, joinMatch, leaveMatch, readMatch } from '../../../src/matches/index.ts';
import { PUT_ENTROPY } from '../../../src/matches/log/waiting/postgres-waiting.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting } from '../setting.ts';

let ada: Caller;
let bob: Caller;
let cleo: Caller;

const setting = await closeAfterAll(openSetting());
const [one, two] = [await setting.node(), await setting.node()];
beforeEach(async () => {
  [ada, bob, cleo] = [await setting.player('Ada'), await setting.player('Bob'), await setting.player('Cleo')];
});

interface Held {
  table: 'matches' | 'players';
  id: string;
  /** The number of requests that wait for the row. */
  waiting?: number;
}

/** Locks a row until requests that have already read it are waiting, then makes `change` and releases the lock. */
async function meanwhile<T>(
  { table, id, waiting = 1 }: Held,
  coming: () => Promise<T>[],
  change: (client: pg.Client) => Promise<unknown> = async () => {},
): Promise<PromiseSettledResult<T>[]> {
  const client = new pg.Client({ connectionString: setting.db.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select from ${table} where id = $1 for update`, [id]);
    const outcome = Promise.allSettled(coming());
    await expect.poll(blocked).toBe(waiting);
    await change(client);
    await client.query('commit');
    return await outcome;
  } finally {
    await client.end();
  }
}

async function blocked(): Promise<number | undefined> {
  const [row] = await setting.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.n;
}

/** Returns the stored state of a waiting match. */
async function stored(id: string) {
  const [match] = await setting.query<{ status: string; open: number; free: number }>(
    `select status, open_seats as open, (select count(*)::int from seats s where s.match_id = m.id and s.player_id is null) as free
     from matches m where id = $1`,
    [id],
  );
  return match;
}

const players = ({ seats }: { seats: readonly { player: { name: string } | null }[] }) =>
  seats.map(({ player }) => player?.name ?? null);

describe('between reading a match and joining it', () => {
  test('nothing changes: the player gets the seat', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel', seats: 3 });
    const [joined] = await meanwhile({ table: 'matches', id: matchId }, () => [
      joinMatch(two.matches, bob, { matchId }),
    ]);
    expect(joined?.status).toBe('fulfilled');
    expect(players(await readMatch(one.matches, ada, matchId))).toEqual(['Ada', 'Bob', null]);
    expect(await stored(matchId)).toEqual({ status: 'WAITING', open: 1, free: 1 });
  });

  test('another column of the row changes: the player gets the wanted seat, once', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel', seats: 3 });
    const [joined] = await meanwhile(
      { table: 'matches', id: matchId },
      () => [joinMatch(two.matches, bob, { matchId, seat: 2 })],
      (client) => client.query('update matches set nudged_at = now() where id = $1', [matchId]),
    );
    expect(joined?.status).toBe('fulfilled');
    expect(players(await readMatch(one.matches, ada, matchId))).toEqual(['Ada', null, 'Bob']);
    expect(await stored(matchId)).toEqual({ status: 'WAITING', open: 1, free: 1 });
  });

  test('another player joins: the second one gets the next seat', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel', seats: 4 });
    const both = await meanwhile({ table: 'matches', id: matchId, waiting: 2 }, () => [
      joinMatch(one.matches, bob, { matchId }),
      joinMatch(two.matches, cleo, { matchId }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const seated = players(await readMatch(one.matches, ada, matchId));
    expect([seated.slice(0, 1), seated.slice(1, 3).sort(), seated.slice(3)]).toEqual([
      ['Ada'],
      ['Bob', 'Cleo'],
      [null],
    ]);
    expect(await stored(matchId)).toEqual({ status: 'WAITING', open: 1, free: 1 });
  });

  test('another player takes the last seat: one of the two is refused, and the cards are dealt once', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel' });
    const both = await meanwhile({ table: 'matches', id: matchId, waiting: 2 }, () => [
      joinMatch(one.matches, bob, { matchId }),
      joinMatch(two.matches, cleo, { matchId }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'FORBIDDEN' } });
    expect(await readMatch(one.matches, ada, matchId)).toMatchObject({ status: 'RUNNING', version: 0 });
    expect(await stored(matchId)).toEqual({ status: 'RUNNING', open: 0, free: 0 });
  });

  test('the same player joins: one seat is enough', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel', seats: 4 });
    const both = await meanwhile({ table: 'matches', id: matchId, waiting: 2 }, () => [
      joinMatch(one.matches, bob, { matchId }),
      joinMatch(two.matches, bob, { matchId }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await stored(matchId)).toEqual({ status: 'WAITING', open: 2, free: 2 });
  });

  test('the match is cancelled: no seat is taken', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel' });
    const [joined] = await meanwhile(
      { table: 'matches', id: matchId },
      () => [joinMatch(two.matches, bob, { matchId })],
      (client) => client.query(`update matches set status = 'CANCELLED', finished_at = now() where id = $1`, [matchId]),
    );
    expect(joined).toMatchObject({ status: 'rejected', reason: { code: 'FORBIDDEN' } });
    expect(await stored(matchId)).toEqual({ status: 'CANCELLED', open: 1, free: 1 });
  });

  test('a player leaves: no seat is lost or counted twice', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel', seats: 4 });
    await joinMatch(one.matches, bob, { matchId });
    const both = await meanwhile({ table: 'matches', id: matchId, waiting: 2 }, () => [
      leaveMatch(one.matches, bob, { matchId }),
      joinMatch(two.matches, cleo, { matchId }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const seated = players(await readMatch(one.matches, ada, matchId)).filter((name) => name !== null);
    expect(seated.sort()).toEqual(['Ada', 'Cleo']);
    expect(await stored(matchId)).toEqual({ status: 'WAITING', open: 2, free: 2 });
  });

  test('a player adds entropy: the cards follow from it', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel' });
    const value = 'ada-has-rolled-17-dice';
    const [joined] = await meanwhile(
      { table: 'matches', id: matchId },
      () => [joinMatch(two.matches, bob, { matchId })],
      (client) => client.query(PUT_ENTROPY, [matchId, 0, value]),
    );
    expect(joined).toMatchObject({ status: 'fulfilled', value: { status: 'RUNNING' } });
    const [row] = await setting.query<{ seed: string; server_seed: string | null }>(
      'select seed, server_seed from matches where id = $1',
      [matchId],
    );
    const deal = ['arbiter-deal-1', row?.server_seed, value, '-'].join('\n');
    expect(row?.seed).toBe(createHash('sha256').update(deal).digest('hex'));
  });

  test('a seat is reserved: no other player gets it', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel', seats: 3 });
    const keep = 'insert into reservations (match_id, seat, player_id) values ($1, 1, $2)';
    await setting.query(keep, [matchId, cleo.id]);
    await expect(joinMatch(one.matches, bob, { matchId, seat: 1 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      details: { free: [2] },
    });
    await joinMatch(one.matches, bob, { matchId });
    const begun = await joinMatch(two.matches, cleo, { matchId });
    expect([begun.status, ...players(begun)]).toEqual(['RUNNING', 'Ada', 'Cleo', 'Bob']);
  });
});

describe('a player whose account is deleted at the same time', () => {
  const deleteBob = async (client: pg.Client) => {
    await client.query(`update players set name = 'Deleted player', deleted_at = now() where id = $1`, [bob.id]);
    await client.query('update seats set name = null, name_salt = null where player_id = $1', [bob.id]);
  };
  const names = () => setting.query<{ name: string | null }>('select name from seats where player_id = $1', [bob.id]);

  const refused = { status: 'rejected', reason: { code: 'UA001' } };

  test('gets no seat', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel', seats: 3 });
    const held = { table: 'players', id: bob.id } as const;
    const [joined] = await meanwhile(held, () => [joinMatch(two.matches, bob, { matchId })], deleteBob);
    expect(joined).toMatchObject(refused);
    expect(await names()).toEqual([]);
  });

  test('creates no match', async () => {
    const [opened] = await meanwhile(
      { table: 'players', id: bob.id },
      () => [createMatch(two.matches, bob, { game: 'duel', seats: 3 })],
      deleteBob,
    );
    expect(opened).toMatchObject(refused);
    expect(await names()).toEqual([]);
  });
});
