import type { AnyGame } from '../../../src/engine/index.ts';

/** Why a comparison of two worlds ended; `fair`: the rules or the wish ended it, there was no more to compare. */
export const ENDS = {
  'went all the way': 'fair',
  'the match was over': 'fair',
  'a card came to light': 'fair',
  'an answer differed': 'fair',
  'sealed answers were opened': 'fair',
  'nothing was hidden': 'fair',
  'another copy left': 'fair',
  'no move was legal in both': 'early',
} as const;
export type End = keyof typeof ENDS;
export const COMPARING = [
  'twoWorldsLookAlike',
  'wholeHistoriesLookAlike',
  'equalCardsAreOne',
  'worldsAgreeWithWhatWasHeard',
] as const;
export type Comparing = (typeof COMPARING)[number];

/** How far one comparison got. */
export interface Compared {
  by: Comparing;
  /** Moves, or what else was compared. */
  done: number;
  wished: number;
  /** Moves that could not be made in the other world, and were given up for others. */
  illegal: number;
  end: End;
}

/** Takes note of a comparison. */
export type Note = (compared: Compared) => void;
export const NO_NOTE: Note = () => {};
