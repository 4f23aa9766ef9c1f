import { randomUUID } from 'node:crypto';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { notificationTargets } from '../../db/schema.ts';
import type { NotificationContext } from '../context.ts';
import { STALE } from '../events.ts';
import { wakeDelivery } from '../sending/retry-backoff.ts';
import type { PendingNotification } from './pending-notifications.ts';

type Target = Pick<typeof notificationTargets.$inferSelect, 'id' | 'playerId' | 'events' | 'createdAt'>;

/** A second call with the same notifications adds nothing, even on another node. */
export async function storeDeliveries(
  notifications: NotificationContext,
  pending: readonly PendingNotification[],
): Promise<void> {
  const fresh = pending.filter(({ at }) => at.getTime() > notifications.now() - STALE);
  const targets = await targetsOf(notifications, [...new Set(fresh.map(({ playerId }) => playerId))]);
  const wanted = fresh.flatMap((one) =>
    (targets.get(one.playerId) ?? [])
      .filter(({ events, createdAt }) => events.includes(one.event) && one.at > createdAt)
      .map(({ id }) => ({ ...one, targetId: id })),
  );
  if (wanted.length > 0) await insert(notifications, wanted);
}

async function targetsOf({ db }: NotificationContext, players: readonly string[]): Promise<Map<string, Target[]>> {
  const { id, playerId, events, createdAt, disabledAt } = notificationTargets;
  if (players.length === 0) return new Map();
  const rows = await db.orm
    .select({ id, playerId, events, createdAt })
    .from(notificationTargets)
    .where(and(inArray(playerId, [...players]), isNull(disabledAt)));
  const targets = new Map<string, Target[]>();
  for (const row of rows) targets.set(row.playerId, [...(targets.get(row.playerId) ?? []), row]);
  return targets;
}

const SLICE = 1000;

// The statement skips notifications that an earlier call has stored, which may be thousands for one player.
async function insert(
  notifications: NotificationContext,
  pending: readonly (PendingNotification & { targetId: string })[],
): Promise<void> {
  const now = new Date(notifications.now());
  const rows = pending.map(({ targetId, about, event, matchId, question, sendAt }) => ({
    ...{ id: randomUUID(), targetId, about, event, matchId, ...question },
    nextAt: sendAt ?? now,
  }));
  for (let start = 0; start < rows.length; start += SLICE) {
    const slice = rows.slice(start, start + SLICE);
    const written = await insertNew(notifications, now, slice);
    for (const one of slice) if (written.has(one.id)) wakeDelivery(notifications, { ...one, attempts: 0 });
  }
}

// All nodes insert in the same order. Otherwise, two nodes could wait for each other.
async function insertNew({ db }: NotificationContext, now: Date, slice: readonly object[]): Promise<Set<string>> {
  const { rows } = await db.orm.execute<{ id: string }>(sql`
    insert into deliveries (id, target_id, about, event, match_id, seat, since, body, status, created_at, next_at)
    select id, "targetId", about, event, "matchId", seat, since, '', 'DUE', ${now.toISOString()}::timestamptz, "nextAt"
    from json_to_recordset(${JSON.stringify(slice)}::json) as n(
      id uuid, "targetId" uuid, about text, event text, "matchId" uuid, seat smallint, since integer, "nextAt" timestamptz
    )
    order by "targetId", about
    on conflict do nothing
    returning id`);
  return new Set(rows.map(({ id }) => id));
}
