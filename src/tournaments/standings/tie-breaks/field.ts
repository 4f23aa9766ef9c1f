import type { PointsRule } from '../points.ts';
import type { EntrantRecord, RoundPlayed } from '../record.ts';
import type { EntrantNumber } from '../round.ts';

/** What tie-breaks are computed from. */
export interface FieldRecord {
  readonly records: ReadonlyMap<EntrantNumber, EntrantRecord>;
  readonly points: PointsRule;
  /** How many won games win a table of several: what a bye counts as in games. */
  readonly gamesToWin: number;
  /** Every entrant has a scheduled opponent in each round, so that no missing round counts as drawn. */
  readonly isRoundRobin: boolean;
}

/** A round that was played at a table. */
export type PlayedRound = Extract<RoundPlayed, { kind: 'PLAYED' }>;

/** Those at a table, of one entrant. */
export function playedRounds({ rounds }: EntrantRecord): PlayedRound[] {
  return rounds.filter((round) => round.kind === 'PLAYED');
}

/** The record of an entrant, who must have one. */
export function recordOf({ records }: FieldRecord, entrant: EntrantNumber): EntrantRecord {
  const found = records.get(entrant);
  if (!found) throw new RangeError(`no record of entrant ${entrant}`);
  return found;
}

/** Everybody it has met, once for each time. */
export function opponentsOf(record: EntrantRecord): EntrantNumber[] {
  return playedRounds(record).flatMap(({ encounters }) => encounters.map(({ opponent }) => opponent));
}
