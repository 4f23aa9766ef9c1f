import type { OfferRefusal, UndoRefusal } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import { isOver, type Match, type MatchHead, seatsOf } from './match.ts';
import { maySee } from './visibility.ts';

/**
 * @param now in milliseconds since 1970
 * @throws Refused NOT_FOUND, so that a caller who may not see a match does not learn that it exists
 */
export function mustSee(match: MatchHead, caller: { id: string } | null, now: number): void {
  if (!maySee(match, caller?.id, now)) throw noMatch();
}

/** @throws Refused NOT_FOUND as {@link mustSee}; FORBIDDEN with `message` if the player has no seat */
export function mustSit(match: MatchHead, player: { id: string }, now: number, message: string): number[] {
  mustSee(match, player, now);
  const seats = seatsOf(match, player.id);
  if (seats.length === 0) throw new Refused('FORBIDDEN', message);
  return seats;
}

/** @throws Refused BAD_INPUT */
export function mustHaveSeat({ seats }: MatchHead, seat: number): void {
  if (!seats[seat]) throw badInput('seat', `seat: must be from 0 to ${seats.length - 1}`);
}

export function paused(version: number): Refused {
  return new Refused('PAUSED', 'A judge has paused the match: wait until it is resumed.', { version });
}

/**
 * TOO_OFTEN: the seat has undone as many answers as a match allows. NO_TIME: the undo would leave the seat no time.
 */
export type UndoDenied = UndoRefusal | 'TOO_OFTEN' | 'NO_TIME';

const NO_UNDO: Record<UndoDenied, string> = {
  NOTHING_TO_UNDO: 'There is nothing to undo: the last thing that happened in the match is not an answer of yours.',
  UNDONE_BEFORE: 'You have already undone an answer to this question: your second answer stands.',
  REVEALED: 'This answer cannot be undone, because it has revealed something or was decided by chance.',
  TOO_OFTEN: 'You have undone twenty answers in this match: no more can be undone.',
  NO_TIME: 'Your time for this question is up: your answer stands.',
};

export function noUndo(reason: UndoDenied): Refused {
  return new Refused('CANNOT_UNDO', NO_UNDO[reason]);
}

export function noOffer(reason: OfferRefusal, version: number): Refused {
  switch (reason) {
    case 'OFFER_OPEN':
      return new Refused('FORBIDDEN', 'Another offer is open: wait until it is answered, or answer it yourself.');
    case 'OFFERED_BEFORE':
      return new Refused('FORBIDDEN', 'You have already offered this since your last move: wait until you have moved.');
    case 'ELIMINATED':
      return new Refused('FORBIDDEN', 'A player has been eliminated, so there can be no draw: play on, or resign.');
    case 'NO_OFFER':
      return new Refused('STALE_VERSION', 'This offer is no longer open: read the match again.', { version });
  }
}

/** @throws Refused MATCH_OVER, NOT_ASKED (the match has not begun), PAUSED, STALE_VERSION (the match has moved on) */
export function mustBeAt(match: Match, version: number): void {
  mustPlay(match);
  if (match.version !== version) throw staleVersion(match.version);
}

/** @throws Refused MATCH_OVER, NOT_ASKED (the match has not begun), PAUSED */
export function mustPlay(match: Match): void {
  if (isOver(match)) throw matchOver();
  if (match.status === 'WAITING') throw notBegun();
  if (match.at?.paused) throw paused(match.version);
}

export function staleVersion(version: number): Refused {
  const message = `The match is at version ${version}: read it again, and send that version.`;
  return new Refused('STALE_VERSION', message, { version });
}

export function noMatch(): Refused {
  return new Refused(
    'NOT_FOUND',
    'There is no such match, or it is private: check the id, sign in as one of its players, or join with its invitation.',
  );
}

export function matchOver(): Refused {
  return new Refused('MATCH_OVER', 'The match is over.');
}

export function notBegun(): Refused {
  return new Refused('NOT_ASKED', 'The match has not begun: wait until every seat is taken.', { waitingFor: [] });
}

/** Thrown when a match is in an impossible state. The caller cannot fix that, so the error is not a refusal. */
export class MatchBug extends Error {
  override name = 'MatchBug';
}
