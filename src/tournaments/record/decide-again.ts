import { canonical, same, seedHash } from '../../engine/index.ts';
import { decide } from '../event/decide.ts';
import { type Command, type EventEntry, eventHash, type Happened } from '../event/entry.ts';
import type { Facts, Kind } from '../event/entry-kinds.ts';
import { currentRound, type Event, isOver } from '../event/event.ts';
import { fold } from '../event/fold.ts';
import { EventRefusal } from '../event/rules/rule.ts';
import { ExpectedMatches } from './expected-matches.ts';
import type { RecordHead } from './record-format.ts';
import { type Fault, placeOf, type Spot, spotAt } from './verdict.ts';
import { Decisions } from './verdict-sentences.ts';

/** The contents of a tournament's log, after each entry was decided again. */
export interface DecidedLog {
  event: Event;
  matches: ExpectedMatches;
  decisions: Decisions;
}

type FaultAt = Fault & { entry: number };

/** Checks the hash chain from the seed's published hash; returns the first fault, or null. */
function chainFault(head: RecordHead, entries: readonly EventEntry[]): FaultAt | null {
  if (seedHash(head.seed) !== head.seedHash)
    return { entry: 0, what: 'the seed of the lots does not match the published hash' };
  let previous = head.seedHash;
  for (const [index, entry] of entries.entries()) {
    const { hash, ...rest } = entry;
    if (entry.version !== index) return { entry: index, what: `expected entry ${index}, found ${entry.version}` };
    if (eventHash(previous, rest) !== hash) {
      const what = `the entry, ${entry.kind}, does not match its hash and the previous hash`;
      return { entry: index, ...placeOf(entry), what };
    }
    previous = hash;
  }
  return null;
}

/** Decides every entry again and compares the facts, up to the chain's first fault. */
export function decideAgain(head: RecordHead, entries: readonly EventEntry[]): DecidedLog | Fault {
  const broken = chainFault(head, entries);
  // If an entry does not fit its hash, the difference in its facts explains more than the hash.
  const log = decidedAgain(head, broken ? entries.slice(0, broken.entry + 1) : entries);
  if ('what' in log) return broken?.entry === log.entry ? { ...log, what: `${broken.what}: ${log.what}` } : log;
  if (broken) return broken;
  if (log.event && isOver(log.event)) return { ...log, event: log.event };
  return { entry: entries.length - 1, what: 'the log ends here, but the tournament is not over' };
}

function decidedAgain(
  head: RecordHead,
  entries: readonly EventEntry[],
): (Omit<DecidedLog, 'event'> & { event: Event | null }) | FaultAt {
  const matches = new ExpectedMatches();
  const decisions = new Decisions();
  let event: Event | null = null;
  for (const [index, entry] of entries.entries()) {
    const next = step(head, event, entry);
    if ('what' in next) return { entry: index, ...next };
    const fault = matches.follow(event, entry, next);
    if (fault) return { entry: index, ...fault };
    decisions.follow(event, entry);
    event = next;
  }
  return { event, matches, decisions };
}

function step(head: RecordHead, event: Event | null, entry: EventEntry): Event | Fault {
  const wrong = orderFault(head, event, entry);
  if (wrong) return { what: wrong };
  try {
    const { kind, by, at, input } = entry;
    const follows = decide(event, { kind, by, at, input } as Command, head.seed); // the input was validated for its kind
    return factsDiffer(event, entry, follows) ?? fold(event, entry);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const what = `${entry.kind} ${error instanceof EventRefusal ? 'is refused' : 'cannot be executed'}: ${error.message}`;
    return { ...placeOf(entry), what };
  }
}

function orderFault(head: RecordHead, before: Event | null, entry: EventEntry): string | null {
  if (before) return entry.at < before.changedAt ? 'its time is before that of the previous entry' : null;
  if (entry.kind !== 'CREATED') return 'the first entry does not create a tournament';
  if (entry.input.id !== head.tournament) return 'it creates another tournament';
  if (entry.by === null) return 'it has no organizer';
  return entry.facts.seedHash === head.seedHash ? null : 'the hash of the seed differs from the published one';
}

type Difference = Omit<Fault, 'entry'>;

/** Where an entry's recorded facts differ from those that follow; null: nowhere. */
function factsDiffer(event: Event | null, recorded: EventEntry, follows: Happened): Difference | null {
  if (same(recorded.facts, follows.facts)) return null;
  if ('seed' in follows.facts && 'seed' in recorded.facts && recorded.facts.seed !== follows.facts.seed)
    return { what: 'it does not reveal the seed of the lots' };
  const named = NAMED[recorded.kind] as Differs<Kind> | undefined; // the entry's own kind
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
