import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { players } from '../db/schema.ts';
import { isUuid } from '../uuid.ts';
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

/** The new account, or null when its name or its outside identity is taken. */
export async function insertPlayer(accounts: Accounts, player: NewPlayer): Promise<Player | null> {
  const [row] = await accounts.db.orm
    .insert(players)
    .values({ ...player, id: randomUUID(), createdAt: new Date(accounts.now()) })
    .onConflictDoNothing()
    .returning();
  return row ? toPlayer(row) : null;
}
