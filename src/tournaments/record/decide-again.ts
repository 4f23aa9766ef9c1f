import { seedHash } from '../../engine/index.ts';
import { decide } from '../event/decide.ts';
import { type Command, type EventEntry, eventHash } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { fold } from '../event/fold.ts';
import { EventRefusal } from '../event/rules/rule.ts';
import { ExpectedMatches } from './expected-matches.ts';
import { factsDiffer } from './fact-differences.ts';
import type { RecordHead } from './record-format.ts';
import { type Fault, placeOf } from './verdict.ts';
import { Decisions } from './verdict-sentences.ts';

export interface DecidedLog {
  event: Event;
  matches: ExpectedMatches;
  decisions: Decisions;
}

type FaultAt = Fault & { entry: number };

/** Checks the hash chain, which starts from the seed's published hash. Returns the first fault, or null. */
function chainFault(head: RecordHead, entries: readonly EventEntry[]): FaultAt | null {
  if (seedHash(head.seed) !== head.seedHash)
    return { entry: 0, what: 'the seed of the draws does not match the published hash' };
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

/** Decides every entry again and compares the facts, up to the first fault in the hash chain. */
export function decideAgain(head: RecordHead, entries: readonly EventEntry[]): DecidedLog | Fault {
  const broken = chainFault(head, entries);
  // If an entry does not match its hash, a difference in its facts explains more than the hash does.
  const log = decidedAgain(head, broken ? entries.slice(0, broken.entry + 1) : entries);
  if ('what' in log) return broken?.entry === log.entry ? { ...log, what: `${broken.what}: ${log.what}` } : log;
  if (broken) return broken;
  if (log.event && isOver(log.event)) return { ...log, event: log.event };
  return { entry: entries.length - 1, what: 'the log ends here, but the tournament is not over' };
}

function decidedAgain(head: RecordHead, entries: readonly EventEntry[]) {
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
