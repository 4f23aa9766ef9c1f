import { randomUUID } from 'node:crypto';
import { and, inArray, isNull } from 'drizzle-orm';
import { deliveries, notificationTargets } from '../../db/schema.ts';
import type { Notifications } from '../notifications.ts';
import { wakeDelivery } from '../sending/wake-delivery.ts';
import type { News } from './news.ts';

/** News older than this are not sent, in milliseconds. */
export const STALE = 7 * 86_400_000;

type Target = Pick<typeof notificationTargets.$inferSelect, 'id' | 'playerId' | 'events' | 'createdAt'>;

interface Untold extends News {
  targetId: string;
}

/** Leaves a delivery of each of these news at each target that wants it, once, however often and on however many nodes it is noticed. */
export async function notice(notifications: Notifications, news: readonly News[]): Promise<void> {
  const fresh = news.filter(({ at }) => at.getTime() > notifications.now() - STALE);
  const targets = await targetsOf(notifications, [...new Set(fresh.map(({ playerId }) => playerId))]);
  const wanted = fresh.flatMap((one) =>
    (targets.get(one.playerId) ?? [])
      .filter(({ events, createdAt }) => events.includes(one.event) && one.at > createdAt)
      .map(({ id }) => ({ ...one, targetId: id })),
  );
  const untold = await withoutTold(notifications, wanted);
  if (untold.length > 0) await insert(notifications, untold);
}

/** Whether any player has a webhook or browser that is on. */
export async function hasTargets({ db }: Pick<Notifications, 'db'>): Promise<boolean> {
  const { id, disabledAt } = notificationTargets;
  return (await db.orm.select({ id }).from(notificationTargets).where(isNull(disabledAt)).limit(1)).length > 0;
}

/** By player, where they want to be told. */
async function targetsOf({ db }: Notifications, players: readonly string[]): Promise<Map<string, Target[]>> {
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

async function withoutTold({ db }: Notifications, all: readonly Untold[]): Promise<Untold[]> {
  const wanted = new Map(all.map((one) => [`${one.targetId} ${one.about}`, one]));
  if (wanted.size === 0) return [];
  const { targetId, about } = deliveries;
  const told = await db.orm
    .select({ targetId, about })
    .from(deliveries)
    .where(
      and(
        inArray(targetId, [...new Set(all.map((one) => one.targetId))]),
        inArray(about, [...new Set(all.map((one) => one.about))]),
      ),
    );
  for (const one of told) wanted.delete(`${one.targetId} ${one.about}`);
  return [...wanted.values()];
}

async function insert(notifications: Notifications, untold: readonly Untold[]): Promise<void> {
  const now = new Date(notifications.now());
  const rows = untold.map(({ targetId, about, event, matchId, question, sendAt }) => ({
    ...{ id: randomUUID(), targetId, about, event, matchId, ...question },
    ...{ body: '', status: 'DUE', createdAt: now, nextAt: sendAt ?? now },
  }));
  const { id, nextAt, attempts } = deliveries;
  const written = await notifications.db.orm
    .insert(deliveries)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id, nextAt, attempts });
  for (const one of written) wakeDelivery(notifications, one);
}
