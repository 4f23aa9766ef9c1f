import type { CardName, Seat } from '../cards/zones.ts';

/** The end: a rank for every seat (1 is best, ties share a rank), why, and cards that change owner. */
export interface Result {
  ranks: number[];
  why: string;
  awards?: Award[];
}

/** A card that leaves one seat's collection and joins another's when the match ends. */
export interface Award {
  card: CardName;
  from: Seat;
  to: Seat;
}
