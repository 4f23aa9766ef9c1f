import {
  type OpenCall,
  type OpenInvitation,
  openCalls,
  openInvitations,
  type SeatMoment,
} from '../../matches/index.ts';
import { type OpenNotice, openNotices } from '../../tournaments/index.ts';
import type { NotificationContext } from '../context.ts';
import { type Event, reminderAt, STALE } from '../events.ts';

/** Something that a player is to be notified of, once at each target. */
export interface PendingNotification {
  event: Event;
  /** Identifies it: equal for the same event. */
  about: string;
  playerId: string;
  /** The match; for TOURNAMENT_NEWS the tournament. */
  matchId: string;
  /** The seat asked, and the version at which it was asked; null: no question. */
  question: { seat: number; since: number } | null;
  /** When it happened. */
  at: Date;
  /** When to send it; null: now. */
  sendAt: Date | null;
}

/** The notifications of one seat, in order: the match's beginning comes before its first question. */
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

/** A notification for a player who need not sit at the match. */
export interface DirectNotification extends PendingNotification {
  /** `data` of the message. */
  data: object;
}

const INVITED = 'INVITED ';

/**
 * Notifications for these players, or about these matches or tournaments: challenges, calls for a judge, notices of
 * tournaments.
 */
export async function directNotificationsFor(
  { matches, tournaments, now }: NotificationContext,
  of: { matches: readonly string[] } | { players: readonly string[] },
): Promise<DirectNotification[]> {
  const since = new Date(now() - STALE);
  const whose = 'players' in of ? of : { tournaments: of.matches };
  const [invitations, calls, notices] = await Promise.all([
    openInvitations(matches, of),
    openCalls(matches, { ...of, since }),
    tournaments ? openNotices(tournaments, { ...whose, since }) : [],
  ]);
  return [...invitations.map(ofInvitation), ...calls.map(ofCall), ...notices.map(ofNotice)];
}

/** The id of an invitation's challenge, from its stored `about`. */
export function challengeOf(about: string): string {
  return about.slice(INVITED.length);
}

function ofInvitation({
  playerId,
  matchId,
  at,
  game,
  challengeId,
  from,
  expiresAt,
}: OpenInvitation): DirectNotification {
  const data = { challengeId, game: game.id, title: game.title, from, expiresAt };
  return directNotification('INVITED', { playerId, matchId, at, about: INVITED + challengeId, data });
}

/** Goes to each judge of the event. */
function ofCall({ playerId, matchId, at, game, ...call }: OpenCall): DirectNotification {
  const { tournamentId, version, seat, from, about } = call;
  const data = { matchId, game: game.id, title: game.title, tournamentId, version, seat, from, about };
  return directNotification('JUDGE_CALLED', {
    playerId,
    matchId,
    at,
    about: `JUDGE_CALLED ${matchId} ${version}`,
    data,
  });
}

/** Goes to each entrant. */
function ofNotice({ playerId, at, ...data }: OpenNotice): DirectNotification {
  const { tournamentId: matchId, version } = data;
  return directNotification('TOURNAMENT_NEWS', {
    playerId,
    matchId,
    at,
    about: `TOURNAMENT_NEWS ${matchId} ${version}`,
    data,
  });
}

function directNotification(
  event: Event,
  pending: Omit<DirectNotification, 'event' | 'question' | 'sendAt'>,
): DirectNotification {
  return { event, question: null, sendAt: null, ...pending };
}
