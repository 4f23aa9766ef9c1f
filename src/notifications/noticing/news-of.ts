import type { SeatMoment } from '../../matches/index.ts';
import { reminderAt } from '../events.ts';
import type { News } from './message.ts';

/** What is older is not told to anybody who has not been told yet, in milliseconds. */
export const STALE = 7 * 86_400_000;

/** News, and when it is time to tell them. */
export interface Due extends News {
  /** Null: now. */
  at: Date | null;
}

/** Whatever of a seat's match may be worth telling somebody who wants to know what happens after a moment. */
export function newsOf(moment: SeatMoment, after: Date, now: number): Due[] {
  const isNew = (at: Date | null) => at !== null && at > after && at.getTime() > now - STALE;
  const { matchId, seat, startedAt, finishedAt, asked } = moment;
  const news: Due[] = [];
  if (isNew(startedAt) && !finishedAt)
    news.push({ event: 'MATCH_BEGAN', about: `MATCH_BEGAN ${matchId}`, moment, at: null });
  if (isNew(finishedAt)) news.push({ event: 'MATCH_OVER', about: `MATCH_OVER ${matchId}`, moment, at: null });
  if (!asked || !isNew(asked.at)) return news;
  const about = `${matchId} ${seat} ${asked.since}`;
  news.push({ event: 'YOUR_TURN', about: `YOUR_TURN ${about}`, moment, at: null });
  const at = asked.deadline && reminderAt(asked.at, asked.deadline);
  if (at) news.push({ event: 'DEADLINE_NEAR', about: `DEADLINE_NEAR ${about}`, moment, at });
  return news;
}
