import type { CardName, Seat } from '../cards/zones.ts';

/** The end: a rank for every seat (1 is best, ties share a rank), why, and cards that change owner. */
export interface Result {
  readonly ranks: readonly number[];
  readonly why: string;
  readonly awards?: readonly Award[];
}

/** A card that leaves one seat's collection and joins another's when the match ends. */
export interface Award {
  readonly card: CardName;
  readonly from: Seat;
  readonly to: Seat;
}
