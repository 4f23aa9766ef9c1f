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

/** A piece of news for a player, sent once to each target. */
export interface News {
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

/** News of one seat, in order: the match's beginning comes before its first question. */
export function newsOf({ matchId, playerId, seat, startedAt, finishedAt, asked }: SeatMoment): News[] {
  const news: News[] = [];
  const ofMatch = { matchId, playerId, question: null, sendAt: null };
  if (finishedAt) news.push({ ...ofMatch, event: 'MATCH_OVER', about: `MATCH_OVER ${matchId}`, at: finishedAt });
  else if (startedAt) news.push({ ...ofMatch, event: 'MATCH_BEGAN', about: `MATCH_BEGAN ${matchId}`, at: startedAt });
  if (!asked) return news;
  const ofQuestion = { matchId, playerId, question: { seat, since: asked.since }, at: asked.at };
  const about = `${matchId} ${seat} ${asked.since}`;
  news.push({ ...ofQuestion, event: 'YOUR_TURN', about: `YOUR_TURN ${about}`, sendAt: null });
  const sendAt = asked.deadline && reminderAt(asked.at, asked.deadline);
  if (sendAt) news.push({ ...ofQuestion, event: 'DEADLINE_NEAR', about: `DEADLINE_NEAR ${about}`, sendAt });
  return news;
}

/** News for a player who need not sit at the match. */
export interface DirectNews extends News {
  /** `data` of the message. */
  data: object;
}

const INVITED = 'INVITED ';

/** News for these players, or about these matches or tournaments: challenges, calls for a judge, notices of tournaments. */
export async function waitingFor(
  { matches, tournaments, now }: NotificationContext,
  of: { matches: readonly string[] } | { players: readonly string[] },
): Promise<DirectNews[]> {
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

function ofInvitation({ playerId, matchId, at, game, challengeId, from, expiresAt }: OpenInvitation): DirectNews {
  const data = { challengeId, game: game.id, title: game.title, from, expiresAt };
  return directNews('INVITED', { playerId, matchId, at, about: INVITED + challengeId, data });
}

/** Goes to each judge of the event. */
function ofCall({ playerId, matchId, at, game, ...call }: OpenCall): DirectNews {
  const { tournamentId, version, seat, from, about } = call;
  const data = { matchId, game: game.id, title: game.title, tournamentId, version, seat, from, about };
  return directNews('JUDGE_CALLED', { playerId, matchId, at, about: `JUDGE_CALLED ${matchId} ${version}`, data });
}

/** Goes to each entrant. */
function ofNotice({ playerId, at, ...data }: OpenNotice): DirectNews {
  const { tournamentId: matchId, version } = data;
  return directNews('TOURNAMENT_NEWS', { playerId, matchId, at, about: `TOURNAMENT_NEWS ${matchId} ${version}`, data });
}

function directNews(event: Event, news: Omit<DirectNews, 'event' | 'question' | 'sendAt'>): DirectNews {
  return { event, question: null, sendAt: null, ...news };
}
