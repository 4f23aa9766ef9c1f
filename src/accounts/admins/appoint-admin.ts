import { and, arrayContains, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { players } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { StartError } from '../../errors.ts';
import { toPlayer } from '../players.ts';
import { isAdmin } from './must-be-admin.ts';
import { checkReason, logAct } from './operator-log.ts';

interface Appointment {
  playerId: string;
  act: 'APPOINT_ADMIN' | 'DISMISS_ADMIN';
  reason: string;
  at: Date;
}

/** Lists the ids and names of all admins. */
export function listAdmins({ orm }: Pick<Database, 'orm'>): Promise<{ id: string; name: string }[]> {
  const admins = and(arrayContains(players.roles, ['admin']), isNull(players.deletedAt));
  return orm.select({ id: players.id, name: players.name }).from(players).where(admins).orderBy(players.createdAt);
}

/**
 * Makes an account an admin, or ends that. Only the command line does this, so that no stolen session can. Does nothing
 * if there is nothing to change. @throws StartError for a guest or an unknown account
 */
export async function appointAdmin({ pool }: Pick<Database, 'pool'>, appointment: Appointment): Promise<void> {
  const { playerId, act, at } = appointment;
  const reason = checkReason(appointment.reason);
  await inTransaction(pool, async (tx) => {
    const here = and(eq(players.id, playerId), isNull(players.deletedAt));
    const [row] = isUuid(playerId) ? await tx.select().from(players).where(here).for('no key update') : [];
    if (!row) throw new StartError(`There is no account ${playerId}: \`me { id }\` shows a player their id.`);
    if (act === 'APPOINT_ADMIN' && toPlayer(row).guest)
      throw new StartError(`${row.name} is a guest: a guest must first become an account with keepAccount.`);
    if ((await isAdmin(tx, playerId)) === (act === 'APPOINT_ADMIN')) return;
    const change = act === 'APPOINT_ADMIN' ? sql`array_append` : sql`array_remove`;
    await tx
      .update(players)
      .set({ roles: sql`${change}(${players.roles}, 'admin')` })
      .where(here);
    await logAct(tx, { act, actorId: null, playerId, reason, at });
  });
}
