import { createHash } from 'node:crypto';
import { type Box, boxWith, evenLength, SealBroken } from '../../../db/at-rest.ts';
import type { Match } from '../../match/match.ts';
import type { ChainedEntry, LogEntry } from '../chained-entry.ts';
import type { Moving } from '../match-row.ts';
import { pieceOf } from '../sealed-entry.ts';

// What one node tells the others of an entry that it has written, so that who has the match in memory need not read it from the
// database. It is sealed whatever is done in the database: nobody between the nodes can read it, and nobody who does not know what every
// card of the match follows from can make one up. What does not open, or comes too late or too early, is read from the log.

/** An entry that another node has written, and what it has made of the match's row. */
interface HeardEntry {
  entry: LogEntry;
  row: Omit<Moving, 'epoch'>;
}

/** The entry before it: who has another one in its place cannot open the message. Null: it is the first. */
type PreviousAt = Date | null;

/** What news of a match are sealed with. @param secret what every card of it follows from */
export function newsBox(matchId: string, secret: string): Box {
  return boxWith(createHash('sha256').update(`news ${secret}`).digest(), matchId);
}

/** An entry for other nodes: one word. */
export function toldEntry({ entry, text }: ChainedEntry, previousAt: PreviousAt, after: Match, box: Box): string {
  const { version, kind, seat, key, hash } = entry;
  const { status, waitingFor, standing, result, startedAt, movedAt, finishedAt } = after;
  const row = { status, version, waitingFor, standing, result, startedAt, movedAt, finishedAt };
  const rest = JSON.stringify({ row, version, at: entry.at, kind, seat, key, hash });
  const whole = `{"move":${text.move},"facts":${text.facts},"agenda":${text.agenda},${rest.slice(1)}`;
  return box.seal(evenLength(whole, pieceOf(entry.facts)), aboutNews(version, previousAt));
}

/** As {@link toldEntry} was given it; null where it is not what one of our nodes has told of this version. */
function heardEntry(told: string, version: number, previousAt: PreviousAt, box: Box): HeardEntry | null {
  try {
    const { row, ...entry } = JSON.parse(mustBeSealed(box, told, aboutNews(version, previousAt)));
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

function mustBeSealed(box: Box, told: string, about: string): string {
  const opened = box.open(told, about);
  if (opened === told) throw new SealBroken('it is not sealed at all');
  return opened;
}

/** Nodes of a release that says more or less of an entry do not understand one another: they read it. */
function aboutNews(version: number, previousAt: PreviousAt): string {
  return `news-2 ${version} ${previousAt?.getTime()}`;
}

/** If so many entries wait, no one looks at the match on this node. */
const MOST = 16;

/** A match in memory, as far as it is told of. */
interface Known {
  match: Match;
  readonly secret: string;
}

/** What nodes tell each other of the matches that they have in memory: entries wait, as they came, until somebody looks. */
export class HeardEntries {
  readonly #boxes = new WeakMap<Known, Box>();
  readonly #waiting = new WeakMap<Known, Map<number, string>>();

  /** An entry that is durable, for all other nodes. */
  forOtherNodes(known: Known, chained: ChainedEntry, previousAt: Date | null, after: Match): string {
    return toldEntry(chained, previousAt, after, this.#boxOf(known));
  }

  /** Another node has told of an entry. Whether so many wait that the match is not looked at here. */
  hear(known: Known, version: number, told: string): boolean {
    if (known.match.version < 0 || version <= known.match.version) return false;
    const waiting = this.#waiting.get(known) ?? new Map<number, string>();
    this.#waiting.set(known, waiting.set(version, told));
    return waiting.size >= MOST;
  }

  /** Those that come next, in order, without a gap; what is behind one goes on waiting. */
  next(known: Known): HeardEntry[] {
    const waiting = this.#waiting.get(known);
    const entries: HeardEntry[] = [];
    if (!waiting || waiting.size === 0) return entries;
    for (let version = known.match.version + 1; ; version++) {
      const told = waiting.get(version);
      const { movedAt } = entries.at(-1)?.row ?? known.match;
      const heard = told === undefined ? null : heardEntry(told, version, movedAt, this.#boxOf(known));
      if (!heard) break;
      entries.push(heard);
    }
    const reached = known.match.version + entries.length;
    for (const version of waiting.keys()) if (version <= reached) waiting.delete(version);
    return entries;
  }

  #boxOf(known: Known): Box {
    const box = this.#boxes.get(known) ?? newsBox(known.match.id, known.secret);
    this.#boxes.set(known, box);
    return box;
  }
}
