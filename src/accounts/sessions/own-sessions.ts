import { hash } from 'node:crypto';
import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { sessions } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';
import { checkLabel } from '../names/visible-name.ts';
import { hashOf } from './tokens.ts';

/** A session as its owner sees it, without the token, which only the device has. */
export interface OwnSession {
  id: string;
  name: string | null;
  createdAt: Date;
  /** When the session was last used, to the hour, or null if no use has been recorded. */
  usedAt: Date | null;
  expiresAt: Date;
  current: boolean;
}

type Row = typeof sessions.$inferSelect;

/** The maximum number of sessions in the list, newest first. All sessions can be ended. */
const MOST = 200;

/** Lists the caller's valid sessions, newest first. */
export async function listSessions(
  accounts: AccountContext,
  caller: Caller,
  token: string | null,
): Promise<OwnSession[]> {
  return (await live(accounts, caller)).map((row) => toOwn(row, token));
}

/** Renames one of the caller's sessions. @throws Refused BAD_INPUT, NOT_FOUND */
export async function nameSession(
  accounts: AccountContext,
  caller: Caller,
  { id, name, token }: { id: string; name: string; token: string | null },
): Promise<OwnSession> {
  const found = await find(accounts, caller, id);
  const named = { name: checkLabel(name) };
  await accounts.db.orm.update(sessions).set(named).where(eq(sessions.tokenHash, found.tokenHash));
  return toOwn({ ...found, ...named }, token);
}

/** A node that misses the update ends the session within two seconds. A token from an external issuer stays valid. */
export async function signOut(accounts: AccountContext, caller: Caller, token: string): Promise<void> {
  await revoke(accounts, caller, (itsHash) => sql`${itsHash} = ${hashOf(token)}`);
}

/** Ends one of the caller's sessions and its subscriptions. @returns the session's id @throws Refused NOT_FOUND */
export async function revokeSession(accounts: AccountContext, caller: Caller, id: string): Promise<string> {
  const { tokenHash } = await find(accounts, caller, id);
  await revoke(accounts, caller, (itsHash) => sql`${itsHash} = ${tokenHash}`);
  return id;
}

/** Ends all of the caller's sessions except the one with this token. @returns the number of ended sessions */
export function revokeOtherSessions(accounts: AccountContext, caller: Caller, token: string | null): Promise<number> {
  return revoke(accounts, caller, (itsHash) => sql`${itsHash} is distinct from ${hashOf(token ?? '')}`);
}

/** Ends sessions and the push subscriptions that they made. @param isOne the condition on a session's hash */
async function revoke(accounts: AccountContext, { id }: Caller, isOne: (itsHash: SQL) => SQL): Promise<number> {
  const at = sql`${new Date(accounts.now()).toISOString()}::timestamptz`;
  const { rows: ended } = await accounts.db.orm.execute<{ token_hash: string }>(sql`
    with ended as (
      update sessions set revoked_at = ${at}
      where player_id = ${id} and revoked_at is null and ${isOne(sql`token_hash`)} returning token_hash),
    unheard as (
      delete from notification_targets where player_id = ${id} and kind = 'PUSH' and ${isOne(sql`session_hash`)})
    select token_hash from ended`);
  for (const { token_hash } of ended) accounts.recent.noteBad(token_hash);
  if (ended.length > 0) accounts.bus.publishPlayer(id, 'ACCESS');
  return ended.length;
}

function live({ db, now }: AccountContext, { id }: Caller): Promise<Row[]> {
  const theirs = and(eq(sessions.playerId, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date(now())));
  return db.orm.select().from(sessions).where(theirs).orderBy(desc(sessions.createdAt)).limit(MOST);
}

async function find(accounts: AccountContext, caller: Caller, id: string): Promise<Row> {
  const found = (await live(accounts, caller)).find(({ tokenHash }) => idOf(tokenHash) === id);
  if (found) return found;
  throw new Refused('NOT_FOUND', 'You have no such session: `account.sessions` lists yours.', { field: 'id' });
}

/** Derives a session's id from the hash of its token without revealing the hash, so that the id needs no column. */
function idOf(tokenHash: string): string {
  return hash('sha256', `session ${tokenHash}`).slice(0, 32);
}

function toOwn({ tokenHash, name, createdAt, usedAt, expiresAt }: Row, token: string | null): OwnSession {
  const current = token !== null && tokenHash === hashOf(token);
  return { id: idOf(tokenHash), name, createdAt, usedAt, expiresAt, current };
}
