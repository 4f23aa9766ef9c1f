import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { deliveries, notificationTargets } from '../../db/schema.ts';
import type { NotificationContext } from '../context.ts';
import { disableTarget, reasonToDisable, warnOfRefusal } from './disable-target.ts';
import type { Receipt } from './http-post.ts';
import { waitAfter, wakeDelivery } from './retry-backoff.ts';
import type { StoredDelivery, StoredTarget } from './send.ts';

/** The result of an attempt during which the process died. */
export const NO_ANSWER: Receipt = { status: null, failure: 'TIMED_OUT' };

/** Counts the attempt as failed, because the process may die. Returns null if another process claimed the delivery. */
export async function countAttempt(
  notifications: NotificationContext,
  delivery: StoredDelivery,
): Promise<StoredDelivery | null> {
  const { db, now, backOff } = notifications;
  const attempts = delivery.attempts + 1;
  const next = now() + (waitAfter(attempts, backOff, Math.random) ?? 0);
  const [row] = await db.orm
    .update(deliveries)
    .set({
      ...{ attempts, triedAt: new Date(now()), lastStatus: NO_ANSWER.status, lastError: NO_ANSWER.failure },
      nextAt: new Date(Math.max(next, Number(delivery.claimedUntil))),
    })
    .where(stillClaimed(delivery))
    .returning();
  return row ?? null;
}

/** Skips a reminder until `nextAt`. If `nextAt` is null, the message is obsolete. */
export async function skip(
  notifications: NotificationContext,
  { id, attempts }: StoredDelivery,
  nextAt: Date | null,
): Promise<void> {
  const row = { claimedUntil: null, nextAt, status: nextAt ? 'DUE' : 'OUTDATED' };
  await notifications.db.orm.update(deliveries).set(row).where(eq(deliveries.id, id));
  wakeDelivery(notifications, { id, nextAt, attempts });
}

/** Records the result of a counted attempt. The delivery ends or is retried later, or its target is disabled. */
export async function recordAttempt(
  notifications: NotificationContext,
  target: StoredTarget,
  delivery: StoredDelivery,
  { status, failure }: Receipt,
): Promise<void> {
  const now = notifications.now();
  const { attempts } = delivery;
  const wait = failure === null ? null : waitAfter(attempts, notifications.backOff, Math.random);
  const nextAt = wait === null ? null : new Date(now + wait);
  const over = failure === null ? 'DELIVERED' : 'FAILED';
  // The difference between a blocked and an unreachable address would reveal the internal network.
  const lastError = failure === 'BLOCKED' ? 'UNREACHABLE' : failure;
  const row = {
    ...{ nextAt, claimedUntil: null, status: nextAt ? 'DUE' : over },
    ...{ lastStatus: status, lastError, triedAt: new Date(now) },
  };
  const { rowCount } = await notifications.db.orm.update(deliveries).set(row).where(stillClaimed(delivery));
  if (rowCount === 0) return;
  if (failure === null) return noteSuccess(notifications, target);
  const since = await noteFailing(notifications, target, now);
  const because = reasonToDisable(notifications, target, { status, failingFor: now - since, isLast: nextAt === null });
  if (because === 'REFUSED') warnOfRefusal(notifications, target, status);
  if (because) return disableTarget(notifications, target, because);
  wakeDelivery(notifications, { id: delivery.id, nextAt, attempts });
}

// If an attempt took so long that another process has claimed the delivery, the attempt records nothing.
function stillClaimed({ id, claimedUntil }: StoredDelivery) {
  const mine = claimedUntil ? eq(deliveries.claimedUntil, claimedUntil) : isNull(deliveries.claimedUntil);
  return and(eq(deliveries.id, id), mine);
}

async function noteSuccess({ db }: NotificationContext, { id }: StoredTarget): Promise<void> {
  const failing = and(eq(notificationTargets.id, id), isNotNull(notificationTargets.failingSince));
  await db.orm.update(notificationTargets).set({ failingSince: null }).where(failing);
}

/** Marks a target as failing. Returns when the target started to fail, in milliseconds since 1970. */
async function noteFailing({ db }: NotificationContext, { id }: StoredTarget, now: number): Promise<number> {
  const { failingSince } = notificationTargets;
  const [row] = await db.orm
    .update(notificationTargets)
    .set({ failingSince: sql`coalesce(${failingSince}, ${new Date(now).toISOString()}::timestamptz)` })
    .where(eq(notificationTargets.id, id))
    .returning({ since: failingSince });
  return row?.since?.getTime() ?? now;
}
