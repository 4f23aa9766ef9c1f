import { type At, type ScoreRow, type Seat, scoreRow, type Who } from '../../../engine/index.ts';
import { totalOf } from '../rules/end.ts';
import { isTag, livingOf, sideOf, teamOf } from '../seats.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Side } from '../state.ts';

const SIDES: readonly Side[] = [0, 1];

/** Returns the Health Points at the end. They rank the sides only if both still have members. */
export function scoreTable(at: At<SparkForming>): ScoreRow[] {
  const seats = Array.from({ length: at.seats }, (_, seat) => seat);
  const own = (seat: Seat): number => at.state.hp[seat] ?? 0;
  if (SIDES.some((side) => livingOf(at, side).length === 0)) return [scoreRow('FIGURE', 'Health Points', seats, own)];
  if (!isTag(at)) return [scoreRow('SCORE', 'Health Points', seats, own)];
  const ofSide = scoreRow('SCORE', 'Health Points of the side', seats, (seat) => totalOf(at, sideOf(seat)));
  return [scoreRow('PART', 'Health Points', seats, own), ofSide];
}

/** Names the player whose defeat ended the match. */
export function decided(at: At<SparkForming>, who: Who): string | null {
  const loser = at.state.fallen.at(-1);
  if (loser === undefined || at.left.includes(loser) || livingOf(at, sideOf(loser)).length > 0) return null;
  const isLast = teamOf(at, sideOf(loser)).length > 1;
  return `${who(loser)}${isLast ? ', the last of the side,' : ''} has no Health Points left`;
}
