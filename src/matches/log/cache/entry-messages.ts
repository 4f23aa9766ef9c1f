import { createHash } from 'node:crypto';
import { type Box, boxWith, evenLength, SealBroken } from '../../../db/encryption-at-rest.ts';
import type { Match } from '../../match/match.ts';
import type { ChainedEntry, LogEntry } from '../chained-entry.ts';
import type { RowAfterEntry } from '../match-row.ts';
import { pieceOf, storedFields } from '../sealed-entry.ts';

// A node sends each entry that it has written to the other nodes, so that they need not read it from the database. The
// message is always sealed: no one between the nodes can read it, and no one without the match's seed can forge it. If
// a message does not open, or arrives too late or too early, the node reads the log instead.

interface ReceivedEntry {
  entry: LogEntry;
  row: Omit<RowAfterEntry, 'epoch'>;
}

/** Null for a first entry. A node with a different previous entry cannot open the message. */
type PreviousAt = Date | null;

/** @param secret the seed of all cards of the match */
export function messageBox(matchId: string, secret: string): Box {
  return boxWith(createHash('sha256').update(`news ${secret}`).digest(), matchId);
}

export function entryMessage(chained: ChainedEntry, previousAt: PreviousAt, after: Match, box: Box): string {
  const { version, facts } = chained.entry;
  const { status, waitingFor, standing, result, startedAt, movedAt, finishedAt } = after;
  const row = { status, version, waitingFor, standing, result, startedAt, movedAt, finishedAt };
  const whole = `{${storedFields(chained, null)},"row":${JSON.stringify(row)}}`;
  return box.seal(evenLength(whole, pieceOf(facts)), messageAbout(version, previousAt));
}

/** Returns null if the text is not a node's message about this version. */
function openEntryMessage(message: string, version: number, previousAt: PreviousAt, box: Box): ReceivedEntry | null {
  try {
    const { row, ...entry } = JSON.parse(mustBeSealed(box, message, messageAbout(version, previousAt)));
    return {
      entry: { ...entry, at: new Date(entry.at) },
      row: {
        ...row,
        startedAt: row.startedAt && new Date(row.startedAt),
        movedAt: row.movedAt && new Date(row.movedAt),
        finishedAt: row.finishedAt && new Date(row.finishedAt),
      },
    };
  } catch {
    return null;
  }
}

function mustBeSealed(box: Box, message: string, about: string): string {
  const opened = box.open(message, about);
  if (opened === message) throw new SealBroken('it is not sealed');
  return opened;
}

/** Change the number whenever the format changes, so that nodes of different releases read the log instead. */
function messageAbout(version: number, previousAt: PreviousAt): string {
  return `news-2 ${version} ${previousAt?.getTime()}`;
}

/** If this many entries are waiting, no request needs the match on this node. */
const MOST = 16;

const NONE: readonly ReceivedEntry[] = [];

interface Known {
  match: Match;
  readonly secret: string;
}

/** The entries stay sealed until a request needs the match. */
export class EntryMessages {
  readonly #boxes = new WeakMap<Known, Box>();
  readonly #waiting = new WeakMap<Known, Map<number, string>>();

  forOtherNodes(known: Known, chained: ChainedEntry, previousAt: Date | null, after: Match): string {
    return entryMessage(chained, previousAt, after, this.#boxOf(known));
  }

  /** Returns whether so many entries are waiting that no request needs the match on this node. */
  receive(known: Known, version: number, message: string): boolean {
    if (known.match.version < 0 || version <= known.match.version) return false;
    const waiting = this.#waiting.get(known) ?? new Map<number, string>();
    this.#waiting.set(known, waiting.set(version, message));
    return waiting.size >= MOST;
  }

  /** Returns the next entries, in order and without a gap. Entries after a gap stay in the queue. */
  next(known: Known): readonly ReceivedEntry[] {
    const waiting = this.#waiting.get(known);
    if (!waiting || waiting.size === 0) return NONE;
    const entries: ReceivedEntry[] = [];
    for (let version = known.match.version + 1; ; version++) {
      const message = waiting.get(version);
      const { movedAt } = entries.at(-1)?.row ?? known.match;
      const received = message === undefined ? null : openEntryMessage(message, version, movedAt, this.#boxOf(known));
      if (!received) break;
      entries.push(received);
    }
    const reached = known.match.version + entries.length;
    for (const version of waiting.keys()) if (version <= reached) waiting.delete(version);
    return entries;
  }

  #boxOf(known: Known): Box {
    const box = this.#boxes.get(known) ?? messageBox(known.match.id, known.secret);
    this.#boxes.set(known, box);
    return box;
  }
}
