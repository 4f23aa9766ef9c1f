import { openFriendRequests } from '../../accounts/for-transactions.ts';
import { openCalls, openInvitations, type SeatMoment } from '../../matches/index.ts';
import { openNotices } from '../../tournaments/index.ts';
import type { NotificationContext } from '../context.ts';
import { type Event, reminderAt, STALE } from '../events.ts';

/** An event to notify a player of, once for each target. */
export interface PendingNotification {
  event: Event;
  /** The unique name of an occurrence. All notifications about the same occurrence have the same name. */
  about: string;
  playerId: string;
  /** The id of the match. For TOURNAMENT_NEWS, of the tournament; for FRIEND_REQUESTED, of the asking player. */
  matchId: string;
  /** The seat that was asked and the version at which it was asked, or null for other events. */
  question: { seat: number; since: number } | null;
  at: Date;
  /** When to send the notification, or null to send it now. */
  sendAt: Date | null;
}

/** Returns the notifications for a seat. The beginning of a match comes before the match's first question. */
export function notificationsOf({
  matchId,
  playerId,
  seat,
  startedAt,
  finishedAt,
  asked,
}: SeatMoment): PendingNotification[] {
  const pending: PendingNotification[] = [];
  const ofMatch = { matchId, playerId, question: null, sendAt: null };
  if (finishedAt) pending.push({ ...ofMatch, event: 'MATCH_OVER', about: `MATCH_OVER ${matchId}`, at: finishedAt });
  else if (startedAt)
    pending.push({ ...ofMatch, event: 'MATCH_BEGAN', about: `MATCH_BEGAN ${matchId}`, at: startedAt });
  if (!asked) return pending;
  const ofQuestion = { matchId, playerId, question: { seat, since: asked.since }, at: asked.at };
  const about = `${matchId} ${seat} ${asked.since}`;
  pending.push({ ...ofQuestion, event: 'YOUR_TURN', about: `YOUR_TURN ${about}`, sendAt: null });
  const sendAt = asked.deadline && reminderAt(asked.at, asked.deadline);
  if (sendAt) pending.push({ ...ofQuestion, event: 'DEADLINE_NEAR', about: `DEADLINE_NEAR ${about}`, sendAt });
  return pending;
}

/** A notification that also goes to players without a seat at the match. */
interface DirectNotification extends PendingNotification {
  data: object;
}

/** Returns challenges, judge calls, tournament notices and, for players, friend requests. `matches` may contain the ids of tournaments. */
export async function directNotificationsFor(
  notifications: NotificationContext,
  of: { matches: readonly string[] } | { players: readonly string[] },
): Promise<DirectNotification[]> {
  const { matches, tournaments, now } = notifications;
  const since = new Date(now() - STALE);
  const whose = 'players' in of ? of : { tournaments: of.matches };
  const [invitations, calls, notices, requests] = await Promise.all([
    openInvitations(matches, of),
    openCalls(matches, { ...of, since }),
    tournaments ? openNotices(tournaments, { ...whose, since }) : [],
    'players' in of ? friendRequestsFor(notifications, of.players) : [],
  ]);
  return [
    ...invitations.map(({ game: { id: game, title }, challengeId, from, expiresAt, ...one }) =>
      direct('INVITED', one, challengeId, { challengeId, game, title, from, expiresAt }),
    ),
    ...calls.map(({ game: { id: game, title }, playerId, at, ...call }) => {
      const { matchId, tournamentId, version, seat, from, about } = call;
      const data = { matchId, game, title, tournamentId, version, seat, from, about };
      return direct('JUDGE_CALLED', { playerId, matchId, at }, `${matchId} ${version}`, data);
    }),
    ...notices.map(({ playerId, at, ...data }) => {
      const { tournamentId: matchId, version } = data;
      return direct('TOURNAMENT_NEWS', { playerId, matchId, at }, `${matchId} ${version}`, data);
    }),
    ...requests,
  ];
}

// Without the time in its key, a request that is withdrawn and repeated notifies only once.
export async function friendRequestsFor(
  { db, now }: NotificationContext,
  players: readonly string[],
): Promise<DirectNotification[]> {
  const found = await openFriendRequests({ db }, { players, since: new Date(now() - STALE) });
  return found.map(({ playerId, fromId, from, at }) =>
    direct('FRIEND_REQUESTED', { playerId, matchId: fromId, at }, fromId, { playerId: fromId, from }),
  );
}

/** Returns the id of an invitation's challenge, which is part of the stored `about`. */
export function challengeOf(about: string): string {
  return about.slice('INVITED '.length);
}

function direct(
  event: Event,
  { playerId, matchId, at }: Pick<PendingNotification, 'playerId' | 'matchId' | 'at'>,
  key: string,
  data: object,
): DirectNotification {
  return { event, playerId, matchId, at, question: null, sendAt: null, about: `${event} ${key}`, data };
}
