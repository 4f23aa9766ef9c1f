import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { deliveries, notificationTargets } from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';
import { badInput } from '../../errors.ts';
import { visibleAmong } from '../../matches/index.ts';
import { pageSize } from '../../process/pagination.ts';
import type { NotificationContext } from '../context.ts';
import { EVENTS } from '../events.ts';
import { FAILURES } from '../sending/http-post.ts';
import { messageOf } from '../sending/message-text.ts';
import { retryFields, wakeDelivery } from '../sending/retry-backoff.ts';
import type { StoredDelivery } from '../sending/send.ts';
import { challengeOf } from '../triggers/pending-notifications.ts';
import { notYours } from './stored-targets.ts';

const OVER = ['DELIVERED', 'FAILED', 'OUTDATED', 'HEARD'] as const;
/** HELD and HEARD occur only in rows from earlier releases. */
const DELIVERY_STATUSES = ['DUE', 'HELD', ...OVER] as const;
/** A delivery as its owner sees it. */
export type Delivery = ReturnType<typeof toDelivery>;

export const DELIVERY_PAGE = { usual: 20, largest: 100 };

/** Lists the deliveries to a target in the last 30 days, newest first. */
export async function listDeliveries(
  notifications: NotificationContext,
  caller: Caller,
  { targetId, first }: { targetId: string; first?: number | null | undefined },
): Promise<Delivery[]> {
  const { db } = notifications;
  const rows = await db.orm
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.targetId, targetId), inArray(deliveries.targetId, targetsOf(db, caller))))
    .orderBy(desc(deliveries.createdAt))
    .limit(pageSize(DELIVERY_PAGE, first));
  return seenDeliveries(notifications, caller, rows);
}

/**
 * Sends a finished delivery again under the same id.
 * @throws Refused NOT_FOUND (also for another player's); BAD_INPUT if unfinished, obsolete or of a disabled webhook
 */
export async function replayDelivery(
  notifications: NotificationContext,
  caller: Caller,
  id: string,
): Promise<Delivery> {
  const { db, now } = notifications;
  const theirs = and(eq(deliveries.id, id), inArray(deliveries.targetId, targetsOf(db, caller)));
  const [there] = isUuid(id) ? await db.orm.select().from(deliveries).where(theirs) : [];
  if (!there) throw notYours();
  if (!(await messageOf(notifications, { ...there, playerId: caller.id })))
    throw badInput('id', 'This delivery is out of date: it cannot be sent again.');
  const over = inArray(deliveries.status, OVER);
  const on = sql`exists (select from notification_targets t where t.id = ${deliveries.targetId} and t.disabled_at is null)`;
  const [row] = await db.orm
    .update(deliveries)
    .set(retryFields(new Date(now())))
    .where(and(theirs, over, on))
    .returning();
  if (!row)
    throw badInput('id', 'The delivery is already being sent, or its webhook is disabled: resume the webhook first.');
  wakeDelivery(notifications, row);
  const [seen] = await seenDeliveries(notifications, caller, [row]);
  if (!seen) throw new Error('the replayed delivery is not visible to its owner');
  return seen;
}

function targetsOf({ orm }: NotificationContext['db'], { id }: Caller) {
  return orm
    .select({ id: notificationTargets.id })
    .from(notificationTargets)
    .where(eq(notificationTargets.playerId, id));
}

// An invitation must not reveal a match that the player may not see yet, so the delivery shows the challenge's id
// instead. All other events go to players who can see the match.
async function seenDeliveries(
  { matches }: NotificationContext,
  caller: Caller,
  rows: readonly StoredDelivery[],
): Promise<Delivery[]> {
  const invited = rows.filter(({ event }) => event === 'INVITED').map(({ matchId }) => matchId);
  const visible = await visibleAmong(matches, caller, invited);
  return rows.map((row) => {
    const { event, about, matchId } = row;
    return toDelivery(row, event !== 'INVITED' || visible.has(matchId) ? matchId : challengeOf(about));
  });
}

function toDelivery(row: StoredDelivery, matchId: string) {
  const { id, attempts, nextAt, lastStatus, createdAt, triedAt } = row;
  return {
    ...{ id, matchId, attempts, nextAt, lastStatus, createdAt, triedAt },
    event: known(EVENTS, row.event),
    status: known(DELIVERY_STATUSES, row.status),
    lastError: row.lastError === null ? null : known(FAILURES, row.lastError),
  };
}

function known<T extends string>(all: readonly T[], text: string): T {
  const found = all.find((one) => one === text);
  if (found === undefined) throw new Error(`unknown value in a delivery: ${text}`);
  return found;
}
