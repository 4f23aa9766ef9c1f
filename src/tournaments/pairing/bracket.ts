import type { EntrantNumber, Pairing, Round } from '../standings/round.ts';

/** An elimination stage as it was before its first round. */
export interface Bracket {
  readonly kind: 'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION';
  /** Best first. */
  readonly seeds: readonly EntrantNumber[];
  /** Seats of a full table, 2 to 6; 2 in a double elimination. */
  readonly seats: number;
}

/** A round of a bracket as it is drawn: each table says which of the bracket's it is. */
export interface BracketPairing extends Pairing {
  /** In the order of `tables`. */
  readonly nodes: readonly BracketNode[];
}

/** Where in the bracket a table stands. */
export interface BracketNode {
  readonly branch: 'WINNERS' | 'LOSERS' | 'GRAND_FINAL' | 'RESET';
  /** From 1 within its branch. */
  readonly round: number;
  /** From 1 within that round, from the top of the drawn bracket. */
  readonly position: number;
}

/**
 * The next round of an elimination stage; `null`: it is over.
 * @param gone who has dropped out or was disqualified, whenever that was
 */
export function nextBracketRound(
  _bracket: Bracket,
  _rounds: readonly Round[],
  _gone: ReadonlySet<EntrantNumber>,
): BracketPairing | null {
  throw new Error('to be written');
}

/** The places in an elimination stage so far: who is still in shares the best ones. By entrant. */
export function bracketPlaces(_bracket: Bracket, _rounds: readonly Round[]): Map<EntrantNumber, number> {
  throw new Error('to be written');
}
