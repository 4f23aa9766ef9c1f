import { eq } from 'drizzle-orm';
import { deliveries } from '../../db/schema.ts';
import type { SeatMoment } from '../../matches/index.ts';
import { type Event, isEvent, isQuestion, reminderAt } from '../events.ts';
import { isHeard } from '../noticing/is-heard.ts';
import type { Notifications } from '../notifications.ts';
import { sealed } from '../targets/sealed.ts';
import { madeAnew, momentOf } from './made-anew.ts';
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
  const { playerId } = target;
  const moment = isEvent(event) ? await momentOf(notifications, { ...delivery, playerId }) : null;
  if (!isEvent(event) || !moment) return settle(notifications, delivery, 'OUTDATED');
  const verdict = await judge(notifications, target, { ...delivery, event }, moment);
  if (verdict !== 'DUE') return settle(notifications, delivery, verdict);
  return renewed(notifications, target, delivery);
}

/** How old a message may be that is sent as it was written down, in milliseconds. */
const FRESH = 60_000;

/** What was due at once, to be sent now: as it was written down, or anew when that is a while ago; null: nothing is. */
export function due(
  notifications: Notifications,
  target: StoredTarget,
  delivery: StoredDelivery,
): Promise<StoredDelivery | null> {
  const { attempts, body, createdAt } = delivery;
  const fresh = body !== '' && attempts === 0 && notifications.now() - createdAt.getTime() < FRESH;
  return fresh ? Promise.resolve(delivery) : renewed(notifications, target, delivery);
}

async function renewed(
  notifications: Notifications,
  { playerId }: StoredTarget,
  delivery: StoredDelivery,
): Promise<StoredDelivery | null> {
  const message = await madeAnew(notifications, { ...delivery, playerId });
  if (message === null) return settle(notifications, delivery, 'OUTDATED');
  const now = { status: 'DUE', body: sealed(notifications, 'body', delivery.id, message) };
  await notifications.db.orm.update(deliveries).set(now).where(eq(deliveries.id, delivery.id));
  return { ...delivery, ...now };
}

async function judge(
  notifications: Notifications,
  { quiet }: StoredTarget,
  { event, since, createdAt }: StoredDelivery & { event: Event },
  moment: SeatMoment,
): Promise<Verdict> {
  const { asked } = moment;
  let from = createdAt;
  if (isQuestion(event)) {
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
  const row = { claimedUntil: null, nextAt: later ? verdict : null, ...(!later && { status: verdict, body: '' }) };
  await notifications.db.orm.update(deliveries).set(row).where(eq(deliveries.id, id));
  wakeDelivery(notifications, { id, nextAt: row.nextAt, attempts });
  return null;
}
