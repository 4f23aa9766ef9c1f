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

/**
 * The meaning of a row in a score table. SCORE: the number that ranks the seats. PART: a part of the score; the score
 * of a side is the sum of its seats' parts. TIE_BREAK: a number that ranks the seats that all earlier numbers leave
 * tied. FIGURE: a number that decides nothing.
 */
export const SCORE_ROW_KINDS = ['PART', 'SCORE', 'TIE_BREAK', 'FIGURE'] as const;
export type ScoreRowKind = (typeof SCORE_ROW_KINDS)[number];

/** A seat's number in a row, and how it came about if the number does not say so, such as a list of quests. */
export interface ScoreValue {
  readonly seat: Seat;
  readonly value: number;
  readonly detail: string | null;
}

/** A row of the score table at the end of a match. A seat without a value in a counted row ranks behind the others. */
export interface ScoreRow {
  readonly label: string;
  readonly kind: ScoreRowKind;
  readonly values: readonly ScoreValue[];
}

/** @param seats the seats that have a value */
export function scoreRow(
  kind: ScoreRowKind,
  label: string,
  seats: readonly Seat[],
  value: (seat: Seat) => number,
  detail: (seat: Seat) => string | null = () => null,
): ScoreRow {
  return { label, kind, values: seats.map((seat) => ({ seat, value: value(seat), detail: detail(seat) })) };
}
