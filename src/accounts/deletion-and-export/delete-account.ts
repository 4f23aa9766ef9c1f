import { type SQL, sql } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { badInput, hasCode } from '../../errors.ts';
import { lockSubject } from '../admins/act-on-player.ts';
import type { COMMAND_LINE } from '../admins/actor.ts';
import { checkReason, type LoggedAct, logAct, readAct } from '../admins/operator-log.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';
import { looksLike } from '../names/lookalikes.ts';
import { DELETED } from '../names/player-name.ts';
import { provePassword } from '../passwords/password-hash.ts';

export interface DeleteAccount {
  /** The account's name, which the player retypes to prevent accidental deletion. */
  name: string;
  /** The password, which is required if the player has one. */
  password?: string | null | undefined;
}

/**
 * Permanently deletes the caller's account and all of its data. The account's matches stay, with a placeholder for the
 * name. The next sweep removes the account from waiting and running matches and from tournaments.
 * @throws Refused BAD_INPUT (the name), UNAUTHENTICATED (the password)
 */
export async function deleteAccount(
  accounts: AccountContext,
  caller: Caller,
  input: DeleteAccount,
  address: string | null = null,
): Promise<void> {
  if (!looksLike(input.name, caller.name))
    throw badInput('name', 'The name does not match your account: send the name of the account to delete.');
  await provePassword(accounts, caller, input.password ?? '', address).catch((error: unknown) => {
    if (!hasCode(error, 'FORBIDDEN')) throw error; // guests and players of an external issuer have no password
  });
  await remove(accounts, caller.id);
  accounts.bus.publishPlayer(caller.id, 'ACCOUNT');
}

/**
 * Deletes an account for an owner who cannot sign in, such as a banned player. Only for the command line.
 * @throws Refused NOT_FOUND, FORBIDDEN (an admin's account), BAD_INPUT (the reason)
 */
export async function deleteAccountOf(
  accounts: AccountContext,
  _: typeof COMMAND_LINE,
  { playerId, ...input }: { playerId: string; reason: string },
): Promise<LoggedAct> {
  const reason = checkReason(input.reason);
  const at = new Date(accounts.now());
  const entry = await inTransaction(accounts.db.pool, async (tx) => {
    await lockSubject(tx, playerId);
    await removeIn(tx, playerId, at);
    return logAct(tx, { act: 'DELETE_ACCOUNT', actorId: null, playerId, reason, at });
  });
  accounts.bus.publishPlayer(playerId, 'ACCOUNT');
  return readAct(accounts, entry);
}

async function remove({ db, now }: AccountContext, id: string): Promise<void> {
  await inTransaction(db.pool, (tx) => removeIn(tx, id, new Date(now())));
}

async function removeIn(tx: Transaction, id: string, time: Date): Promise<void> {
  const at = sql`${time.toISOString()}::timestamptz`;
  const removal = sql`
    with gone as (
      update players set name = ${DELETED}, password_hash = null, issuer = null, subject = null,
        roles = '{player}', ban_reason = null, banned_until = null, deleted_at = ${at}
      where id = ${id} and deleted_at is null returning id),
    ${clearing(sql`select id from gone`)},
    leaving as (insert into departures (player_id, since) select id, ${at} from gone on conflict do nothing)
    select`;
  // Lock the account first, so that the next statement sees every row that was written for the account. Later writes
  // wait, as described at `account_lives`.
  await tx.execute(sql`select from players where id = ${id} for update`);
  await tx.execute(removal);
}

/** The trigger `account_lives` (migration 0024) refuses writes for deleted accounts with this code. */
const GONE = 'UA001';

export function isOfDeletedAccount(error: unknown): boolean {
  return hasCode(error, GONE);
}

/**
 * Returns statement parts that delete all data that must not outlive an account, and its name in records that stay.
 * @param whose a query that returns the ids of deleted players
 */
export function clearing(whose: SQL): SQL {
  const theirs = sql`player_id in (${whose})`;
  return sql`
    without_sessions as (delete from sessions where ${theirs}),
    without_name as (delete from taken_names where ${theirs}),
    without_keys as (delete from api_keys where ${theirs}),
    without_blocks as (delete from blocks where ${theirs} or blocked_id in (${whose})),
    without_friends as (delete from friends where ${theirs} or friend_id in (${whose})),
    without_presence as (delete from presences where ${theirs}),
    without_reports as (delete from player_reports where ${theirs} or reporter_id in (${whose})),
    without_decks as (delete from decks where ${theirs}),
    without_address as (delete from emails where ${theirs}),
    without_emails as (delete from mailed_tokens where ${theirs}),
    without_targets as (delete from notification_targets where ${theirs}),
    without_messages as (delete from chat_messages where ${theirs}),
    without_search as (delete from searches where ${theirs}),
    without_requests as (delete from request_keys where ${theirs}),
    nameless as (
      update seats set name = null, name_salt = null where ${theirs} and (name is not null or name_salt is not null)
      returning player_id),
    uncalled as (update reservations set called = null where ${theirs} and called is not null)`;
}
