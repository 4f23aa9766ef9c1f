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

const PASSWORD = 'correct horse';

/** How the trigger `account_lives` treats a row for an account that is already deleted. */
type Late = 'REFUSE' | 'UNNAME' | 'DEPART';
interface Row {
  late: Late;
  /**
   * Inserts a row for player $1. $2 is another player's id, and also serves as the id of a match, a tournament and a
   * target.
   */
  insert: string;
  /** Set if the row is kept because other players' records need it. */
  stays?: true;
}

const ROWS: Readonly<Record<string, Row>> = {
  'sessions.player_id': {
    late: 'REFUSE',
    insert: `insert into sessions (token_hash, player_id, expires_at) select $1::text, $1::uuid, now() + interval '1 h' where $2::uuid is not null`,
  },
  'api_keys.player_id': {
    late: 'REFUSE',
    insert: `insert into api_keys (key_hash, id, player_id, name, scopes, budget, created_at, expires_at)
      select $1::text, $1::uuid, $1::uuid, 'Script', '{READ}', 60, now(), now() where $2::uuid is not null`,
  },
  'blocks.player_id': {
    late: 'REFUSE',
    insert: `insert into blocks (player_id, blocked_id, at) select $1::uuid, $2::uuid, now()`,
  },
  'blocks.blocked_id': {
    late: 'REFUSE',
    insert: `insert into blocks (player_id, blocked_id, at) select $2::uuid, $1::uuid, now()`,
  },
  'player_reports.reporter_id': {
    late: 'REFUSE',
    insert: `insert into player_reports (id, at, reporter_id, player_id, reason) select gen_random_uuid(), now(), $1::uuid, $2::uuid, 'x'`,
  },
  'player_reports.player_id': {
    late: 'REFUSE',
    insert: `insert into player_reports (id, at, reporter_id, player_id, reason) select gen_random_uuid(), now(), $2::uuid, $1::uuid, 'x'`,
  },
  'decks.player_id': {
    late: 'REFUSE',
    insert: `insert into decks (id, player_id, game, name, cards) select $1::uuid, $1::uuid, 'duel', 'Mine', '[]' where $2::uuid is not null`,
  },
  'emails.player_id': {
    late: 'REFUSE',
    insert: `insert into emails (player_id, address, confirmed_at) select $1::uuid, 'late@example.org', now() where $2::uuid is not null`,
  },
  'mailed_tokens.player_id': {
    late: 'REFUSE',
    insert: `insert into mailed_tokens (token_hash, player_id, purpose, address, expires_at)
      select $1::text, $1::uuid, 'RESET', 'late@example.org', now() where $2::uuid is not null`,
  },
  'notification_targets.player_id': {
    late: 'REFUSE',
    insert: `insert into notification_targets (id, player_id, kind, address, address_hash, secret, events, quiet, created_at)
      select $1::uuid, $1::uuid, 'WEBHOOK', 'https://example.org/', '', 's', '{YOUR_TURN}', true, now() where $2::uuid is not null`,
  },
  'request_keys.player_id': {
    late: 'REFUSE',
    insert: `insert into request_keys (player_id, verb, key, digest, match_id, at) select $1::uuid, 'createMatch', 'k', '', $2::uuid, now()`,
  },
  'chat_messages.player_id': {
    late: 'REFUSE',
    insert: `insert into chat_messages (id, match_id, room, player_id, text, at) select $1::uuid, $2::uuid, 'PLAYERS', $1::uuid, 'Lea Vanished', now()`,
  },
  'matches.created_by': {
    late: 'REFUSE',
    stays: true,
    insert: `insert into matches (id, game, rules_version, visibility, invitation, created_by, options, on_time_out,
        forfeit_after, seed, seed_hash, open_seats, standing, created_at)
      select gen_random_uuid(), 'duel', '1', 'PUBLIC', $1::text, $1::uuid, '{}', 'ABSENT', 3, '', '', 1, '[]', now() where $2::uuid is not null`,
  },
  'challenges.from_player': {
    late: 'REFUSE',
    stays: true,
    insert: `insert into challenges (id, match_id, from_player, created_at, expires_at) select $1::uuid, $2::uuid, $1::uuid, now(), now()`,
  },
  'tournaments.organizer': {
    late: 'REFUSE',
    stays: true,
    insert: `insert into tournaments (id, game, name, status, visibility, organizer, invitation, seed, seed_hash, created_at)
      select $1::uuid, 'duel', 'Cup', 'OPEN', 'PUBLIC', $1::uuid, $1::text, '', '', now() where $2::uuid is not null`,
  },
  'reservations.player_id': {
    late: 'UNNAME',
    stays: true,
    insert: `insert into reservations (match_id, seat, player_id, called) select $2::uuid, 1, $1::uuid, 'Lea Vanished'`,
  },
  'seats.player_id': {
    late: 'DEPART',
    stays: true,
    insert: `insert into seats (match_id, seat, player_id, name, name_salt)
      select $2::uuid, 1, $1::uuid, (select name from players where id = $1::uuid and deleted_at is null for key share), 'salt'`,
  },
  'tournament_members.player_id': {
    late: 'DEPART',
    stays: true,
    insert: `insert into tournament_members (tournament_id, player_id, entrant) select $2::uuid, $1::uuid, 1`,
  },
  'tournament_officials.player_id': {
    late: 'DEPART',
    stays: true,
    insert: `insert into tournament_officials (tournament_id, player_id, role, since) select $2::uuid, $1::uuid, 'JUDGE', now()`,
  },
};

/** Columns that refer to players and need no trigger, with the reason. Most of them hold only the account's id. */
const WITHOUT_TRIGGER: Readonly<Record<string, string>> = {
  'taken_names.player_id': 'written with the row itself, or while it is held; see taken-names.int.test.ts',
  ...{ 'players.id': 'the row itself', 'departures.player_id': 'written by the deletion' },
  'collectors.player_id': 'cards are never lost: the audit adds up all of them',
  'collections.player_id': 'cards are never lost: the audit adds up all of them',
  'collection_changes.player_id': 'a record: cards are never lost',
  ...{ 'listeners.player_id': 'an open connection; gone within a minute', 'analyses.asked_by': 'only counted' },
  ...{ 'ratings.player_id': 'follows from seats', 'rating_changes.player_id': 'follows from seats' },
  'match_readings.player_id': 'a record: which judge has read',
  ...{ 'judge_calls.taken_by': 'a record: which judge came', 'judge_calls.closed_by': 'a record: which judge came' },
  'tournament_log.by_player': 'a record: who has asked for an entry',
  ...{ 'player_reports.taken_by': 'a record of an admin', 'player_reports.resolved_by': 'a record of an admin' },
  ...{ 'operator_log.actor_id': 'a record of an act', 'operator_log.player_id': 'a record of an act' },
};
const OF_NO_PLAYER = /^(id|match_id|tournament_id|target_id|report_id|message_id|act_id|key_id|rematch_of|node)$/;

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
