import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { apiKeys, players, sessions } from '../db/schema.ts';
import type { Transaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import { Refused } from '../errors.ts';
import { isBanned } from './admins/ban.ts';
import { type Caller, tokenHashOf } from './caller.ts';
import type { AccountContext } from './context.ts';
import { claimName, isCollision } from './names/taken-names.ts';
import { isGuest, type Player, ROLES } from './player.ts';

type Row = typeof players.$inferSelect;
type NewAccount = Pick<typeof players.$inferInsert, 'name' | 'passwordHash' | 'issuer' | 'subject' | 'bot'>;

export function toPlayer(row: Row): Player {
  const { id, name, createdAt } = row;
  return {
    id,
    name,
    createdAt,
    guest: isGuest(row),
    bot: row.bot,
    deleted: row.deletedAt !== null,
    roles: ROLES.filter((role) => row.roles.includes(role.toLowerCase())),
  };
}

export async function findPlayer(accounts: Pick<AccountContext, 'db'>, id: string): Promise<Player | null> {
  if (!isUuid(id)) return null;
  const [row] = await accounts.db.orm.select().from(players).where(eq(players.id, id));
  return row ? toPlayer(row) : null;
}

/** Locks a player to make counting and writing atomic. Returns false for a deleted or unknown account. */
export async function lockPlayer(tx: Transaction, id: string): Promise<boolean> {
  const here = and(eq(players.id, id), isNull(players.deletedAt));
  // The lock is weaker than `update`, so that transactions can still write rows that refer to the player.
  return (await tx.select({ id: players.id }).from(players).where(here).for('no key update')).length > 0;
}

/** Locks a player like {@link lockPlayer}. @throws Refused UNAUTHENTICATED if the account no longer exists */
export async function mustLockPlayer(tx: Transaction, id: string): Promise<void> {
  if (!(await lockPlayer(tx, id)))
    throw new Refused('UNAUTHENTICATED', 'The account is deleted: sign in with another account.');
}

/** Creates an account. Returns null if the name or the external identity is taken. */
export async function insertAccount(accounts: AccountContext, account: NewAccount): Promise<Player | null> {
  const { name, passwordHash = null, issuer = null, subject = null, bot = false } = account;
  const id = randomUUID();
  const at = new Date(accounts.now()).toISOString();
  const { rows } = await accounts.db.orm
    .execute(sql`
      with named as (
        insert into players (id, name, password_hash, issuer, subject, bot, created_at)
        values (${id}, ${name}, ${passwordHash}, ${issuer}, ${subject}, ${bot}, ${at}::timestamptz)
        on conflict do nothing returning id),
      ${claimName(name)}
      select id from named`)
    .catch((error: unknown) => {
      if (isCollision(error)) return { rows: [] };
      throw error;
    });
  return rows.length > 0 ? findPlayer(accounts, id) : null;
}

/** Marks the caller's account as a bot, publicly and permanently, because opponents must be able to recognize bots. */
export async function markAsBot(accounts: AccountContext, caller: Caller): Promise<Player> {
  await accounts.db.orm.update(players).set({ bot: true }).where(eq(players.id, caller.id));
  accounts.bus.publishPlayer(caller.id, 'ACCOUNT');
  const player = await findPlayer(accounts, caller.id);
  if (!player) throw new Error('the account of the caller no longer exists');
  return player;
}

/**
 * Like {@link mustLockPlayer}, but also requires a valid token. Call this function before granting access or
 * notifications: a password change either came first and ended the session, or will come later and end the new grant.
 * @throws Refused UNAUTHENTICATED
 */
export async function lockCaller(tx: Transaction, caller: Caller): Promise<void> {
  await mustLockPlayer(tx, caller.id);
  if (!(await isStillIn(tx, caller)))
    throw new Refused('UNAUTHENTICATED', 'Your session or API key has ended: sign in again.');
}

async function isStillIn(tx: Transaction, caller: Caller): Promise<boolean> {
  const hash = tokenHashOf(caller);
  // A token from an external issuer is valid until it expires, unless the account is banned.
  if (hash === null) return (await tx.$count(players, and(eq(players.id, caller.id), isBanned()))) === 0;
  const [table, good] =
    caller.keyId === null
      ? [sessions, and(eq(sessions.tokenHash, hash), isNull(sessions.revokedAt))]
      : [apiKeys, and(eq(apiKeys.keyHash, hash), isNull(apiKeys.revokedAt))];
  return (await tx.$count(table, good)) > 0;
}
