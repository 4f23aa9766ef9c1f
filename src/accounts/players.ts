import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { players } from '../db/schema.ts';
import type { Transaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import type { Accounts } from './accounts.ts';
import { isGuest } from './guest.ts';
import { type Player, ROLES } from './player.ts';

type Row = typeof players.$inferSelect;
type NewPlayer = Pick<typeof players.$inferInsert, 'name' | 'passwordHash' | 'issuer' | 'subject' | 'bot'>;

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

/** The new account, or null when its name or its outside identity is taken. */
export async function insertPlayer(accounts: Accounts, player: NewPlayer): Promise<Player | null> {
  const [row] = await accounts.db.orm
    .insert(players)
    .values({ ...player, id: randomUUID(), createdAt: new Date(accounts.now()) })
    .onConflictDoNothing()
    .returning();
  return row ? toPlayer(row) : null;
}
