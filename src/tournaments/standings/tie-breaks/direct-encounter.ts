import { type Fraction, fraction } from '../fraction.ts';
import type { EntrantNumber } from '../round.ts';
import { type FieldRecord, playedRounds, recordOf } from './field.ts';

/** What one of those who are tied has from the encounters among them, in halves. */
interface Among {
  readonly entrant: EntrantNumber;
  readonly halves: number;
  /** With how many of them it has had no encounter. */
  readonly missing: number;
}

/**
 * For those who are tied, how many of the others each is ahead of by the encounters among them (ahead 1, level a half). Where
 * not all have met one another, only somebody who would be alone at the top however the missing encounters came out is ahead
 * of the others, then likewise among the rest.
 * Source: FIDE Handbook C.07 (Tie-Break Regulations from 1 August 2024), article 6.
 */
export function directEncounter(field: FieldRecord, tied: readonly EntrantNumber[]): Map<EntrantNumber, Fraction> {
  const group = new Set(tied);
  const all = tied.map((entrant) => among(field, entrant, group));
  const ahead = all.every(({ missing }) => missing === 0) ? aheadOf(all) : surelyAhead(all);
  return new Map(tied.map((entrant) => [entrant, fraction(ahead.get(entrant) ?? 0)]));
}

function among(field: FieldRecord, entrant: EntrantNumber, group: ReadonlySet<EntrantNumber>): Among {
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
