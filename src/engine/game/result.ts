import type { CardName, Seat } from '../cards/zones.ts';

/**
 * The result of a match: a rank for every seat (1 is best, and ties share a rank), the reason for the end, and the
 * cards that change hands.
 */
export interface Result {
  readonly ranks: readonly number[];
  readonly why: string;
  readonly awards?: readonly Award[];
}

/** A card that moves from one seat's collection to another seat's collection at the end of the match. */
export interface Award {
  readonly card: CardName;
  readonly from: Seat;
  readonly to: Seat;
}
