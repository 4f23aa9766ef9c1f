import { same, seedHash } from '../../engine/index.ts';
import { EventRefusal } from '../event/decide/checks.ts';
import { decide } from '../event/decide/decide.ts';
import { type Command, type EventEntry, eventHash, type Happened } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { fold } from '../event/fold/fold.ts';
import { Decisions } from './decisions.ts';
import { ExpectedMatches } from './expected-matches.ts';
import { factsDiffer } from './facts-differ.ts';
import type { RecordHead } from './record-form.ts';
import { type Fault, spotOf } from './verdict.ts';

/** What a tournament's log has come to when it was decided again, the matches there must be, and what people have decided. */
export interface Followed {
  event: Event;
  matches: ExpectedMatches;
  decisions: Decisions;
}

/** Follows the chain of hashes from the published hash of the seed on; the first fault, or null. */
function chainFault(head: RecordHead, entries: readonly EventEntry[]): (Fault & { entry: number }) | null {
  if (seedHash(head.seed) !== head.seedHash)
    return { entry: 0, what: 'the seed of the lots is not the one whose hash was published' };
  let previous = head.seedHash;
  for (const [index, entry] of entries.entries()) {
    const { hash, ...rest } = entry;
    if (entry.version !== index) return { entry: index, what: `expected entry ${index}, found ${entry.version}` };
    if (eventHash(previous, rest) !== hash) {
      const spot = spotOf(entry);
      const what = `the entry, ${entry.kind}, does not fit its hash and the hash before`;
      return { entry: index, ...(spot && { spot }), what };
    }
    previous = hash;
  }
  return null;
}

/** Decides every entry again, and compares what followed; the chain holds up to its fault. */
export function followed(head: RecordHead, entries: readonly EventEntry[]): Followed | Fault {
  const broken = chainFault(head, entries);
  // Where an entry does not fit its hash, what in it does not follow tells more than that.
  const log = decidedAgain(head, broken ? entries.slice(0, broken.entry + 1) : entries);
  if ('what' in log) return broken?.entry === log.entry ? { ...log, what: `${broken.what}: ${log.what}` } : log;
  if (broken) return broken;
  if (log.event && isOver(log.event)) return { ...log, event: log.event };
  return { entry: entries.length - 1, what: 'the log ends here, and the tournament is not over' };
}

function decidedAgain(
  head: RecordHead,
  entries: readonly EventEntry[],
): (Omit<Followed, 'event'> & { event: Event | null }) | (Fault & { entry: number }) {
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
  const wrong = event ? timeFault(event, entry) : beginningFault(head, entry);
  if (wrong) return { what: wrong };
  const spot = spotOf(entry);
  const here = spot ? { spot } : {};
  try {
    const follows = decide(event, commandOf(entry), head.seed);
    return differing(event, entry, follows) ?? fold(event, entry);
  } catch (error) {
    if (error instanceof EventRefusal) return { ...here, what: `${entry.kind} is refused: ${error.message}` };
    if (!(error instanceof Error)) throw error;
    return { ...here, what: `${entry.kind} cannot be executed: ${error.message}` };
  }
}

function commandOf({ kind, by, at, input }: EventEntry): Command {
  return { kind, by, at, input } as Command; // the input was read as that of its kind
}

function differing(event: Event | null, entry: EventEntry, follows: Happened): Fault | null {
  if (entry.kind === 'ENDED' || entry.kind === 'CANCELLED') {
    const seed = follows.kind === entry.kind ? follows.facts.seed : null;
    if (!same(seed, entry.facts.seed)) return { what: 'it reveals another seed than the one of the lots' };
  }
  return factsDiffer(event, entry, follows);
}

function beginningFault({ tournament, seedHash: hash }: RecordHead, entry: EventEntry): string | null {
  if (entry.kind !== 'CREATED') return 'the first entry does not create a tournament';
  if (entry.input.id !== tournament) return 'it is the beginning of another tournament';
  if (entry.by === null) return 'nobody organizes it';
  return entry.facts.seedHash === hash ? null : 'the hash of the seed is not the one that was published';
}

function timeFault(event: Event, { at }: EventEntry): string | null {
  return at < event.changedAt ? 'it was made before the entry before it' : null;
}
