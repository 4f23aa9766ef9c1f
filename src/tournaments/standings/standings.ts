import { directEncounter } from './direct-encounter.ts';
import { type EntrantRecord, type FieldRecord, playedRounds, recordOf, records } from './entrant-record.ts';
import { type Exact, type Fraction, ZERO } from './fraction.ts';
import type { PointsRule } from './points.ts';
import type { EntrantNumber, Round } from './round-results.ts';
import { buchholz, buchholzCut1, medianBuchholz, progressiveScore, sonnebornBerger, wins } from './tie-breaks.ts';
import {
  gameWin,
  opponentsGameWin,
  opponentsMatchWin,
  opponentsOpponentsMatchWin,
  opponentsResistance,
  resistance,
} from './win-percentages.ts';

/** Tie-breaks for equal points. `README.md` defines them; the functions that compute them cite their sources. */
export const TIE_BREAKS = [
  'OPPONENTS_MATCH_WIN',
  'OPPONENTS_OPPONENTS_MATCH_WIN',
  'GAME_WIN',
  'OPPONENTS_GAME_WIN',
  'RESISTANCE',
  'OPPONENTS_RESISTANCE',
  'BUCHHOLZ',
  'BUCHHOLZ_CUT_1',
  'MEDIAN_BUCHHOLZ',
  'SONNEBORN_BERGER',
  'PROGRESSIVE_SCORE',
  'WINS',
  'DIRECT_ENCOUNTER',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface Standing {
  readonly entrant: EntrantNumber;
  /** The place; 1 is best. Entrants with equal points and equal tie-breaks share a place. */
  readonly place: number;
  /** The rank from 1, which is never shared. Equal places are ordered by lot. */
  readonly rank: number;
  readonly points: Exact;
  /** The numbers of tables that were won (first alone, or a bye), drawn (all first) and lost (everything else). */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The values of the tie-breaks, in the requested order. */
  readonly tieBreaks: readonly Exact[];
}

export interface Scored {
  /** All entrants to list, including entrants who have left. Every opponent must be included. */
  readonly entrants: readonly EntrantNumber[];
  readonly rounds: readonly Round[];
  readonly points: PointsRule;
  /** The game wins needed to win a table: 1, 2 or 3 for a best of 1, 3 or 5. A bye counts as that many wins. */
  readonly gamesToWin: number;
  /** Whether an unplayed table counts as a match with the scheduled opponent, and never as a draw. */
  readonly isRoundRobin?: boolean;
  /** The edition of the rules (`event/setup.ts`), by default the newest. */
  readonly edition?: number;
  readonly tieBreaks: readonly TieBreak[];
  /** All entrants in drawn order, which decides if all values are equal. */
  readonly lot: readonly EntrantNumber[];
}

/** The tie-breaks that do not depend on which other entrants are tied. */
const OF_ONE: Record<Exclude<TieBreak, 'DIRECT_ENCOUNTER'>, (field: FieldRecord, record: EntrantRecord) => Fraction> = {
  OPPONENTS_MATCH_WIN: opponentsMatchWin,
  OPPONENTS_OPPONENTS_MATCH_WIN: opponentsOpponentsMatchWin,
  GAME_WIN: gameWin,
  OPPONENTS_GAME_WIN: opponentsGameWin,
  RESISTANCE: resistance,
  OPPONENTS_RESISTANCE: opponentsResistance,
  BUCHHOLZ: buchholz,
  BUCHHOLZ_CUT_1: buchholzCut1,
  MEDIAN_BUCHHOLZ: medianBuchholz,
  SONNEBORN_BERGER: sonnebornBerger,
  PROGRESSIVE_SCORE: progressiveScore,
  WINS: wins,
};

/** Entrants who are still tied, with their values so far, starting with the points. */
type Tied = readonly { readonly entrant: EntrantNumber; readonly values: readonly Fraction[] }[];

/** Returns the standings after the given rounds, best first. Tables that are not over do not count yet. */
export function standings(scored: Scored): Standing[] {
  const { entrants, rounds, points, gamesToWin, isRoundRobin = false, edition = 3, tieBreaks, lot } = scored;
  const field = { records: records(entrants, rounds, points), points, gamesToWin, isRoundRobin, edition };
  const byLot = lot.filter((entrant) => field.records.has(entrant));
  if (byLot.length !== entrants.length) throw new RangeError('the draw does not list every entrant');
  let groups: Tied[] = [byLot.map((entrant) => ({ entrant, values: [] }))];
  groups = groups.flatMap((group) => split(group, (entrant) => recordOf(field, entrant).points));
  for (const tieBreak of tieBreaks) groups = groups.flatMap((group) => split(group, valuesIn(field, tieBreak, group)));
  return placed(field, groups);
}

function valuesIn(field: FieldRecord, tieBreak: TieBreak, tied: Tied): (entrant: EntrantNumber) => Fraction {
  if (tieBreak !== 'DIRECT_ENCOUNTER') return (entrant) => OF_ONE[tieBreak](field, recordOf(field, entrant));
  const among = directEncounter(
    field,
    tied.map(({ entrant }) => entrant),
  );
  return (entrant) => among.get(entrant) ?? ZERO;
}

// Equal entrants stay together, in their previous order.
function split(tied: Tied, worth: (entrant: EntrantNumber) => Fraction): Tied[] {
  const valued = tied.map(({ entrant, values }) => ({ entrant, values, value: worth(entrant) }));
  valued.sort((a, b) => b.value.compare(a.value));
  const groups: { entrant: EntrantNumber; values: Fraction[] }[][] = [];
  valued.forEach(({ entrant, values, value }, i) => {
    if (!valued[i - 1]?.value.equals(value)) groups.push([]);
    groups.at(-1)?.push({ entrant, values: [...values, value] });
  });
  return groups;
}

function placed(field: FieldRecord, groups: readonly Tied[]): Standing[] {
  const listed: Standing[] = [];
  for (const group of groups) {
    const place = listed.length + 1;
    for (const { entrant, values } of group) {
      const [points = '0', ...tieBreaks] = values.map((value) => value.toFraction());
      const rank = listed.length + 1;
      listed.push({ entrant, place, rank, points, ...counts(recordOf(field, entrant)), tieBreaks });
    }
  }
  return listed;
}

function counts(record: EntrantRecord): { won: number; drawn: number; lost: number } {
  const results = playedRounds(record).map(({ result }) => result);
  const unplayed = (wanted: string) => record.rounds.filter(({ kind }) => kind === wanted).length;
  const count = (wanted: string) => results.filter((result) => result === wanted).length;
  return { won: count('WON') + unplayed('BYE'), drawn: count('DRAWN'), lost: count('LOST') + unplayed('MISSED') };
}
