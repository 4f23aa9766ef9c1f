import { canonical, same } from '../../engine/index.ts';
import type { EventEntry, Happened } from '../event/entry.ts';
import type { Event } from '../event/event.ts';
import { currentRound } from '../event/event.ts';
import type { Facts } from '../event/kinds.ts';
import { type Fault, type Spot, spotOf } from './verdict.ts';

/** In what the recorded facts of an entry differ from those that follow, and where; null: in nothing. */
export function factsDiffer(event: Event | null, recorded: EventEntry, follows: Happened): Omit<Fault, 'entry'> | null {
  if (same(recorded.facts, follows.facts)) return null;
  const named = namedDifference(event, recorded, follows);
  if (named) return named;
  const spot = spotOf(recorded);
  return { ...(spot && { spot }), what: `what followed differs: ${against(recorded.facts, follows.facts)}` };
}

function namedDifference(event: Event | null, recorded: EventEntry, follows: Happened): Omit<Fault, 'entry'> | null {
  if (recorded.kind === 'PAIRED' && follows.kind === 'PAIRED')
    return pairings(recorded.facts, follows.facts, { stage: follows.facts.stage, round: follows.facts.round });
  if (recorded.kind === 'SWAPPED' && follows.kind === 'SWAPPED') {
    const { stage = 0, round = 0 } = (event && currentRound(event)) ?? {};
    return pairings(recorded.facts, follows.facts, { stage, round });
  }
  if (recorded.kind === 'RESULTS' && follows.kind === 'RESULTS') return results(recorded.facts, follows.facts);
  if (recorded.kind === 'ENDED' && follows.kind === 'ENDED') return places(recorded.facts, follows.facts);
  if (recorded.kind === 'BEGUN' && follows.kind === 'BEGUN') return contenders(recorded.facts, follows.facts, 1);
  if (recorded.kind === 'ADVANCED' && follows.kind === 'ADVANCED')
    return contenders(recorded.facts, follows.facts, (event?.stages.length ?? 0) + 1);
  return null;
}

type Pairings = Pick<Facts<'PAIRED'>, 'tables' | 'byes'>;

function pairings(was: Pairings, is: Pairings, spot: Spot): Omit<Fault, 'entry'> | null {
  const table = firstDifference(was.tables, is.tables);
  if (table !== null) {
    const differ = against(was.tables[table], is.tables[table]);
    return { spot: { ...spot, table: table + 1 }, what: `the pairing does not follow: ${differ}` };
  }
  if (same(was.byes, is.byes)) return null;
  return { spot, what: `the byes do not follow: ${against(was.byes, is.byes)}` };
}

function results(was: Facts<'RESULTS'>, is: Facts<'RESULTS'>): Omit<Fault, 'entry'> | null {
  const index = firstDifference(was.taken, is.taken);
  const one = index === null ? null : (is.taken[index] ?? was.taken[index]);
  if (index === null || !one) return null;
  const { stage, round, table, game } = one;
  const what = `the result does not follow from the match: ${against(was.taken[index], is.taken[index])}`;
  return { spot: { stage, round, table, game }, what };
}

function places(was: Facts<'ENDED'>, is: Facts<'ENDED'>): Omit<Fault, 'entry'> | null {
  const index = firstDifference(was.places, is.places);
  if (index === null) return null;
  const entrant = is.places[index]?.entrant ?? was.places[index]?.entrant ?? 0;
  const told = against(was.places[index], is.places[index]);
  return { what: `the standing of entrant ${entrant} at the end does not follow: ${told}` };
}

function contenders(was: Facts<'ADVANCED'>, is: Facts<'ADVANCED'>, stage: number): Omit<Fault, 'entry'> | null {
  const spot = { stage };
  if (!same(was.lot, is.lot))
    return { spot, what: `the lot does not follow from the seed: ${against(was.lot, is.lot)}` };
  if (same(was.players, is.players)) return null;
  return { spot, what: `who plays in the stage, best first, does not follow: ${against(was.players, is.players)}` };
}

function firstDifference(was: readonly unknown[], is: readonly unknown[]): number | null {
  for (let i = 0; i < Math.max(was.length, is.length); i++) if (!same(was[i], is[i])) return i;
  return null;
}

function against(was: unknown, is: unknown): string {
  return `recorded ${brief(was)}, executed ${brief(is)}`;
}

function brief(value: unknown): string {
  return value === undefined ? 'nothing' : canonical(value).slice(0, 300);
}
