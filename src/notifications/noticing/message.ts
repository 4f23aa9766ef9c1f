import type { OpenCall, OpenInvitation, SeatMoment, ToldMatch } from '../../matches/index.ts';
import type { OpenNotice } from '../../tournaments/index.ts';
import { type Event, TYPES } from '../events.ts';

/** Characters of a prompt that are told: a push service takes four kilobytes in all. */
const LONGEST = 600;

/** One event of one match, as a target is told of it. */
export interface News {
  event: Event;
  /** The same for the same event of the same question: a target is told of it once. */
  about: string;
  moment: SeatMoment;
}

/** The message as it is sent; null when there is nothing to tell any more. */
export function messageOf({ event, moment }: News, told: ToldMatch, now: number): string | null {
  const { id: matchId, game, players, seats, version } = told;
  const rest = event === 'MATCH_OVER' ? ending(told) : event === 'MATCH_BEGAN' ? {} : question(moment, told);
  if (rest === null) return null;
  const data = { matchId, game: game.id, title: game.title, players, yourSeats: seats, version, ...rest };
  return JSON.stringify({ type: TYPES[event], timestamp: new Date(now).toISOString(), data });
}

/** What whoever is challenged is told. */
export function invitationMessage({ challengeId, game, from, expiresAt }: OpenInvitation, now: number): string {
  const data = { challengeId, game: game.id, title: game.title, from, expiresAt };
  return JSON.stringify({ type: TYPES.INVITED, timestamp: new Date(now).toISOString(), data });
}

/** What the judges of an event are told when a player calls one. */
export function callMessage({ matchId, game, ...call }: OpenCall, now: number): string {
  const { tournamentId, version, seat, from, about } = call;
  const data = { matchId, game: game.id, title: game.title, tournamentId, version, seat, from, about };
  return JSON.stringify({ type: TYPES.JUDGE_CALLED, timestamp: new Date(now).toISOString(), data });
}

/** The message for entrants of a tournament: an announcement, or another start. */
export function tournamentMessage({ playerId: _, at: __, ...data }: OpenNotice, now: number): string {
  return JSON.stringify({ type: TYPES.TOURNAMENT_NEWS, timestamp: new Date(now).toISOString(), data });
}

function ending({ ranks, why, finishedAt }: ToldMatch): object {
  return { ranks, why, finishedAt };
}

function question({ seat, asked }: SeatMoment, told: ToldMatch): object | null {
  const open = told.asked.find((one) => one.seat === seat && one.since === asked?.since);
  return open ? { seat, prompt: open.prompt.slice(0, LONGEST), deadline: open.deadline } : null;
}
