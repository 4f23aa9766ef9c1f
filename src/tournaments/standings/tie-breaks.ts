import { type EntrantRecord, type FieldRecord, playedRounds, recordOf } from './entrant-record.ts';
import { Fraction, mean, sum, ZERO } from './fraction.ts';
import type { PointsRule } from './points.ts';

/** The contribution of one opponent, or of one round without an opponent. */
interface Contribution {
  readonly score: Fraction;
  /** The entrant's result against the opponent, in halves. */
  readonly halves: 0 | 1 | 2;
  /** Whether the entrant was absent by choice, before a late entry or after leaving. */
  readonly voluntary: boolean;
}

/**
 * FIDE Handbook C.07, article 8.1. Unplayed rounds follow article 16: once an opponent has left, later rounds count as
 * draws (16.3). An entrant's own round without a table counts as one against a stand-in (16.4).
 */
export function buchholz(field: FieldRecord, record: EntrantRecord): Fraction {
  return sum(contributions(field, record).map(({ score }) => score));
}

/** The sum without the lowest score. Source: FIDE C.07, article 14.1. */
export function buchholzCut1(field: FieldRecord, record: EntrantRecord): Fraction {
  return sum(withoutLowest(contributions(field, record)).map(({ score }) => score));
}

/** The sum without the lowest score, and then without the highest. Source: FIDE C.07, article 14.3. */
export function medianBuchholz(field: FieldRecord, record: EntrantRecord): Fraction {
  const rest = withoutLowest(contributions(field, record)).map(({ score }) => score);
  return sum(rest).sub(rest.reduce((found, score) => (score.gt(found) ? score : found), ZERO));
}

/** Sums the scores of beaten opponents, plus half those of drawn opponents. A bye is a win. FIDE C.07, article 9.1. */
export function sonnebornBerger(field: FieldRecord, record: EntrantRecord): Fraction {
  return sum(contributions(field, record).map(({ score, halves }) => score.mul(halves, 2)));
}

/** Sums the scores after each round, byes included. Source: FIDE C.07, article 7.5. */
export function progressiveScore(_: FieldRecord, { rounds }: EntrantRecord): Fraction {
  let score = ZERO;
  const after = rounds.map((round) => {
    if ('points' in round) score = score.add(round.points);
    return score;
  });
  return sum(after);
}

/** Counts the rounds that score a win, with or without playing. Source: FIDE C.07, article 7.1. */
export function wins({ points: rule }: FieldRecord, record: EntrantRecord): Fraction {
  const tables = playedRounds(record).filter(({ result }) => result === 'WON').length;
  const byes = rule.bye >= (rule.byPlace[0] ?? 0) ? record.rounds.filter(({ kind }) => kind === 'BYE').length : 0;
  return new Fraction(tables + byes);
}

// Voluntary absences are cut first. Source: FIDE C.07, article 16.5.
function withoutLowest(all: readonly Contribution[]): readonly Contribution[] {
  const voluntary = all.filter((one) => one.voluntary);
  const [first, ...rest] = voluntary.length > 0 ? voluntary : all;
  if (!first) return [];
  const lowest = rest.reduce((found, one) => (one.score.lt(found.score) ? one : found), first);
  return all.toSpliced(all.indexOf(lowest), 1);
}

function contributions(field: FieldRecord, record: EntrantRecord): Contribution[] {
  const others = field.points.byPlace.length - 1;
  return record.rounds.flatMap((round): Contribution[] => {
    if (round.kind === 'OPEN') return [];
    if (round.kind === 'PLAYED')
      return round.encounters.map(({ opponent, halves }) => ({
        score: adjustedScore(field, recordOf(field, opponent)),
        halves,
        voluntary: false,
      }));
    const alone: Contribution = {
      score: standInScore(field, record),
      halves: round.kind === 'BYE' ? 2 : 0,
      voluntary: round.kind !== 'BYE',
    };
    return Array.from({ length: others }, () => alone);
  });
}

// The stand-in has the entrant's own score, but at most that of a draw in each round. Source: FIDE C.07, article 16.4.
function standInScore({ points: rule, edition }: FieldRecord, { points, rounds }: EntrantRecord): Fraction {
  const most = drawOf(rule).mul(rounds.length);
  return edition >= 3 && points.gt(most) ? most : points;
}

// For an opponent who has left, each later round counts as a draw. In a round robin it counts as a loss.
function adjustedScore({ points: rule, isRoundRobin }: FieldRecord, { rounds, points }: EntrantRecord): Fraction {
  if (isRoundRobin) return points;
  const since = rounds.length - 1 - rounds.findLastIndex(({ kind }) => kind !== 'ABSENT');
  return points.add(drawOf(rule).mul(since));
}

function drawOf({ draw, byPlace }: PointsRule): Fraction {
  return draw === null ? mean(byPlace.map((points) => new Fraction(points))) : new Fraction(draw);
}
