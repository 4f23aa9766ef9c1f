import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import type { Transaction } from '../../db/transaction.ts';
import { Refused } from '../../errors.ts';
import { type Actor, COMMAND_LINE } from './actor.ts';

/** Reads the role from the database, because a socket's caller keeps the roles that it had when it connected. */
export async function mustBeAdmin(db: Pick<Transaction, '$count'>, actor: Actor): Promise<void> {
  if (actor === COMMAND_LINE || (await isAdmin(db, actor.id))) return;
  throw new Refused('FORBIDDEN', 'Only an admin of this server can do this: contact one instead.');
}

export async function isAdmin(db: Pick<Transaction, '$count'>, id: string): Promise<boolean> {
  const admin = and(eq(players.id, id), arrayContains(players.roles, ['admin']), isNull(players.deletedAt));
  return (await db.$count(players, admin)) > 0;
}
