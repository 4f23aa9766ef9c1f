import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { deliveries, notificationTargets } from '../../db/schema.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Notifications } from '../notifications.ts';
import { record } from './record.ts';
import { due, released } from './released.ts';
import { type StoredDelivery, type StoredTarget, send } from './send.ts';
import { MOST_UNDER_WAY } from './under-way.ts';
import { wakeDelivery } from './wake-delivery.ts';

/** How long an attempt may take beyond the request itself, in milliseconds. Then others take it for dead. */
const MARGIN = 50_000;

/**
 * A delivery may be due: makes one attempt. Early, late, lost or doubled does no harm: what counts stands in the row, which
 * one at a time claims. Whoever dies between the request and its record leaves it to be made again, under the same id.
 * While its player has enough under way here it is left as it is, and the end of one of those wakes it.
 */
export async function deliver(notifications: Notifications, { deliveryId }: { deliveryId: string }): Promise<void> {
  const owner = await ownerOfDue(notifications, deliveryId);
  if (owner === null || !notifications.underWay.take(owner)) return;
  try {
    await attempt(notifications, deliveryId);
  } finally {
    notifications.underWay.giveBack(owner);
  }
  await wakeNext(notifications, owner);
}

async function attempt(notifications: Notifications, deliveryId: string): Promise<void> {
  const mine = await claim(notifications, deliveryId);
  if (!mine) return;
  const { target, delivery } = mine;
  const look = delivery.status === 'HELD' ? released : due;
  const ready = await look(notifications, target, delivery);
  if (ready) await record(notifications, target, ready, await send(notifications, target, ready));
}

async function ownerOfDue({ db, now }: Notifications, id: string): Promise<string | null> {
  const [row] = await db.orm
    .select({ owner: notificationTargets.playerId })
    .from(deliveries)
    .innerJoin(notificationTargets, eq(notificationTargets.id, deliveries.targetId))
    .where(and(eq(deliveries.id, id), lte(deliveries.nextAt, new Date(now()))));
  return row?.owner ?? null;
}

// One request at a time to a target: a slow one keeps nobody but itself waiting, and order is kept as long as all goes well.
// Its row is held meanwhile: of two claims for it that come at the same moment the second sees the first.
function claim(
  notifications: Notifications,
  id: string,
): Promise<{ target: StoredTarget; delivery: StoredDelivery } | null> {
  return inTransaction(notifications.db.pool, async (tx) => {
    const its = tx.select({ id: deliveries.targetId }).from(deliveries).where(eq(deliveries.id, id));
    const [target] = await tx
      .select()
      .from(notificationTargets)
      .where(inArray(notificationTargets.id, its))
      .for('no key update');
    const delivery = target && (await claimed(notifications, tx, id));
    return delivery ? { target, delivery } : null;
  });
}

async function claimed({ now, patience }: Notifications, tx: Transaction, id: string): Promise<StoredDelivery | null> {
  const at = new Date(now());
  const until = new Date(at.getTime() + patience + MARGIN);
  const alone = sql`not exists (select from deliveries o where o.target_id = ${deliveries.targetId}
    and o.id <> ${deliveries.id} and o.claimed_until > ${at.toISOString()}::timestamptz)`;
  const free = or(isNull(deliveries.claimedUntil), lte(deliveries.claimedUntil, at));
  const due = and(eq(deliveries.id, id), inArray(deliveries.status, ['HELD', 'DUE']), lte(deliveries.nextAt, at));
  const [delivery] = await tx
    .update(deliveries)
    .set({ claimedUntil: until, nextAt: until })
    .where(and(due, free, alone))
    .returning();
  return delivery ?? null;
}

// So many as may be under way: two that end at once wake the same, and the places of both must be filled again.
async function wakeNext(notifications: Notifications, owner: string): Promise<void> {
  const { id, targetId, nextAt, attempts } = deliveries;
  const at = new Date(notifications.now());
  const free = sql`not exists (select from deliveries o where o.target_id = ${targetId}
    and o.claimed_until > ${at.toISOString()}::timestamptz)`;
  const waiting = await notifications.db.orm
    .selectDistinctOn([targetId], { id, nextAt, attempts })
    .from(deliveries)
    .innerJoin(notificationTargets, eq(notificationTargets.id, targetId))
    .where(and(eq(notificationTargets.playerId, owner), lte(nextAt, at), free))
    .orderBy(targetId, asc(nextAt));
  const first = waiting.sort((a, b) => Number(a.nextAt) - Number(b.nextAt)).slice(0, MOST_UNDER_WAY);
  for (const one of first) wakeDelivery(notifications, one, 'next');
}
