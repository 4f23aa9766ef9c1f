import { canonical, same } from '../../engine/index.ts';
import type { EventEntry, Happened } from '../event/entry.ts';
import type { Facts, Kind } from '../event/entry-kinds.ts';
import { currentRound, type Event } from '../event/event.ts';
import { type Fault, placeOf, type Spot, spotAt } from './verdict.ts';

type Difference = Omit<Fault, 'entry'>;

/** Returns where an entry's recorded facts differ from those that the rules give; null if they are equal. */
export function factsDiffer(event: Event | null, recorded: EventEntry, follows: Happened): Difference | null {
  if (same(recorded.facts, follows.facts)) return null;
  if ('seed' in follows.facts && 'seed' in recorded.facts && recorded.facts.seed !== follows.facts.seed)
    return { what: 'it does not reveal the seed of the draws' };
  const named = NAMED[recorded.kind] as Differs<Kind> | undefined; // looked up by the entry's own kind
  const other = { ...placeOf(recorded), what: `its facts differ: ${against(recorded.facts, follows.facts)}` };
  return named?.(recorded.facts as never, follows.facts as never, event) ?? other;
}

type Differs<K extends Kind> = (was: Facts<K>, is: Facts<K>, event: Event | null) => Difference | null;

const NAMED: { readonly [K in Kind]?: Differs<K> } = {
  PAIRED: (was, is) => pairings(was, is, { stage: is.stage, round: is.round }),
  SWAPPED: (was, is, event) => {
    const { stage = 0, round = 0 } = (event && currentRound(event)) ?? {};
    return pairings(was, is, { stage, round });
  },
  RESULTS: results,
  ENDED: places,
  BEGUN: (was, is) => contenders(was, is, 1),
  ADVANCED: (was, is, event) => contenders(was, is, (event?.stages.length ?? 0) + 1),
};

type Pairings = Pick<Facts<'PAIRED'>, 'tables' | 'byes'>;

function pairings(was: Pairings, is: Pairings, spot: Spot): Difference | null {
  const table = firstDifference(was.tables, is.tables);
  if (table >= 0) {
    const differ = against(was.tables[table], is.tables[table]);
    return { spot: { ...spot, table: table + 1 }, what: `the pairing does not follow: ${differ}` };
  }
  if (same(was.byes, is.byes)) return null;
  return { spot, what: `the byes do not follow: ${against(was.byes, is.byes)}` };
}

function results(was: Facts<'RESULTS'>, is: Facts<'RESULTS'>): Difference | null {
  const index = firstDifference(was.taken, is.taken);
  const one = is.taken[index] ?? was.taken[index];
  if (!one) return null;
  const what = `the result does not follow from the match: ${against(was.taken[index], is.taken[index])}`;
  return { spot: spotAt(one), what };
}

function places(was: Facts<'ENDED'>, is: Facts<'ENDED'>): Difference | null {
  const index = firstDifference(was.places, is.places);
  if (index < 0) return null;
  const entrant = is.places[index]?.entrant ?? was.places[index]?.entrant ?? 0;
  const difference = against(was.places[index], is.places[index]);
  return { what: `the standing of entrant ${entrant} at the end does not follow: ${difference}` };
}

function contenders(was: Facts<'ADVANCED'>, is: Facts<'ADVANCED'>, stage: number): Difference | null {
  const spot = { stage };
  if (!same(was.lot, is.lot))
    return { spot, what: `the lot does not follow from the seed: ${against(was.lot, is.lot)}` };
  if (same(was.players, is.players)) return null;
  return { spot, what: `the entrants of the stage, best first, do not follow: ${against(was.players, is.players)}` };
}

function firstDifference(was: readonly unknown[], is: readonly unknown[]): number {
  const longer = was.length > is.length ? was : is;
  return longer.findIndex((_, index) => !same(was[index], is[index]));
}

function against(was: unknown, is: unknown): string {
  return `recorded ${brief(was)}, executed ${brief(is)}`;
}

function brief(value: unknown): string {
  return value === undefined ? 'nothing' : canonical(value).slice(0, 300);
}
