import type { SeatMoment } from '../../matches/index.ts';
import { type Event, reminderAt } from '../events.ts';

/** Something that a player is told, once at each target. */
export interface News {
  event: Event;
  /** The same for the same thing. */
  about: string;
  playerId: string;
  /** The match; of TOURNAMENT_NEWS the tournament. */
  matchId: string;
  /** The seat that is asked, and the version since which it is; null: nothing is asked. */
  question: { seat: number; since: number } | null;
  /** When it happened. */
  at: Date;
  /** When to send it; null: now. */
  sendAt: Date | null;
}

/** News of one seat, in order: the beginning of the match comes before its first question. */
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
