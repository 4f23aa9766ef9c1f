import { and, asc, desc, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm';
import { deliveries, notificationTargets } from '../../db/schema.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { PoolBusy } from '../../process/worker-pool.ts';
import { type NotificationContext, opened } from '../context.ts';
import { MOST_OF_PLAYER, shareOfPlayer, sharesOfAddress } from './in-flight-limits.ts';
import { messageOf } from './message-text.ts';
import { countAttempt, NO_ANSWER, recordAttempt, skip } from './record-attempt.ts';
import { wakeDelivery } from './retry-backoff.ts';
import { send } from './send.ts';

/** How much longer than its request an attempt can take, in milliseconds, before others may claim the delivery. */
const MARGIN = 50_000;

/** The order of a target's due deliveries. The beginning of a match comes before the match's questions. */
const IN_ORDER = [asc(deliveries.nextAt), desc(eq(deliveries.event, 'MATCH_BEGAN'))];

/**
 * Attempts the first due delivery of a target. A wake-up may be early, late, lost or repeated without harm, because the
 * row contains the time when the delivery is due, and only one process at a time can claim it. If the player already
 * has the maximum number of requests in flight in this process, the delivery waits until one of these requests ends.
 * @throws PoolBusy if the address or the IPv6 site has the maximum number of requests in flight, so that the job is
 * retried
 */
export async function deliver(notifications: NotificationContext, { deliveryId }: { deliveryId: string }) {
  const { inFlight } = notifications;
  const due = await ownerOfDue(notifications, deliveryId);
  if (!due) return;
  const ofPlayer = shareOfPlayer(due.playerId);
  const ofAddress = sharesOfAddress(due.madeFrom);
  if (inFlight.isFull(ofPlayer)) return;
  if (ofAddress.some((share) => inFlight.isFull(share)))
    throw new PoolBusy('too many requests for one address are in flight');
  await inFlight.run([ofPlayer, ...ofAddress], (stop) => attempt(notifications, deliveryId, stop));
  await wakeNext(notifications, due.playerId);
}

async function attempt(notifications: NotificationContext, deliveryId: string, stop: AbortSignal): Promise<void> {
  const mine = await claim(notifications, deliveryId);
  if (!mine) return;
  const { target, delivery } = mine;
  if (delivery.attempts > notifications.backOff.length)
    return recordAttempt(notifications, target, delivery, NO_ANSWER);
  const message = await messageOf(notifications, { ...delivery, playerId: target.playerId });
  if (!message) return skip(notifications, delivery, null);
  const { text, sendAt } = message;
  if (sendAt.getTime() > notifications.now()) return skip(notifications, delivery, sendAt);
  const counted = await countAttempt(notifications, delivery);
  if (!counted) return;
  await recordAttempt(notifications, target, counted, await send(notifications, target, { ...counted, text, stop }));
}

async function ownerOfDue(notifications: NotificationContext, deliveryId: string) {
  const { id, playerId, madeFrom } = notificationTargets;
  const [row] = await notifications.db.orm
    .select({ id, playerId, madeFrom })
    .from(deliveries)
    .innerJoin(notificationTargets, eq(id, deliveries.targetId))
    .where(and(eq(deliveries.id, deliveryId), lte(deliveries.nextAt, new Date(notifications.now()))));
  if (!row) return null;
  return { ...row, madeFrom: row.madeFrom && opened(notifications, 'madeFrom', row.id, row.madeFrom) };
}

// A target receives only one request at a time, so its deliveries stay in order, and a slow target delays no other
// target. The target's row is locked, so that the second of two simultaneous claims sees the first claim.
function claim(notifications: NotificationContext, id: string) {
  return inTransaction(notifications.db.pool, async (tx) => {
    const its = tx.select({ id: deliveries.targetId }).from(deliveries).where(eq(deliveries.id, id));
    const [target] = await tx
      .select()
      .from(notificationTargets)
      .where(inArray(notificationTargets.id, its))
      .for('no key update');
    const delivery = target && (await claimed(notifications, tx, target.id));
    return delivery ? { target, delivery } : null;
  });
}

async function claimed({ now, patience }: NotificationContext, tx: Transaction, target: string) {
  const at = new Date(now());
  const until = new Date(at.getTime() + patience + MARGIN);
  const { id, targetId, nextAt, claimedUntil } = deliveries;
  const busy = tx
    .select({ id })
    .from(deliveries)
    .where(and(eq(targetId, target), gt(claimedUntil, at)));
  const first = tx
    .select({ id })
    .from(deliveries)
    .where(and(eq(targetId, target), lte(nextAt, at), notExists(busy)))
    .orderBy(...IN_ORDER)
    .limit(1);
  const [delivery] = await tx
    .update(deliveries)
    .set({ claimedUntil: until, nextAt: until, body: '' }) // earlier releases stored the message in `body`
    .where(inArray(id, first))
    .returning();
  return delivery ?? null;
}

// Wakes as many deliveries as can be in flight. Two deliveries that end at the same time wake the same deliveries, and
// both slots must be refilled.
async function wakeNext(notifications: NotificationContext, owner: string): Promise<void> {
  const { id, targetId, nextAt, attempts } = deliveries;
  const at = new Date(notifications.now());
  const free = sql`not exists (select from deliveries o where o.target_id = ${targetId}
    and o.claimed_until > ${at.toISOString()}::timestamptz)`;
  const waiting = await notifications.db.orm
    .selectDistinctOn([targetId], { id, nextAt, attempts })
    .from(deliveries)
    .innerJoin(notificationTargets, eq(notificationTargets.id, targetId))
    .where(and(eq(notificationTargets.playerId, owner), lte(nextAt, at), free))
    .orderBy(targetId, ...IN_ORDER);
  const first = waiting.sort((a, b) => Number(a.nextAt) - Number(b.nextAt)).slice(0, MOST_OF_PLAYER);
  for (const one of first) wakeDelivery(notifications, one, 'next');
}
