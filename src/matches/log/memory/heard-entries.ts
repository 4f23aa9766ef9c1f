import type { Box } from '../../../db/at-rest.ts';
import type { Match } from '../../match/match.ts';
import type { ChainedEntry } from '../chained-entry.ts';
import { type HeardEntry, heardEntry, newsBox, toldEntry } from './told-entry.ts';

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
