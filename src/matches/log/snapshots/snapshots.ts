import type { Box } from '../../../db/at-rest.ts';
import type { Match } from '../../match/match.ts';
import type { ReadRow } from '../match-row.ts';
import type { MatchStreams } from '../match-store.ts';
import type { Tail } from '../memory/tail.ts';
import { foldingCode } from './folding-code.ts';
import { openedSnapshot, type Snapshot, type StoredSnapshot, storedSnapshot } from './snapshot.ts';

/** How many entries lie between two snapshots of a match: at most about so many are folded when it is opened. */
export const EVERY = 64;
/** Matches that are written in one statement. */
const TOGETHER = 16;
/** Matches that wait to be written at most; others are at their next turn. */
const WAITING = 1000;
/** How long what is noted may wait for more of the same, in milliseconds. */
const PAUSE = 100;

/** A match in memory, as far as it is stored. */
interface Noted {
  readonly match: Match;
  readonly tail: Pick<Tail, 'last'>;
  readonly secret: string;
  readonly box: Box | null;
}

/**
 * Tables of running matches as they were a while ago, so that a match that is not in memory is opened without its whole log. Nothing
 * follows from them that the log does not say: one that is lost, late or of other code costs a longer reading and nothing else. They
 * are written beside the traffic, and nobody waits for them.
 */
export class Snapshots {
  readonly #store: Pick<MatchStreams, 'snapshot' | 'keepSnapshots'>;
  readonly #noted = new Map<string, Noted>();
  #writing: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(store: Pick<MatchStreams, 'snapshot' | 'keepSnapshots'>) {
    this.#store = store;
  }

  /** The last one of a match; null where there is none that can be used. */
  async read({
    head: { id, version },
    secret,
    box,
  }: Pick<ReadRow, 'head' | 'secret' | 'box'>): Promise<Snapshot | null> {
    if (version < EVERY) return null;
    const stored = await this.#store.snapshot(id, version);
    return stored && openedSnapshot(stored, { foldedBy: await foldingCode(), secret, box });
  }

  /** Has a match written down soon, as it is then. */
  note(noted: Noted): void {
    const { match } = noted;
    if (this.#closed || match.status !== 'RUNNING' || this.#noted.size >= WAITING) return;
    this.#noted.set(match.id, noted);
    this.#timer ??= setTimeout(() => this.#begin(), PAUSE).unref();
  }

  /** Everything that is noted by now is written, or will not be. */
  async settled(): Promise<void> {
    this.#begin();
    await this.#writing;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#noted.clear();
    clearTimeout(this.#timer);
    await this.#writing;
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
  }

  async #write(): Promise<void> {
    const foldedBy = await foldingCode();
    while (this.#noted.size > 0) {
      const some = [...this.#noted.values()].slice(0, TOGETHER);
      const rows: (StoredSnapshot & { id: string })[] = [];
      for (const noted of some) {
        this.#noted.delete(noted.match.id);
        const snapshot = snapshotOf(noted);
        if (snapshot) rows.push({ id: noted.match.id, ...storedSnapshot(snapshot, { ...noted, foldedBy }) });
        await new Promise(setImmediate); // moves come in between
      }
      await this.#store.keepSnapshots(rows).catch(nothing); // the next one is as good
    }
  }
}

function snapshotOf({ match: { at }, tail }: Noted): Snapshot | null {
  const { last } = tail;
  return at && last?.version === at.version ? { at, hash: last.hash } : null;
}

function nothing(): void {}
