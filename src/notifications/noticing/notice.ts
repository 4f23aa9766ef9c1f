import { randomUUID } from 'node:crypto';
import { and, inArray, isNull } from 'drizzle-orm';
import { deliveries, notificationTargets } from '../../db/schema.ts';
import { type SeatMoment, toldMatch } from '../../matches/index.ts';
import { isQuestion } from '../events.ts';
import type { Notifications } from '../notifications.ts';
import { wakeDelivery } from '../sending/wake-delivery.ts';
import { sealed } from '../targets/sealed.ts';
import { isHeard } from './is-heard.ts';
import { messageOf } from './message.ts';
import { type Due, newsOf } from './news-of.ts';

export type Target = Pick<
  typeof notificationTargets.$inferSelect,
  'id' | 'playerId' | 'events' | 'quiet' | 'createdAt'
>;

interface Untold extends Due {
  target: Target;
}

/** Writes down what targets have to be told of these seats, each thing once, however often it is noticed and on however many nodes. */
export async function notice(notifications: Notifications, moments: readonly SeatMoment[]): Promise<void> {
  const concerned = moments.filter(({ playerId }) => notifications.known.has(playerId));
  if (concerned.length === 0) return;
  const targets = await targetsOf(notifications, [...new Set(concerned.map(({ playerId }) => playerId))]);
  const now = notifications.now();
  const all = concerned.flatMap((moment) =>
    targets
      .filter(({ playerId }) => playerId === moment.playerId)
      .flatMap((target) => newsOf(moment, target.createdAt, now).map((due) => ({ ...due, target })))
      .filter(({ event, target }) => target.events.includes(event)),
  );
  const untold = await withoutTold(notifications, all);
  const places = new Map<string, Untold[]>();
  for (const one of untold) {
    const place = `${one.moment.matchId} ${one.moment.playerId}`;
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  for (const here of places.values()) await writeDown(notifications, here);
}

/** Where these players want to be told. */
export function targetsOf({ db }: Notifications, players: readonly string[]): Promise<Target[]> {
  const { id, playerId, events, quiet, createdAt, disabledAt } = notificationTargets;
  return db.orm
    .select({ id, playerId, events, quiet, createdAt })
    .from(notificationTargets)
    .where(and(inArray(playerId, [...players]), isNull(disabledAt)));
}

async function withoutTold({ db }: Notifications, all: readonly Untold[]): Promise<Untold[]> {
  const wanted = new Map(all.map((one) => [`${one.target.id} ${one.about}`, one]));
  if (wanted.size === 0) return [];
  const { targetId, about } = deliveries;
  const told = await db.orm
    .select({ targetId, about })
    .from(deliveries)
    .where(
      and(
        inArray(targetId, [...new Set(all.map(({ target }) => target.id))]),
        inArray(about, [...new Set(all.map((one) => one.about))]),
      ),
    );
  for (const one of told) wanted.delete(`${one.targetId} ${one.about}`);
  return [...wanted.values()];
}

async function writeDown(notifications: Notifications, untold: readonly Untold[]): Promise<void> {
  const [first] = untold;
  const told = first && (await toldMatch(notifications.room, first.moment));
  if (!told) return;
  const now = notifications.now();
  const rows: (typeof deliveries.$inferInsert)[] = [];
  for (const one of untold) {
    const message = messageOf(one, told, now);
    if (message === null) continue; // it has been answered meanwhile
    const held = one.at ?? (await heldUntil(notifications, one, now));
    const id = randomUUID();
    const { event, about, moment, target } = one;
    rows.push({
      ...{ id, targetId: target.id, about, event, matchId: moment.matchId },
      ...(isQuestion(event) ? { seat: moment.seat, since: moment.asked?.since } : {}),
      ...{ body: sealed(notifications, 'body', id, message), createdAt: new Date(now) },
      ...(held ? { status: 'HELD', nextAt: held } : { status: 'DUE', nextAt: new Date(now) }),
    });
  }
  await insert(notifications, rows);
}

/** Writes rows down that are not there yet, and wakes whoever sends them. */
export async function insert(
  notifications: Notifications,
  rows: readonly (typeof deliveries.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  const { id, nextAt, attempts } = deliveries;
  const written = await notifications.db.orm
    .insert(deliveries)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id, nextAt, attempts });
  for (const one of written) wakeDelivery(notifications, one);
}

// A connection may be dead without anyone knowing: what it seems to have told waits until that would have shown. That a match
// began does not wait: held back, it would come after the first question.
async function heldUntil(notifications: Notifications, { event, moment, target }: Untold, now: number) {
  const heard = target.quiet && event !== 'MATCH_BEGAN' && (await isHeard(notifications, event, moment));
  return heard ? new Date(now + notifications.hold) : null;
}
