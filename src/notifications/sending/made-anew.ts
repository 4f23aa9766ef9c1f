import { type SeatMoment, seatMoments, toldMatch } from '../../matches/index.ts';
import { isEvent, isOutright, isQuestion } from '../events.ts';
import { messageOf } from '../noticing/message.ts';
import { waitingFor } from '../noticing/notice-outright.ts';
import type { Notifications } from '../notifications.ts';
import type { StoredDelivery } from './send.ts';

/** What of a delivery says what it tells, and whom. */
type Told = Pick<StoredDelivery, 'event' | 'about' | 'matchId' | 'seat' | 'since'> & { playerId: string };

/**
 * The message of something noticed earlier, with what holds and how everybody is called now: whoever has left since is not
 * named again. Null when it is not so any more.
 */
export async function madeAnew(notifications: Notifications, told: Told): Promise<string | null> {
  const { event, about } = told;
  if (!isEvent(event)) return null;
  if (isOutright(event)) return outrightAnew(notifications, told);
  const moment = await momentOf(notifications, told);
  if (!moment || (isQuestion(event) && moment.asked?.since !== told.since)) return null;
  const match = await toldMatch(notifications.room, moment);
  return match && messageOf({ event, about, moment }, match, notifications.now());
}

/** How it stands at the seat that something is about; null when the player does not sit there. */
export async function momentOf(
  { room }: Notifications,
  { playerId, matchId, seat }: Pick<Told, 'playerId' | 'matchId' | 'seat'>,
): Promise<SeatMoment | null> {
  const moments = await seatMoments(room, { matches: [matchId], since: new Date(0) });
  const theirs = moments.filter((one) => one.playerId === playerId);
  return theirs.find((one) => one.seat === seat) ?? (seat === null ? theirs[0] : null) ?? null;
}

async function outrightAnew(notifications: Notifications, { playerId, matchId, about }: Told): Promise<string | null> {
  const waiting = await waitingFor(notifications, { matches: [matchId] });
  const theirs = waiting.find((one) => one.playerId === playerId && one.about === about);
  return theirs?.body(notifications.now()) ?? null;
}
