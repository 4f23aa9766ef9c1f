import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Caller,
  deleteAccount,
  deleteUnusedGuests,
  openAccounts,
  playerOf,
  signUp,
} from '../../src/accounts/index.ts';
import { clientError } from '../../src/api/client-errors.ts';
import { createMatch, joinMatch } from '../../src/matches/index.ts';
import { awaitedLater } from '../awaited-later.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from '../matches/setting.ts';
import { OF_NO_PLAYER, ROWS, type Row, WITHOUT_TRIGGER } from './rows-of-players.ts';

const PASSWORD = 'correct horse';

let caller: Caller;
let name: string;
let other: string;
let count = 0;

const setting = await closeAfterAll(openSetting());
const node = await setting.node();
const accounts = openAccounts({ ...node.context, sessionDays: 1, outside: null });

beforeEach(async () => {
  name = `Lea Vanished ${++count}`;
  const { token } = await signUp(accounts, { name, password: PASSWORD });
  caller = (await playerOf(accounts, token)) ?? expect.fail('no player for this session');
  other = (await setting.account(`Other ${count}`)).id;
  await setting.query(
    `insert into matches (id, game, rules_version, visibility, invitation, created_by, options, on_time_out,
      forfeit_after, seed, seed_hash, open_seats, standing, created_at)
    select $1::uuid, 'duel', '1', 'PUBLIC', $1::text, $1::uuid, '{}', 'ABSENT', 3, '', '', 1, '[]', now()`,
    [other],
  );
  await setting.query(
    `insert into tournaments (id, game, name, status, visibility, organizer, invitation, seed, seed_hash, created_at)
    select $1::uuid, 'duel', 'Cup', 'DRAFT', 'PUBLIC', $1::uuid, $1::text, '', '', now()`,
    [other],
  );
});

/** Opens a separate connection with an open transaction. */
async function begun(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: setting.db.url });
  await client.connect();
  await client.query('begin');
  return client;
}

/** Waits until this many connections are waiting for locks. */
async function whileWaiting(connections: number): Promise<void> {
  const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await setting.query<{ n: number }>(waiting))[0]?.n).toBe(connections);
}

const leave = () => deleteAccount(accounts, caller, { name, password: PASSWORD });

/** Starts a deletion that locks the player's row and waits until `goOn` is called. */
async function leaving(): Promise<{ goOn(): Promise<void> }> {
  const holder = await begun();
  await holder.query('lock table departures in access exclusive mode');
  const left = awaitedLater(leave());
  await whileWaiting(1);
  return {
    async goOn() {
      await holder.query('rollback');
      await holder.end();
      await left;
    },
  };
}

function rowsOf(where: string): Promise<Record<string, unknown>[]> {
  const [table = '', column = ''] = where.split('.');
  return setting.query(`select * from ${table} where ${column} = $1`, [caller.id]);
}

/** Checks that every row about the account is gone, except rows that contain only its id. */
async function expectGone(where: string, { late, stays }: Row): Promise<void> {
  const rows = await rowsOf(where);
  expect(rows).toHaveLength(stays ? 1 : 0);
  expect(JSON.stringify(rows)).not.toContain('Lea Vanished');
  if (late !== 'DEPART') return;
  const left = await setting.query('select at_tournaments from departures where player_id = $1', [caller.id]);
  expect(left).toEqual([{ at_tournaments: true }]);
}

describe('a row for an account that is being deleted', () => {
  it('belongs to a table listed in this file', async () => {
    const columns = await setting.query<{ name: string; column: string }>(
      `select c.table_name as name, c.column_name as column from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.data_type = 'uuid' or c.udt_name = '_uuid')`,
    );
    const found = columns.filter(({ column }) => !OF_NO_PLAYER.test(column)).map((one) => `${one.name}.${one.column}`);
    expect([...found, 'players.id'].sort()).toEqual([...Object.keys(ROWS), ...Object.keys(WITHOUT_TRIGGER)].sort());
  });

  it.each(Object.entries(ROWS))(
    '%s: the deletion waits for a row that is being written, then clears it',
    async (where, row) => {
      const writer = await begun();
      await writer.query(row.insert, [caller.id, other]);
      const left = awaitedLater(leave());
      await whileWaiting(1);
      await writer.query('commit');
      await writer.end();
      await left;
      await expectGone(where, row);
    },
  );

  it.each(Object.entries(ROWS))(
    '%s: a later row waits for the deletion, then is refused or cleared',
    async (where, row) => {
      const deletion = await leaving();
      const writer = await begun();
      const written = writer.query(row.insert, [caller.id, other]).then(
        () => writer.query('commit').then(() => 'WRITTEN'),
        (error: pg.DatabaseError) => error.code,
      );
      await whileWaiting(2);
      await deletion.goOn();
      expect(await written).toBe(row.late === 'REFUSE' ? 'UA001' : 'WRITTEN');
      await writer.end();
      if (row.late === 'REFUSE') expect(await rowsOf(where)).toEqual([]);
      else await expectGone(where, row);
    },
  );

  it.each(Object.entries(ROWS))('%s: the sweep clears rows that an earlier release let through', async (where, row) => {
    await leave();
    await setting.query('delete from departures where player_id = $1', [caller.id]);
    const old = await begun();
    await old.query("set session_replication_role = 'replica'"); // no triggers, like an earlier release
    await old.query(row.insert, [caller.id, other]);
    if (where === 'seats.player_id')
      await old.query(`update seats set name = 'Lea Vanished' where player_id = $1`, [caller.id]);
    await old.query('commit');
    await old.end();
    const departed = () => setting.query('select from departures where player_id = $1', [caller.id]);
    for (let page = 0; page < 2; page++) await deleteUnusedGuests(accounts); // two calls cover all players
    const rows = await rowsOf(where);
    expect(rows).toHaveLength(row.stays ? 1 : 0);
    expect(JSON.stringify(rows)).not.toContain('Lea Vanished');
    expect(await departed()).toHaveLength(where === 'seats.player_id' ? 1 : 0);
  });
});

describe('a player whose account is being deleted', () => {
  it.each([
    ['creates no match', () => createMatch(node.matches, caller, { game: 'duel' })],
    ['creates no match with a key', () => createMatch(node.matches, caller, { game: 'duel', key: 'k' })],
    ['takes no seat', async () => joinMatch(node.matches, caller, { matchId: (await open()).id })],
  ])('%s', async (_, attempt) => {
    await open();
    const deletion = await leaving();
    const tried = attempt().catch((error: unknown) => clientError(error, { refused() {}, outage() {}, bug() {} }));
    await whileWaiting(2);
    await deletion.goOn();
    expect(await tried).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'The account is deleted: sign in with another account.',
    });
    expect(await setting.query('select from seats where player_id = $1', [caller.id])).toEqual([]);
    expect(await setting.query('select from matches where created_by = $1', [caller.id])).toEqual([]);
  });

  async function open() {
    return createMatch(node.matches, await setting.account(`Opener ${randomUUID()}`), { game: 'duel' });
  }
});
