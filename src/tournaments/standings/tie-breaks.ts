import { type EntrantRecord, type FieldRecord, playedRounds, recordOf } from './entrant-record.ts';
import { Fraction, mean, sum, ZERO } from './fraction.ts';
import type { PointsRule } from './points.ts';
import type { EntrantNumber } from './round-results.ts';

/** The contribution of one opponent, or of one round without an opponent. */
interface Contribution {
  readonly score: Fraction;
  /** The entrant's result against the opponent, in halves. */
  readonly halves: 0 | 1 | 2;
  /** Whether the entrant was absent by choice, before a late entry or after leaving. */
  readonly voluntary: boolean;
}

/**
 * FIDE Handbook C.07 (1 August 2024), article 8.1. Unplayed rounds follow article 16: once an opponent has left, later
 * rounds count as draws. An entrant's own round without a table counts as one against an opponent with the same score.
 */
export function buchholz(field: FieldRecord, record: EntrantRecord): Fraction {
  return sum(contributions(field, record).map(({ score }) => score));
}

/** Voluntary absences are cut first. Source: FIDE C.07, articles 14.1 and 16.5. */
export function buchholzCut1(field: FieldRecord, record: EntrantRecord): Fraction {
  const all = contributions(field, record);
  const voluntary = all.filter((one) => one.voluntary);
  const cut = least(voluntary.length > 0 ? voluntary : all);
  return buchholz(field, record).sub(cut);
}

/** Sums the scores of beaten opponents, plus half those of drawn opponents. A bye is a win. FIDE C.07, article 9.1. */
export function sonnebornBerger(field: FieldRecord, record: EntrantRecord): Fraction {
  return sum(contributions(field, record).map(({ score, halves }) => score.mul(halves, 2)));
}

function least(all: readonly Contribution[]): Fraction {
  const [first, ...rest] = all.map(({ score }) => score);
  return rest.reduce((found, score) => (score.lt(found) ? score : found), first ?? ZERO);
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

// For an opponent who has left, each later round counts as a draw. In a round robin it counts as a loss.
function adjustedScore({ points: rule, isRoundRobin }: FieldRecord, { rounds, points }: EntrantRecord): Fraction {
  if (isRoundRobin) return points;
  const since = rounds.length - 1 - rounds.findLastIndex(({ kind }) => kind !== 'ABSENT');
  return points.add(drawOf(rule).mul(since));
}

function drawOf({ draw, byPlace }: PointsRule): Fraction {
  return draw === null ? mean(byPlace.map((points) => new Fraction(points))) : new Fraction(draw);
}

type Among = ReturnType<typeof among>;

/**
 * Returns how many of the tied entrants each entrant is ahead of, by their encounters (1 if ahead, a half if level). If
 * not all have met, an entrant is ahead only if no missing encounter could change that. The remaining entrants are
 * compared in the same way. Source: FIDE C.07, article 6.
 */
export function directEncounter(field: FieldRecord, tied: readonly EntrantNumber[]): Map<EntrantNumber, Fraction> {
  const group = new Set(tied);
  const all = tied.map((entrant) => among(field, entrant, group));
  const ahead = all.every(({ missing }) => missing === 0) ? aheadOf(all) : surelyAhead(all);
  return new Map(tied.map((entrant) => [entrant, new Fraction(ahead.get(entrant) ?? 0)]));
}

// Returns an entrant's halves from encounters with the other tied entrants, and the number of tied entrants that it has
// not met.
function among(field: FieldRecord, entrant: EntrantNumber, group: ReadonlySet<EntrantNumber>) {
  const met = new Set<EntrantNumber>();
  let halves = 0;
  for (const { encounters } of playedRounds(recordOf(field, entrant))) {
    for (const encounter of encounters) {
      if (!group.has(encounter.opponent)) continue;
      met.add(encounter.opponent);
      halves += encounter.halves;
    }
  }
  return { entrant, halves, missing: group.size - 1 - met.size };
}

function aheadOf(all: readonly Among[]): Map<EntrantNumber, number> {
  const sorted = all.map(({ halves }) => halves).sort((a, b) => a - b);
  return new Map(all.map(({ entrant, halves }) => [entrant, sorted.indexOf(halves)]));
}

function surelyAhead(all: readonly Among[]): Map<EntrantNumber, number> {
  const ahead = new Map<EntrantNumber, number>();
  const most = ({ halves, missing }: Among) => halves + 2 * missing;
  let rest = all.toSorted((a, b) => b.halves - a.halves || most(b) - most(a));
  for (let [first, ...others] = rest; first && others.length > 0; [first, ...others] = rest) {
    const own = first.halves;
    if (others.some((other) => most(other) >= own)) break;
    ahead.set(first.entrant, others.length);
    rest = others;
  }
  return ahead;
}
