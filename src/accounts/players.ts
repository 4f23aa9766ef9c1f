import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isUuid } from '../db/columns.ts';
import { apiKeys, players, sessions } from '../db/schema.ts';
import type { Transaction } from '../db/transaction.ts';
import { Refused } from '../errors.ts';
import type { Accounts } from './accounts.ts';
import { type Caller, tokenHashOf } from './caller.ts';
import { isCollision, takingName } from './names/taken-names.ts';
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

/** An account by its id, or null. */
export async function findPlayer(accounts: Pick<Accounts, 'db'>, id: string): Promise<Player | null> {
  if (!isUuid(id)) return null;
  const [row] = await accounts.db.orm.select().from(players).where(eq(players.id, id));
  return row ? toPlayer(row) : null;
}

/**
 * Whatever is counted of a player and then written comes one after the other: until the transaction ends nobody else gets past
 * this, nor is the account changed or deleted. False: it is deleted, or there is none.
 */
export async function lockPlayer(tx: Transaction, id: string): Promise<boolean> {
  const here = and(eq(players.id, id), isNull(players.deletedAt));
  // Not `update`: whoever refers to the player, as a transaction of theirs may have done already, need not wait.
  return (await tx.select({ id: players.id }).from(players).where(here).for('no key update')).length > 0;
}

/** The same. @throws Refused UNAUTHENTICATED when there is none any more */
export async function mustLockPlayer(tx: Transaction, id: string): Promise<void> {
  if (!(await lockPlayer(tx, id)))
    throw new Refused('UNAUTHENTICATED', 'The account is deleted: sign in with another one.');
}

/** A new player whom only a session brings back. */
export async function insertGuest(accounts: Accounts, name: string): Promise<Player> {
  const row = { id: randomUUID(), name, createdAt: new Date(accounts.now()) };
  const [made] = await accounts.db.orm.insert(players).values(row).returning();
  if (!made) throw new Error('an insert without its row');
  return toPlayer(made);
}

/** The new account, or null when its name or its outside identity is taken. */
export async function insertAccount(accounts: Accounts, account: NewAccount): Promise<Player | null> {
  const { name, passwordHash = null, issuer = null, subject = null, bot = false } = account;
  const id = randomUUID();
  const at = new Date(accounts.now()).toISOString();
  const { rows } = await accounts.db.orm
    .execute(sql`
      with named as (
        insert into players (id, name, password_hash, issuer, subject, bot, created_at)
        values (${id}, ${name}, ${passwordHash}, ${issuer}, ${subject}, ${bot}, ${at}::timestamptz)
        on conflict do nothing returning id),
      ${takingName(name)}
      select id from named`)
    .catch((error: unknown) => {
      if (isCollision(error)) return { rows: [] };
      throw error;
    });
  return rows.length > 0 ? findPlayer(accounts, id) : null;
}

/** Marks the caller's account as a bot's, for everybody to see, and for good: who has played a bot must be able to tell. */
export async function markAsBot(accounts: Accounts, caller: Caller): Promise<Player> {
  await accounts.db.orm.update(players).set({ bot: true }).where(eq(players.id, caller.id));
  accounts.bus.publishPlayer(caller.id, 'ACCOUNT');
  const player = await findPlayer(accounts, caller.id);
  if (!player) throw new Error('an account is gone that has just called');
  return player;
}

/**
 * As {@link mustLockPlayer}, for whatever goes on letting somebody in, or telling somebody: what the caller has shown must be
 * good still. So a new password either comes before, and has ended the caller's session, or afterwards, and ends what is made now.
 * @throws Refused UNAUTHENTICATED
 */
export async function lockCaller(tx: Transaction, caller: Caller): Promise<void> {
  await mustLockPlayer(tx, caller.id);
  if (!(await isStillIn(tx, caller)))
    throw new Refused('UNAUTHENTICATED', 'Your session or API key has ended: sign in again.');
}

async function isStillIn(tx: Transaction, caller: Caller): Promise<boolean> {
  const hash = tokenHashOf(caller);
  if (hash === null) return true; // an outside issuer's token: it is good until it expires, whatever happens here
  const rows =
    caller.keyId === null
      ? await tx
          .select({ id: sessions.playerId })
          .from(sessions)
          .where(and(eq(sessions.tokenHash, hash), isNull(sessions.revokedAt)))
      : await tx
          .select({ id: apiKeys.playerId })
          .from(apiKeys)
          .where(and(eq(apiKeys.keyHash, hash), isNull(apiKeys.revokedAt)));
  return rows.length > 0;
}
