import { compare, type Fraction, fraction, mean, plus, sum, times, ZERO } from '../fraction.ts';
import type { PointsRule } from '../points.ts';
import type { EntrantRecord } from '../record.ts';
import { type FieldRecord, recordOf } from './field.ts';

/** What one opponent, or one round without an opponent, puts in. */
interface Contribution {
  readonly score: Fraction;
  /** What was scored in it: 2 all, 1 half, 0 nothing. */
  readonly halves: 0 | 1 | 2;
  /** Not there by one's own will: before coming late or after leaving. */
  readonly voluntary: boolean;
}

/**
 * The sum of the scores of everybody met.
 * Source: FIDE Handbook C.07 (Tie-Break Regulations from 1 August 2024), article 8.1; unplayed rounds by article 16: an
 * opponent that has left counts as having drawn since, and one's own round without a table counts as one against somebody
 * with one's own score.
 */
export function buchholz(field: FieldRecord, record: EntrantRecord): Fraction {
  return sum(contributions(field, record).map(({ score }) => score));
}

/**
 * The same without the least of them; who was not there by its own will loses the least of those rounds first, unless that
 * is less than the least of all.
 * Source: FIDE Handbook C.07, articles 14.1 and 16.5.
 */
export function buchholzCut1(field: FieldRecord, record: EntrantRecord): Fraction {
  const all = contributions(field, record);
  const voluntary = all.filter((one) => one.voluntary);
  const cut = least(voluntary.length > 0 ? voluntary : all);
  return plus(buchholz(field, record), { over: -cut.over, under: cut.under });
}

/**
 * The sum of the scores of those one was ahead of, and half of those one was level with, at each table.
 * Source: FIDE Handbook C.07, article 9.1; unplayed rounds as for Buchholz, a bye as a win.
 */
export function sonnebornBerger(field: FieldRecord, record: EntrantRecord): Fraction {
  return sum(contributions(field, record).map(({ score, halves }) => times(score, fraction(halves, 2))));
}

function least(all: readonly Contribution[]): Fraction {
  const [first, ...rest] = all.map(({ score }) => score);
  return rest.reduce((found, score) => (compare(score, found) < 0 ? score : found), first ?? ZERO);
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
      score: record.points,
      halves: round.kind === 'BYE' ? 2 : 0,
      voluntary: round.kind !== 'BYE',
    };
    return Array.from({ length: others }, () => alone);
  });
}

// Each round after an opponent has left counts as a draw for it; in a round robin it is lost.
function adjustedScore({ points: rule, isRoundRobin }: FieldRecord, { rounds, points }: EntrantRecord): Fraction {
  if (isRoundRobin) return points;
  const since = rounds.length - 1 - rounds.findLastIndex(({ kind }) => kind !== 'ABSENT');
  return plus(points, times(fraction(since), drawOf(rule)));
}

function drawOf({ draw, byPlace }: PointsRule): Fraction {
  return draw === null ? mean(byPlace.map((points) => fraction(points))) : fraction(draw);
}
