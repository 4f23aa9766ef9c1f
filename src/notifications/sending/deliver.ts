import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { deliveries, notificationTargets } from '../../db/schema.ts';
import type { Notifications } from '../notifications.ts';
import { record } from './record.ts';
import { released } from './released.ts';
import { type StoredDelivery, type StoredTarget, send } from './send.ts';
import { wakeDelivery } from './wake-delivery.ts';

/** How long an attempt may take beyond the request itself, in milliseconds. Then others take it for dead. */
const MARGIN = 50_000;

/**
 * A delivery may be due: makes one attempt. Early, late, lost or doubled does no harm: what counts stands in the row, which
 * one at a time claims. Whoever dies between the request and its record leaves it to be made again, under the same id.
 */
export async function deliver(notifications: Notifications, { deliveryId }: { deliveryId: string }): Promise<void> {
  const claimed = await claim(notifications, deliveryId);
  if (!claimed) return;
  const { target, delivery } = claimed;
  const ready = delivery.status === 'HELD' ? await released(notifications, target, delivery) : delivery;
  if (ready) await record(notifications, target, ready, await send(notifications, target, ready));
  await wakeNext(notifications, target.id);
}

// One request at a time to a target: a slow one keeps nobody but itself waiting, and order is kept as long as all goes well.
async function claim(
  { db, now, patience }: Notifications,
  id: string,
): Promise<{ target: StoredTarget; delivery: StoredDelivery } | null> {
  const at = new Date(now());
  const until = new Date(at.getTime() + patience + MARGIN);
  const alone = sql`not exists (select from deliveries o where o.target_id = ${deliveries.targetId}
    and o.id <> ${deliveries.id} and o.claimed_until > ${at.toISOString()}::timestamptz)`;
  const free = or(isNull(deliveries.claimedUntil), lte(deliveries.claimedUntil, at));
  const due = and(eq(deliveries.id, id), inArray(deliveries.status, ['HELD', 'DUE']), lte(deliveries.nextAt, at));
  const [delivery] = await db.orm
    .update(deliveries)
    .set({ claimedUntil: until, nextAt: until })
    .where(and(due, free, alone))
    .returning();
  if (!delivery) return null;
  const [target] = await db.orm.select().from(notificationTargets).where(eq(notificationTargets.id, delivery.targetId));
  return target ? { target, delivery } : null;
}

async function wakeNext(notifications: Notifications, targetId: string): Promise<void> {
  const { id, nextAt, attempts } = deliveries;
  const [next] = await notifications.db.orm
    .select({ id, nextAt, attempts })
    .from(deliveries)
    .where(and(eq(deliveries.targetId, targetId), lte(nextAt, new Date(notifications.now()))))
    .orderBy(asc(nextAt))
    .limit(1);
  if (next) wakeDelivery(notifications, next);
}
