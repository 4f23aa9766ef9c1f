import { pointsOf } from './outcome.ts';
import { below, equal } from './ratio.ts';
import type { ReadTournament, Round, Stage } from './read-log.ts';

/** For up to this many entrants, the check tries all pairings to see whether a better one exists. */
const EXACT = 16;

/** The cost of a pairing, most important component first. */
interface Cost {
  repeats: number;
  secondByes: number;
  /** The number of score groups between the entrant with the bye and the lowest group. */
  height: number;
  /** The sum of the squares of distances, in score groups. */
  distances: number;
}

const weight = ({ repeats, secondByes, height, distances }: Cost): number =>
  ((repeats * 100 + secondByes) * 100 + height) * 100_000 + distances;

/**
 * Checks a Swiss with tables of two: no avoidable rematches, at most one bye each and only for the lowest score, and
 * opponents with the same score if possible.
 */
export function swissFindings(tournament: ReadTournament): string[] {
  if (tournament.setup.seats > 2)
    return tournament.stages.flatMap((stage) => largeTables(stage, tournament.setup.seats));
  return tournament.stages
    .filter(({ kind }) => kind === 'SWISS')
    .flatMap(({ rounds }) => rounds.filter(({ byHand }) => !byHand).flatMap((round) => oneRound(tournament, round)));
}

function oneRound({ setup }: ReadTournament, round: Round): string[] {
  const at = `stage ${round.stage}, round ${round.round}`;
  const field = fieldOf(setup, round);
  const findings = round.byes.length === round.there.length % 2 ? [] : [`${at}: ${round.byes.length} byes`];
  const pairs = round.tables.map(({ entrants: [a = 0, b = 0] }) => [a, b] as const);
  const own = costOf(field, pairs, round.byes[0] ?? null);
  if (round.there.length <= EXACT) {
    const best = bestCost(field, round.there);
    if (weight(own) > best)
      findings.push(`${at}: paired at ${JSON.stringify(own)} = ${weight(own)}, where ${best} was possible`);
  } else if (own.repeats > 0) findings.push(`${at}: ${own.repeats} meet again in a field of ${round.there.length}`);
  else if (own.secondByes > 0) findings.push(`${at}: ${round.byes[0]} has a second bye`);
  return findings;
}

interface Field {
  group: ReadonlyMap<number, number>;
  met: ReadonlySet<string>;
  hadBye: ReadonlySet<number>;
}

const pairName = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

function fieldOf(setup: ReadTournament['setup'], { there, before }: Round): Field {
  const points = there.map((who) => ({ who, points: pointsOf(setup, before, who) }));
  const sorted = points.toSorted((a, b) => (below(a.points, b.points) ? -1 : 1));
  const group = new Map<number, number>();
  for (const [index, one] of sorted.entries()) {
    const last = sorted[index - 1];
    const rank = last ? (group.get(last.who) ?? 0) : 0;
    group.set(one.who, last && !equal(last.points, one.points) ? rank + 1 : rank);
  }
  const met = new Set(before.flatMap(({ tables }) => tables.map(({ entrants: [a = 0, b = 0] }) => pairName(a, b))));
  return { group, met, hadBye: new Set(before.flatMap(({ byes }) => byes)) };
}

function costOf(
  { group, met, hadBye }: Field,
  pairs: readonly (readonly [number, number])[],
  bye: number | null,
): Cost {
  const distance = ([a, b]: readonly [number, number]) => ((group.get(a) ?? 0) - (group.get(b) ?? 0)) ** 2;
  return {
    repeats: pairs.filter(([a, b]) => met.has(pairName(a, b))).length,
    secondByes: bye !== null && hadBye.has(bye) ? 1 : 0,
    height: bye === null ? 0 : (group.get(bye) ?? 0),
    distances: pairs.reduce((sum, pair) => sum + distance(pair), 0),
  };
}

/**
 * Returns the lowest cost of all pairings, by dynamic programming over sets: pairs the first remaining entrant with
 * each of the others.
 */
function bestCost(field: Field, there: readonly number[]): number {
  const known = new Map<number, number>([[0, 0]]);
  const best = (left: number): number => {
    const found = known.get(left);
    if (found !== undefined) return found;
    const first = there.findIndex((_, index) => left & (1 << index));
    let least = Number.POSITIVE_INFINITY;
    for (let other = first + 1; other < there.length; other++) {
      if (!(left & (1 << other))) continue;
      const pair = [there[first] ?? 0, there[other] ?? 0] as const;
      least = Math.min(least, weight(costOf(field, [pair], null)) + best(left & ~(1 << first) & ~(1 << other)));
    }
    known.set(left, least);
    return least;
  };
  const all = (1 << there.length) - 1;
  if (there.length % 2 === 0) return best(all);
  return Math.min(...there.map((bye, index) => weight(costOf(field, [], bye)) + best(all & ~(1 << index))));
}

// The second round can avoid rematches if there are at least as many tables as seats at a table.
function largeTables({ kind, number, rounds }: Stage, seats: number): string[] {
  const [first, second] = rounds;
  if (kind !== 'SWISS' || !first || !second || second.byHand || first.tables.length < seats) return [];
  const met = new Set(first.tables.flatMap(({ entrants }) => pairsOf(entrants)));
  const again = second.tables.flatMap(({ entrants }) => pairsOf(entrants)).filter((pair) => met.has(pair));
  return again.map((pair) => `stage ${number}, round 2: ${pair} meet again`);
}

function pairsOf(entrants: readonly number[]): string[] {
  return entrants.flatMap((a) => entrants.filter((b) => a < b).map((b) => pairName(a, b)));
}
