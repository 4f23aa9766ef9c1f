import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { deliveries, notificationTargets } from '../../db/schema.ts';
import { FIRST_UUID } from '../../db/uuid.ts';
import type { NotificationContext } from '../context.ts';
import { wakeDelivery } from '../sending/retry-backoff.ts';
import { noticeEvents } from './watch-for-events.ts';

/** How many players one sweep checks. The next sweep checks the next players. */
const PLAYERS = 200;
/** The maximum number of deliveries that one sweep wakes. */
const AT_ONCE = 500;
/** How long deliveries stay visible, in milliseconds. Events are sent only for the shorter time `STALE`. */
const KEPT = 30 * 86_400_000;

/** Makes up for lost updates and wake-ups, and deletes old deliveries. */
export async function sweepNotifications(notifications: NotificationContext): Promise<void> {
  await wakeDue(notifications);
  await forgetOld(notifications);
  await noticePlayers(notifications);
}

async function noticePlayers(notifications: NotificationContext): Promise<void> {
  const { db, swept } = notifications;
  const { playerId, disabledAt } = notificationTargets;
  const rows = await db.orm
    .selectDistinct({ playerId })
    .from(notificationTargets)
    .where(and(gt(playerId, swept.after), isNull(disabledAt)))
    .orderBy(asc(playerId))
    .limit(PLAYERS);
  swept.after = rows.length < PLAYERS ? FIRST_UUID : (rows.at(-1)?.playerId ?? FIRST_UUID);
  const players = rows.map((row) => row.playerId);
  if (players.length > 0) await noticeEvents(notifications, { players });
}

// Every player's first delivery is woken before any player's second delivery, so that no player blocks the others.
async function wakeDue(notifications: NotificationContext): Promise<void> {
  const { id, targetId, nextAt, attempts } = deliveries;
  const { id: target, playerId } = notificationTargets;
  const due = await notifications.db.orm
    .select({ id, nextAt, attempts })
    .from(deliveries)
    .innerJoin(notificationTargets, eq(target, targetId))
    .where(lte(nextAt, new Date(notifications.now())))
    .orderBy(sql`row_number() over (partition by ${playerId} order by ${nextAt})`, asc(nextAt))
    .limit(AT_ONCE);
  for (const one of due) wakeDelivery(notifications, one);
}

async function forgetOld({ db, now }: NotificationContext): Promise<void> {
  const old = db.orm
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(lte(deliveries.createdAt, new Date(now() - KEPT)), isNull(deliveries.nextAt)))
    .limit(5000);
  await db.orm.delete(deliveries).where(inArray(deliveries.id, old));
}
