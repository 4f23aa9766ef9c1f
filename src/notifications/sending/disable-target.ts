import { sql } from 'drizzle-orm';
import { type NotificationContext, opened } from '../context.ts';
import type { DisabledBecause } from '../targets/stored-targets.ts';
import type { StoredTarget } from './send.ts';

/** Returns null to keep the target. @param isLast whether this was the last attempt at the message */
export function reasonToDisable(
  { backOff }: NotificationContext,
  target: StoredTarget,
  { status, failingFor, isLast }: { status: number | null; failingFor: number; isLast: boolean },
): DisabledBecause | null {
  if (isGone(target, status)) return 'GONE';
  if (isRefused(target, status)) return 'REFUSED';
  // If the target has accepted other messages since the first attempt, only this message fails.
  return isLast && failingFor >= 0.8 * backOff.reduce((sum, one) => sum + one, 0) ? 'FAILED' : null;
}

// The status 410 always means that a target is gone. A push service also responds 404 for a browser that it no longer
// knows (RFC 8030, 7.3).
function isGone({ kind }: StoredTarget, status: number | null): boolean {
  return status === 410 || (kind === 'PUSH' && status === 404);
}

// If a push service rejects this server's identification (RFC 8292, 4), the same request can never succeed.
function isRefused({ kind }: StoredTarget, status: number | null): boolean {
  return kind === 'PUSH' && (status === 401 || status === 403);
}

export function warnOfRefusal(
  notifications: NotificationContext,
  { id, address }: StoredTarget,
  status: number | null,
): void {
  const { origin } = new URL(opened(notifications, 'address', id, address));
  if (!notifications.vapid.noteRefusal(origin)) return;
  const why = 'a push service refuses this server, so its subscriptions are disabled: check PUSH_CONTACT and the clock';
  notifications.log.warn({ service: origin, status }, why);
}

/** Disables a target and ends its waiting deliveries in one statement. Otherwise, a sweep could wake them forever. */
export async function disableTarget(
  { db, now, log }: NotificationContext,
  { id }: StoredTarget,
  because: DisabledBecause,
): Promise<void> {
  await db.orm.execute(sql`
    with off as (
      update notification_targets set disabled_at = ${new Date(now()).toISOString()}::timestamptz,
        disabled_because = ${because}
      where id = ${id} and disabled_at is null returning id)
    update deliveries set status = 'FAILED', next_at = null, claimed_until = null
    where target_id in (select id from off) and next_at is not null`);
  log.debug({ target: id, because }, 'disabled a notification target');
}
