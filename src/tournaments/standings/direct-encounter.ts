import { type FieldRecord, playedRounds, recordOf } from './entrant-record.ts';
import { Fraction, mean, sum } from './fraction.ts';
import type { EntrantNumber } from './round-results.ts';

/** An entrant's encounters with the other tied entrants. */
interface Among {
  readonly entrant: EntrantNumber;
  readonly halves: Fraction;
  /** The number of tied entrants that the entrant has not met. */
  readonly missing: number;
}

/**
 * Returns how many of the tied entrants each entrant is ahead of, by their encounters (1 if ahead, a half if level). If
 * not all have met, an entrant is ahead only if no missing encounter could change that. Groups that remain equal are
 * compared again among themselves. Source: FIDE C.07, article 6.
 */
export function directEncounter(field: FieldRecord, tied: readonly EntrantNumber[]): Map<EntrantNumber, Fraction> {
  return new Map([...aheadIn(field, tied)].map(([entrant, ahead]) => [entrant, new Fraction(ahead)]));
}

function aheadIn(field: FieldRecord, tied: readonly EntrantNumber[]): Map<EntrantNumber, number> {
  const group = new Set(tied);
  const all = tied.map((entrant) => among(field, entrant, group));
  const ahead = all.every(({ missing }) => missing === 0) ? aheadOf(all) : surelyAhead(all);
  if (field.edition < 3) return ahead;
  for (const value of new Set(ahead.values())) {
    const equal = tied.filter((entrant) => ahead.get(entrant) === value);
    if (equal.length === 1 || equal.length === tied.length) continue;
    // C.07, 6.3: the rule applies again to entrants who are still tied.
    for (const [entrant, more] of aheadIn(field, equal)) ahead.set(entrant, (ahead.get(entrant) ?? 0) + more);
  }
  return ahead;
}

function among(field: FieldRecord, entrant: EntrantNumber, group: ReadonlySet<EntrantNumber>): Among {
  const met = new Map<EntrantNumber, Fraction[]>();
  for (const { encounters } of playedRounds(recordOf(field, entrant))) {
    for (const { opponent, halves } of encounters)
      if (group.has(opponent)) met.set(opponent, [...(met.get(opponent) ?? []), new Fraction(halves)]);
  }
  // C.07, 6.1.2: several encounters of the same two count as their mean.
  const halves = sum([...met.values()].map(field.edition >= 3 ? mean : sum));
  return { entrant, halves, missing: group.size - 1 - met.size };
}

function aheadOf(all: readonly Among[]): Map<EntrantNumber, number> {
  return new Map(all.map(({ entrant, halves }) => [entrant, all.filter((other) => other.halves.lt(halves)).length]));
}

// C.07, 6.2: an entrant comes first only if it leads whatever the results of the missing encounters, and so on.
function surelyAhead(all: readonly Among[]): Map<EntrantNumber, number> {
  const ahead = new Map(all.map(({ entrant }) => [entrant, 0]));
  const most = ({ halves, missing }: Among) => halves.add(2 * missing);
  let rest = all.toSorted((a, b) => b.halves.compare(a.halves) || most(b).compare(most(a)));
  for (let [first, ...others] = rest; first && others.length > 0; [first, ...others] = rest) {
    const own = first.halves;
    if (others.some((other) => most(other).gte(own))) break;
    ahead.set(first.entrant, others.length);
    rest = others;
  }
  return ahead;
}
