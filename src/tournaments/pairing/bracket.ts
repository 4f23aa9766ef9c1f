import type { EntrantNumber, Pairing } from '../standings/round.ts';

/** An elimination stage as it was before its first round. */
export interface Bracket {
  readonly kind: 'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION';
  /** Best first. */
  readonly seeds: readonly EntrantNumber[];
  /** Seats of a full table, 2 to 6; 2 in a double elimination. */
  readonly seats: number;
}

/** Where in the bracket a table stands. */
export interface BracketNode {
  readonly branch: 'WINNERS' | 'LOSERS' | 'GRAND_FINAL' | 'RESET';
  /** From 1 within its branch. */
  readonly round: number;
  /** From 1 within that round, from the top of the drawn bracket. */
  readonly position: number;
}

/** A round of a bracket as it is drawn: each table says which of the bracket's it is. */
export interface BracketPairing extends Pairing {
  /** In the order of `tables`. */
  readonly nodes: readonly BracketNode[];
}

/**
 * The seeds in the order of the drawn bracket, from the top: 1, 8, 4, 5, 2, 7, 3, 6 for eight. If the better seed always wins,
 * the best two meet last, and the best four not before the round before. Seeds that are missing up to the next power of two are
 * `null`, so the best ones have the byes.
 */
export function bracketOrder(seeds: readonly EntrantNumber[]): (EntrantNumber | null)[] {
  let order = [1];
  while (order.length < seeds.length) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order.map((seed) => seeds[seed - 1] ?? null);
}
