import type { Box } from '../../../db/encryption-at-rest.ts';
import type { Match } from '../../match/match.ts';
import type { RecentEntries } from '../cache/recent-entries.ts';
import type { ReadRow } from '../match-row.ts';
import type { MatchStore } from '../match-store.ts';
import { foldingCode } from './folding-code.ts';
import { openedSnapshot, type Snapshot, storedSnapshot } from './snapshot.ts';

/** Loading a match folds at most about this many entries. */
export const EVERY = 64;
/** The maximum number of matches waiting to be written. Any others are scheduled again later. */
const WAITING = 1000;

interface Noted {
  readonly match: Match;
  readonly tail: Pick<RecentEntries, 'last'>;
  readonly secret: string;
  readonly box: Box | null;
}

/**
 * Snapshots let a match load without its whole log. They are written in the background, and no request waits for them.
 * A snapshot that is lost, late or folded by different code only makes loading slower.
 */
export class Snapshots {
  readonly #store: Pick<MatchStore, 'snapshot' | 'keepSnapshot'>;
  readonly #waiting = new Map<string, Noted>();
  #written: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(store: Pick<MatchStore, 'snapshot' | 'keepSnapshot'>) {
    this.#store = store;
  }

  /** Null if there is no usable snapshot. */
  async read({
    head: { id, version },
    secret,
    box,
  }: Pick<ReadRow, 'head' | 'secret' | 'box'>): Promise<Snapshot | null> {
    if (version < EVERY) return null;
    const stored = await this.#store.snapshot(id, version);
    return stored && openedSnapshot(stored, { foldedBy: await foldingCode(), secret, box });
  }

  /** Schedules a snapshot of a match, taken at the time of writing. */
  note(noted: Noted): void {
    const { id, status, version } = noted.match;
    if (this.#closed || status !== 'RUNNING' || version < EVERY || this.#waiting.size >= WAITING) return;
    const waits = this.#waiting.has(id);
    this.#waiting.set(id, noted);
    if (!waits) this.#written = this.#written.then(() => this.#write(id)).catch(() => {}); // the next snapshot replaces it
  }

  settled(): Promise<void> {
    return this.#written;
  }

  close(): Promise<void> {
    this.#closed = true;
    return this.#written;
  }

  async #write(id: string): Promise<void> {
    await new Promise(setImmediate); // so that moves can be handled in between
    const noted = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#closed || !noted) return;
    const foldedBy = await foldingCode();
    const { match, tail, secret, box } = noted;
    const { at } = match;
    const { last } = tail;
    if (!at || last?.version !== at.version) return;
    await this.#store.keepSnapshot(id, storedSnapshot({ at, hash: last.hash }, { foldedBy, secret, box }));
  }
}
