import { eq } from 'drizzle-orm';
import { deliveries } from '../../db/schema.ts';
import { type SeatMoment, seatMoments, toldMatch } from '../../matches/index.ts';
import { type Event, isEvent, reminderAt } from '../events.ts';
import { isHeard } from '../noticing/is-heard.ts';
import { messageOf } from '../noticing/message.ts';
import type { Notifications } from '../notifications.ts';
import { sealed } from '../targets/sealed.ts';
import type { StoredDelivery, StoredTarget } from './send.ts';
import { wakeDelivery } from './wake-delivery.ts';

/** What becomes of something that was held back: it is told now, at a later moment, or never, and why. */
type Verdict = 'DUE' | 'HEARD' | 'OUTDATED' | Date;

/** Looks again at what was held back. What is to be sent now, with what holds now in it; null: nothing is. */
export async function released(
  notifications: Notifications,
  target: StoredTarget,
  delivery: StoredDelivery,
): Promise<StoredDelivery | null> {
  const { event } = delivery;
  const moment = isEvent(event) ? await momentOf(notifications, target, delivery) : null;
  if (!isEvent(event) || !moment) return settle(notifications, delivery, 'OUTDATED');
  const verdict = await judge(notifications, target, { ...delivery, event }, moment);
  if (verdict !== 'DUE') return settle(notifications, delivery, verdict);
  const told = await toldMatch(notifications.room, moment);
  const message = told && messageOf({ event, about: delivery.about, moment }, told, notifications.now());
  if (message === null) return settle(notifications, delivery, 'OUTDATED');
  const now = { status: 'DUE', body: sealed(notifications, 'body', delivery.id, message) };
  await notifications.db.orm.update(deliveries).set(now).where(eq(deliveries.id, delivery.id));
  return { ...delivery, ...now };
}

async function momentOf(
  { room }: Notifications,
  { playerId }: StoredTarget,
  { matchId, seat }: StoredDelivery,
): Promise<SeatMoment | null> {
  const moments = await seatMoments(room, { matches: [matchId], since: new Date(0) });
  const theirs = moments.filter((one) => one.playerId === playerId);
  return theirs.find((one) => one.seat === seat) ?? (seat === null ? theirs[0] : null) ?? null;
}

async function judge(
  notifications: Notifications,
  { quiet }: StoredTarget,
  { event, since, createdAt }: StoredDelivery & { event: Event },
  moment: SeatMoment,
): Promise<Verdict> {
  const { asked } = moment;
  let from = createdAt;
  if (event === 'YOUR_TURN' || event === 'DEADLINE_NEAR') {
    if (!asked || asked.since !== since) return 'OUTDATED';
    if (event === 'DEADLINE_NEAR') {
      // The clock may have stood still since.
      const at = asked.deadline && reminderAt(asked.at, asked.deadline);
      if (!at) return 'OUTDATED';
      if (at.getTime() > notifications.now()) return at;
      from = at;
    }
  }
  if (!quiet || !(await isHeard(notifications, event, moment))) return 'DUE';
  // Until then a connection that is dead would have been found out.
  const sure = new Date(from.getTime() + notifications.hold);
  return sure.getTime() > notifications.now() ? sure : 'HEARD';
}

async function settle(
  notifications: Notifications,
  { id, attempts }: StoredDelivery,
  verdict: Exclude<Verdict, 'DUE'>,
): Promise<null> {
  const later = verdict instanceof Date;
  const row = { claimedUntil: null, nextAt: later ? verdict : null, ...(!later && { status: verdict }) };
  await notifications.db.orm.update(deliveries).set(row).where(eq(deliveries.id, id));
  wakeDelivery(notifications, { id, nextAt: row.nextAt, attempts });
  return null;
}
