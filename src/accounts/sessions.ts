import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { players, sessions } from '../db/schema.ts';
import type { Accounts } from './accounts.ts';
import { type Caller, vouchedFor } from './caller.ts';
import { isNewcomer } from './guest.ts';
import { playerOfIdentity } from './identities.ts';
import { typedName } from './names.ts';
import type { Player } from './player.ts';
import { toPlayer } from './players.ts';
import type { Holder, RecentSession } from './recent-sessions.ts';

/** A session as a client gets it: the only time that the token is seen. */
export interface Session {
  token: string;
  player: Player;
  expiresAt: Date;
}

const DAY = 86_400_000;
const OURS = /^[\w-]{43}$/;

/** A new session: 256 random bits, of which only the hash is stored. */
export async function openSession(accounts: Accounts, player: Player): Promise<Session> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(accounts.now() + accounts.sessionDays * DAY);
  const createdAt = new Date(accounts.now());
  await accounts.db.orm
    .insert(sessions)
    .values({ tokenHash: hashOf(token), playerId: player.id, createdAt, expiresAt });
  return { token, player, expiresAt };
}

/** Whose token this is, or null: unknown, expired, revoked, or of an issuer that we do not trust. */
export async function playerOf(accounts: Accounts, token: string): Promise<Caller | null> {
  const tokenHash = hashOf(token);
  if (!OURS.test(token)) return outsider(accounts, token, tokenHash);
  if (accounts.recent.isBad(tokenHash)) return null;
  const recent = accounts.recent.live(tokenHash) ?? (await read(accounts, tokenHash));
  if (recent && recent.expiresAt.getTime() > accounts.now()) return recent.caller;
  accounts.recent.noteBad(tokenHash);
  return null;
}

/**
 * Whose token it has been, as far as this node knows without asking anybody: a player; 'NOBODY' when it is known to be
 * no good; null when it would have to be looked up. For counting requests: it proves nothing.
 */
export function holderOf({ recent }: Accounts, token: string): Holder | 'NOBODY' | null {
  const tokenHash = hashOf(token);
  return recent.isBad(tokenHash) ? 'NOBODY' : recent.holder(tokenHash);
}

async function outsider(accounts: Accounts, token: string, tokenHash: string): Promise<Caller | null> {
  const identity = await accounts.outside?.identityOf(token);
  if (!identity) return null;
  const player = await playerOfIdentity(accounts, identity);
  accounts.recent.noteHolder(tokenHash, { id: player.id, isNewcomer: isNewcomer(player, accounts.now()) });
  return vouchedFor(player);
}

async function read(accounts: Accounts, tokenHash: string): Promise<RecentSession | null> {
  const live = and(
    eq(sessions.tokenHash, tokenHash),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, new Date(accounts.now())),
  );
  const [row] = await accounts.db.orm
    .select({ player: players, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(live);
  if (!row) return null;
  const found = { caller: vouchedFor(toPlayer(row.player)), expiresAt: row.expiresAt };
  accounts.recent.keep(tokenHash, found, isNewcomer(found.caller, accounts.now()));
  return found;
}

/** Whether a token is or has been that of a session of the account with this name. It may have ended; it proves no more than this. */
export async function wasSignedIn(
  accounts: Accounts,
  { name, token }: { name: string; token: string },
): Promise<boolean> {
  if (!OURS.test(token)) return false;
  const theirs = and(
    eq(sessions.tokenHash, hashOf(token)),
    sql`lower(${players.name}) = lower(${typedName(name)})`,
    isNotNull(players.passwordHash),
  );
  const from = accounts.db.orm.select({ id: players.id }).from(sessions);
  return (await from.innerJoin(players, eq(players.id, sessions.playerId)).where(theirs)).length > 0;
}

/** Ends a session for good. Other nodes follow within two seconds. */
export async function signOut(accounts: Accounts, token: string): Promise<void> {
  const tokenHash = hashOf(token);
  await accounts.db.orm
    .update(sessions)
    .set({ revokedAt: new Date(accounts.now()) })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)));
  accounts.recent.noteBad(tokenHash);
}

/** Deletes what nobody can use any more; so many at once, the rest next time. */
export async function deleteExpired({ db, now }: Pick<Accounts, 'db' | 'now'>): Promise<void> {
  const over = db.orm
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(lte(sessions.expiresAt, new Date(now())))
    .limit(5000);
  await db.orm.delete(sessions).where(inArray(sessions.tokenHash, over));
}

function hashOf(token: string): string {
  return hash('sha256', token);
}
