import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { apiKeys, players } from '../../db/schema.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { badInput, Refused } from '../../errors.ts';
import { type Caller, vouchedFor } from '../caller.ts';
import type { AccountContext } from '../context.ts';
import { checkLabel } from '../names/visible-name.ts';
import { lockCaller, toPlayer } from '../players.ts';
import { createdButDeleted, earlierResult, isFirst, keyedRequest } from '../request-keys.ts';
import type { CachedSession } from '../sessions/session-cache.ts';
import { hashOf, newToken } from '../sessions/tokens.ts';
import { SCOPES, type Scope } from './scopes.ts';

/** An API key as its owner sees it, without the secret, which is shown only once. */
export interface ApiKey {
  id: string;
  name: string;
  scopes: readonly Scope[];
  /** The maximum number of requests per minute. */
  budget: number;
  createdAt: Date;
  /** When the key was last used, to the hour, or null if it was never used. */
  usedAt: Date | null;
  expiresAt: Date;
}

export interface CreateApiKey {
  name: string;
  scopes: readonly Scope[];
  /** The key's lifetime in days, from 1 to 365; by default, 90. */
  days?: number | null | undefined;
  /** The requests per minute; by default, a tenth of the budget that all keys of a player share. */
  budget?: number | null | undefined;
  /** The client's key, 1 to 200 characters. A player's requests with the same key create only one API key. */
  key?: string | null | undefined;
}

/** The prefix of every API key, so that scanners can recognize a leaked key. */
const PREFIX = 'arbk_';
const DAY = 86_400_000;
/** The maximum number of keys per player. */
const MOST = 20;
/** The budget that a player's keys share if rate limits are off. It takes effect when rate limits are switched on. */
const USUAL = 600;

type Row = typeof apiKeys.$inferSelect;

/** Lists the caller's valid keys, newest first. */
export async function listApiKeys(
  accounts: AccountContext,
  caller: Caller,
  db: Pick<Transaction, 'select'> = accounts.db.orm,
): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKeys).where(live(accounts, caller)).orderBy(desc(apiKeys.createdAt));
  return rows.map(toKey);
}

/**
 * A repeated request with the same `key` gets the same API key with a new secret, because only hashes are stored.
 * @throws Refused BAD_INPUT (also for a key used for another request); UNAUTHENTICATED if the caller was just deleted
 * or signed out; FORBIDDEN for guests, for too many keys, and if no budget is left; NOT_FOUND if the API key created
 * under `key` has been revoked or has expired
 */
export async function createApiKey(
  accounts: AccountContext,
  caller: Caller,
  input: CreateApiKey,
): Promise<{ key: ApiKey; secret: string }> {
  const { days, scopes, name } = checked(input);
  if (caller.guest)
    throw new Refused('FORBIDDEN', 'Guests cannot have API keys: keep the account with keepAccount first.');
  const request = keyedRequest(caller, 'createApiKey', input);
  const secret = PREFIX + newToken();
  const keyHash = hashOf(secret);
  const now = accounts.now();
  const dates = { createdAt: new Date(now), expiresAt: new Date(now + days * DAY) };
  const { row, former } = await inTransaction(accounts.db.pool, async (tx) => {
    await lockCaller(tx, caller);
    const before = await earlierResult(accounts, request, tx);
    if (before) return withNewSecret(tx, accounts, caller, { id: before, keyHash });
    const budget = budgetFor(accounts, await listApiKeys(accounts, caller, tx), input.budget ?? null);
    const made = { id: randomUUID(), keyHash, playerId: caller.id, name, scopes, budget };
    await isFirst(accounts, tx, request, { answerId: made.id, at: dates.createdAt });
    const [row] = await tx
      .insert(apiKeys)
      .values({ ...made, ...dates })
      .returning();
    return { row, former: null };
  });
  if (!row) throw new Error('an insert without its row');
  if (former !== null) endSecret(accounts, caller, former);
  return { key: toKey(row), secret };
}

async function withNewSecret(
  tx: Transaction,
  accounts: AccountContext,
  caller: Caller,
  { id, keyHash }: Pick<Row, 'id' | 'keyHash'>,
): Promise<{ row: Row; former: string }> {
  const its = and(live(accounts, caller), eq(apiKeys.id, id));
  const [before] = await tx.select().from(apiKeys).where(its).for('update');
  if (!before) throw createdButDeleted();
  await tx.update(apiKeys).set({ keyHash }).where(its);
  return { row: before, former: before.keyHash };
}

function endSecret(accounts: AccountContext, { id }: Caller, keyHash: string): void {
  accounts.recent.noteBad(keyHash);
  accounts.bus.publishPlayer(id, 'ACCESS');
}

/** Revokes a key, ends its open connections and deletes its webhooks. @throws Refused NOT_FOUND */
export async function revokeApiKey(accounts: AccountContext, caller: Caller, id: string): Promise<string> {
  if (!isUuid(id)) throw notYours();
  const at = sql`${new Date(accounts.now()).toISOString()}::timestamptz`;
  const { rows } = await accounts.db.orm.execute<{ key_hash: string }>(sql`
    with revoked as (
      update api_keys set revoked_at = ${at}
      where id = ${id} and player_id = ${caller.id} and revoked_at is null and expires_at > ${at}
      returning id, key_hash),
    unheard as (delete from notification_targets where key_id in (select id from revoked))
    select key_hash from revoked`);
  const [row] = rows;
  if (!row) throw notYours();
  endSecret(accounts, caller, row.key_hash);
  return id;
}

function checked({ name, scopes, days }: CreateApiKey) {
  const life = days ?? 90;
  if (life < 1 || life > 365) throw badInput('days', `days: must be from 1 to 365, not ${life}`);
  if (scopes.length === 0) throw badInput('scopes', 'scopes: name at least one of READ, PLAY, ORGANIZE');
  return { name: checkLabel(name), days: life, scopes: SCOPES.filter((scope) => scopes.includes(scope)) };
}

// All keys share the owner's budget, so that more keys do not allow more requests.
function budgetFor(accounts: AccountContext, keys: readonly ApiKey[], wanted: number | null): number {
  const all = accounts.keyBudget || USUAL;
  const budget = wanted ?? Math.ceil(all / 10);
  if (budget < 1 || budget > all) throw badInput('budget', `A key's budget must be 1 to ${all} requests a minute.`);
  if (keys.length >= MOST)
    throw new Refused('FORBIDDEN', `At most ${MOST} keys are allowed: revoke one.`, { open: keys.length, limit: MOST });
  const left = all - keys.reduce((sum, key) => sum + key.budget, 0);
  if (budget <= left) return budget;
  throw new Refused('FORBIDDEN', `Your keys share ${all} requests a minute, and ${left} are left.`, {
    left,
    limit: all,
  });
}

function live({ now }: AccountContext, { id }: Caller) {
  return and(eq(apiKeys.playerId, id), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, new Date(now())));
}

function toKey({ id, name, scopes, budget, createdAt, usedAt, expiresAt }: Row): ApiKey {
  const known = SCOPES.filter((scope) => scopes.includes(scope));
  return { id, name, scopes: known, budget, createdAt, usedAt, expiresAt };
}

function notYours(): Refused {
  return new Refused('NOT_FOUND', 'You have no such key: `account.apiKeys` lists yours.', { field: 'id' });
}

const OURS = new RegExp(`^${PREFIX}[\\w-]{43}$`);
/** How often a key's last use is recorded, in milliseconds. */
const USED = 3_600_000;

/** Whether a token has the form of an API key. */
export function isApiKey(token: string): boolean {
  return OURS.test(token);
}

/** Returns null if the key is unknown, expired or revoked, or if the account is deleted. */
export async function readKey(accounts: AccountContext, keyHash: string): Promise<CachedSession | null> {
  const { orm } = accounts.db;
  const now = new Date(accounts.now());
  const live = and(
    eq(apiKeys.keyHash, keyHash),
    isNull(apiKeys.revokedAt),
    gt(apiKeys.expiresAt, now),
    isNull(players.deletedAt),
  );
  const [row] = await orm
    .select({ player: players, key: apiKeys })
    .from(apiKeys)
    .innerJoin(players, eq(players.id, apiKeys.playerId))
    .where(live);
  if (!row) return null;
  if (!row.key.usedAt || now.getTime() - row.key.usedAt.getTime() >= USED)
    await orm.update(apiKeys).set({ usedAt: now }).where(eq(apiKeys.keyHash, keyHash));
  return { caller: vouchedFor(toPlayer(row.player), toKey(row.key), keyHash), expiresAt: row.key.expiresAt };
}
