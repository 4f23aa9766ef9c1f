import { and, desc, eq, gt } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { deliveries, notificationTargets } from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';
import { Refused } from '../../errors.ts';
import { type NotificationContext, opened } from '../context.ts';
import { EVENTS, STALE } from '../events.ts';
import { retryFields, wakeDelivery } from '../sending/retry-backoff.ts';
import type { StoredTarget } from '../sending/send.ts';

export type Kind = 'WEBHOOK' | 'PUSH';

const DISABLED_BECAUSE = ['FAILED', 'GONE', 'REFUSED'] as const;
export type DisabledBecause = (typeof DISABLED_BECAUSE)[number];

/** A target as its owner sees it, without the secret. */
export type Target = ReturnType<typeof toTarget>;

export function listTargets(kind: Kind) {
  return async (notifications: NotificationContext, caller: Caller): Promise<Target[]> => {
    const rows = await notifications.db.orm
      .select()
      .from(notificationTargets)
      .where(and(eq(notificationTargets.playerId, caller.id), eq(notificationTargets.kind, kind)))
      .orderBy(desc(notificationTargets.createdAt));
    return rows.map((row) => toTarget(notifications, row));
  };
}

/** @throws Refused NOT_FOUND, also for another player's target */
export function deleteTarget(kind: Kind) {
  return async ({ db }: NotificationContext, caller: Caller, id: string): Promise<string> => {
    const { rowCount } = await db.orm.delete(notificationTargets).where(own(caller, kind, id));
    if (rowCount === 0) throw notYours();
    return id;
  };
}

/** Enables a webhook again and resends its recent failed deliveries that are not obsolete. @throws Refused NOT_FOUND */
export async function resumeWebhook(notifications: NotificationContext, caller: Caller, id: string): Promise<Target> {
  const [row] = await notifications.db.orm
    .update(notificationTargets)
    .set({ disabledAt: null, disabledBecause: null, failingSince: null })
    .where(own(caller, 'WEBHOOK', id))
    .returning();
  if (!row) throw notYours();
  await resendFailed(notifications, id);
  return toTarget(notifications, row);
}

// One wake-up is enough, because the end of each delivery wakes the next one.
async function resendFailed(notifications: NotificationContext, id: string): Promise<void> {
  const { db, now } = notifications;
  const { targetId, status, createdAt } = deliveries;
  const [first] = await db.orm
    .update(deliveries)
    .set(retryFields(createdAt)) // keeps the original order
    .where(and(eq(targetId, id), eq(status, 'FAILED'), gt(createdAt, new Date(now() - STALE))))
    .returning();
  if (first) wakeDelivery(notifications, first);
}

export function notYours(): Refused {
  return new Refused('NOT_FOUND', 'You have no such webhook or browser: `account` lists yours.', { field: 'id' });
}

/** @throws Refused NOT_FOUND for an invalid id */
export function own(caller: Caller, kind: Kind, id: string) {
  if (!isUuid(id)) throw notYours();
  const { id: targetId, playerId, kind: itsKind } = notificationTargets;
  return and(eq(targetId, id), eq(playerId, caller.id), eq(itsKind, kind));
}

export function toTarget(notifications: NotificationContext, row: StoredTarget) {
  const { id, name, address, createdAt, failingSince, disabledAt } = row;
  return {
    ...{ id, name, createdAt, failingSince, disabledAt },
    url: opened(notifications, 'address', id, address),
    events: EVENTS.filter((event) => row.events.includes(event)),
    disabledBecause: DISABLED_BECAUSE.find((why) => why === row.disabledBecause) ?? null,
  };
}
