import { matchForNotification, type NotificationMatch, type SeatMoment, seatMoments } from '../../matches/index.ts';
import type { NotificationContext } from '../context.ts';
import { type Event, isDirect, isEvent, isQuestion, reminderAt, TYPES } from '../events.ts';
import { directNotificationsFor } from '../triggers/pending-notifications.ts';
import type { StoredDelivery } from './send.ts';

/** The maximum length of a prompt, because a push service accepts only four kilobytes per message. */
const LONGEST = 600;

type StoredNotification = Pick<StoredDelivery, 'event' | 'about' | 'matchId' | 'seat' | 'since'> & { playerId: string };

/**
 * Writes the message of a delivery at the time of sending, so that the message names no player who has left. Returns
 * null if the message is obsolete. While a clock is stopped, a reminder's `sendAt` moves later.
 */
export async function messageOf(notifications: NotificationContext, pending: StoredNotification) {
  const { event } = pending;
  if (!isEvent(event)) return null;
  const now = new Date(notifications.now());
  const found = isDirect(event)
    ? await ofDirect(notifications, pending)
    : await ofMatch(notifications, { ...pending, event });
  if (!found) return null;
  const { data, sendAt } = found;
  return { text: JSON.stringify({ type: TYPES[event], timestamp: now.toISOString(), data }), sendAt: sendAt ?? now };
}

async function ofDirect(notifications: NotificationContext, { playerId, about }: StoredNotification) {
  const waiting = await directNotificationsFor(notifications, { players: [playerId] });
  return waiting.find((one) => one.about === about) ?? null;
}

async function ofMatch({ matches }: NotificationContext, pending: StoredNotification & { event: Event }) {
  const { event, playerId, matchId, seat, since } = pending;
  const moments = await seatMoments(matches, { matches: [matchId], since: new Date(0) });
  const moment = moments.find((one) => one.playerId === playerId && (seat === null || one.seat === seat));
  if (!moment || (isQuestion(event) && moment.asked?.since !== since)) return null;
  const { asked } = moment;
  const isNear = event === 'DEADLINE_NEAR';
  const sendAt = isNear && asked?.deadline ? reminderAt(asked.at, asked.deadline) : null;
  if (isNear && !sendAt) return null;
  const match = await matchForNotification(matches, moment);
  const rest = match && membersOf(event, moment, match);
  if (!match || !rest) return null;
  const { game, players, seats, version } = match;
  const data = { matchId, game: game.id, title: game.title, players, yourSeats: seats, version, ...rest };
  return { data, sendAt };
}

/** Returns the fields that only messages about this event have, or null if the question is no longer open. */
function membersOf(event: Event, { seat, asked }: SeatMoment, match: NotificationMatch): object | null {
  if (event === 'MATCH_BEGAN') return {};
  const { ranks, why, finishedAt } = match;
  if (event === 'MATCH_OVER') return { ranks, why, finishedAt };
  const open = match.asked.find((one) => one.seat === seat && one.since === asked?.since);
  return open ? { seat, prompt: open.prompt.slice(0, LONGEST), deadline: open.deadline } : null;
}
