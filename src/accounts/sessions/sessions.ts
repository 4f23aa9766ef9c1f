import DataLoader from 'dataloader';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { preparedOnce } from '../../db/prepared-query.ts';
import { players, presences, sessions } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import { type MaybePromise, whenReady } from '../../promises.ts';
import { isBanned, refuseBanned } from '../admins/ban.ts';
import { type Caller, tokenHashOf, vouchedFor } from '../caller.ts';
import { noteSeen } from '../contacts/presence.ts';
import type { AccountContext } from '../context.ts';
import { isApiKey, readKey } from '../keys/api-keys.ts';
import { isNewcomer, type Player } from '../player.ts';
import { toPlayer } from '../players.ts';
import { playerOfIdentity } from './oidc-accounts.ts';
import type { CachedSession, Holder } from './session-cache.ts';
import { hashOf, networkHash, newToken } from './tokens.ts';

/** A new session as the client receives it. The server never shows the token again. */
export interface Session {
  token: string;
  player: Player;
  expiresAt: Date;
}

const DAY = 86_400_000;
const OURS = /^[\w-]{43}$/;

/** How often a session's last use is recorded, in milliseconds. */
const USED = 3_600_000;

interface NewSession {
  /** Null for a player without a password. If the password changes in the meantime, no session is opened. */
  passwordHash: string | null;
  name?: string | null;
  address?: string | null;
}

/** @throws Refused BANNED; UNAUTHENTICATED if the password has been changed or the account deleted in the meantime */
export async function openSession(
  accounts: Pick<AccountContext, 'db' | 'now' | 'sessionDays'>,
  player: Player,
  { passwordHash, name = null, address = null }: NewSession,
): Promise<Session> {
  const token = newToken();
  const expiresAt = new Date(accounts.now() + accounts.sessionDays * DAY);
  const at = sql`${new Date(accounts.now()).toISOString()}::timestamptz`;
  const cameFrom = address === null ? null : networkHash(player.id, address);
  const { rows } = await accounts.db.orm.execute(sql`
    insert into sessions (token_hash, player_id, name, created_at, used_at, expires_at, came_from)
    select ${hashOf(token)}::text, id, ${name}::text, ${at}, ${at}, ${expiresAt.toISOString()}::timestamptz, ${cameFrom}::text
    from players
    where id = ${player.id} and deleted_at is null and password_hash is not distinct from ${passwordHash}::text
      and not ${isBanned(at)}
    for share
    returning player_id`);
  if (rows.length === 0) {
    await refuseBanned(accounts, player.id);
    throw new Refused('UNAUTHENTICATED', 'The account has just been changed or deleted: sign in again.');
  }
  return { token, player, expiresAt };
}

/**
 * Returns null if the token is unknown, expired, revoked, or from an untrusted issuer.
 * @param before the caller that the same token belonged to before, which saves hashing the token again
 * @throws Refused BANNED for a token from an external issuer; a ban ends all other tokens
 */
export function playerOf(
  accounts: AccountContext,
  token: string,
  before: Caller | null = null,
): MaybePromise<Caller | null> {
  const tokenHash = (before && tokenHashOf(before)) ?? hashOf(token);
  const key = isApiKey(token);
  if (!key && !OURS.test(token)) return outsider(accounts, token, tokenHash);
  if (accounts.recent.bad.has(tokenHash)) return null;
  const recent = accounts.recent.live.get(tokenHash) ?? lookUp(accounts, tokenHash, key);
  return whenReady(recent, (session) => {
    if (session && session.expiresAt.getTime() > accounts.now()) return session.caller;
    accounts.recent.noteBad(tokenHash);
    return null;
  });
}

/** Returns null if this node has not cached the token. A cached client does not prove that the token is valid. */
export function holderOf({ recent }: AccountContext, token: string): Holder | 'INVALID' | null {
  const tokenHash = hashOf(token);
  return recent.bad.has(tokenHash) ? 'INVALID' : (recent.holders.get(tokenHash) ?? null);
}

async function outsider(accounts: AccountContext, token: string, tokenHash: string): Promise<Caller | null> {
  const identity = await accounts.outside?.identityOf(token);
  if (!identity) return null;
  const player = await playerOfIdentity(accounts, identity);
  accounts.recent.holders.set(tokenHash, { client: player.id, isNewcomer: isNewcomer(player, accounts.now()) });
  return vouchedFor(player);
}

async function lookUp(accounts: AccountContext, tokenHash: string, key: boolean): Promise<CachedSession | null> {
  const found = await (key ? readKey(accounts, tokenHash) : readSession(accounts, tokenHash));
  if (found) accounts.recent.keep(tokenHash, found, isNewcomer(found.caller, accounts.now()));
  return found;
}

async function readSession(accounts: AccountContext, tokenHash: string): Promise<CachedSession | null> {
  const row = await sessionLoader(accounts).load(tokenHash);
  if (!row) return null;
  await noteUse(accounts, tokenHash, row.usedAt);
  const player = toPlayer(row.player);
  noteSeen(accounts, player, row.presence);
  return { caller: vouchedFor(player, null, tokenHash), expiresAt: row.expiresAt };
}

type LiveRow = Awaited<ReturnType<ReturnType<typeof liveSessions>['execute']>>[number];
type SessionLoader = DataLoader<string, LiveRow | null>;

const loaders = new WeakMap<AccountContext, SessionLoader>();

/** Batches the lookups made in one turn of the event loop. Caches nothing, so it never returns a revoked session. */
function sessionLoader(accounts: AccountContext): SessionLoader {
  const loader =
    loaders.get(accounts) ??
    new DataLoader((tokenHashes) => liveRows(accounts, [...tokenHashes]), {
      ...{ cache: false, maxBatchSize: 256, batchScheduleFn: setImmediate },
    });
  loaders.set(accounts, loader);
  return loader;
}

async function liveRows({ db, now }: AccountContext, tokenHashes: string[]): Promise<(LiveRow | null)[]> {
  const rows = await liveSessions(db.orm).execute({ tokenHashes, now: new Date(now()) });
  const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
  return tokenHashes.map((tokenHash) => byHash.get(tokenHash) ?? null);
}

// The query is prepared, because each token in use is looked up every two seconds.
const liveSessions = preparedOnce((orm) => {
  const live = and(
    sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, sql.placeholder('now')),
    isNull(players.deletedAt),
  );
  return orm
    .select({
      ...{ tokenHash: sessions.tokenHash, player: players, usedAt: sessions.usedAt, expiresAt: sessions.expiresAt },
      presence: presences,
    })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .leftJoin(presences, eq(presences.playerId, players.id))
    .where(live)
    .prepare('live-sessions');
});

async function noteUse(accounts: AccountContext, tokenHash: string, before: Date | null): Promise<void> {
  const now = accounts.now();
  if (before && now - before.getTime() < USED) return;
  await accounts.db.orm
    .update(sessions)
    .set({ usedAt: new Date(now) })
    .where(eq(sessions.tokenHash, tokenHash));
}
