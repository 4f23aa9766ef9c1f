import type { EntrantNumber } from './round.ts';

/** What may decide between entrants of equal points. `tie-breaks/` says of each how it is computed and who says so. */
export const TIE_BREAKS = [
  'OPPONENTS_MATCH_WIN',
  'GAME_WIN',
  'OPPONENTS_GAME_WIN',
  'BUCHHOLZ',
  'BUCHHOLZ_CUT_1',
  'SONNEBORN_BERGER',
  'DIRECT_ENCOUNTER',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** An exact number: whole (`7`), or a fraction in lowest terms (`5/9`). */
export type Exact = string;

/** Where one entrant stands. */
export interface Standing {
  readonly entrant: EntrantNumber;
  /** 1 is best; shared by those of equal points and equal tie-breaks. */
  readonly place: number;
  /** From 1, never shared: where places are, a lot decides. */
  readonly rank: number;
  readonly points: Exact;
  /** Tables won (first alone, or a bye), shared (all first) and lost (everything else). */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** In the order in which they were asked for. */
  readonly tieBreaks: readonly Exact[];
}
