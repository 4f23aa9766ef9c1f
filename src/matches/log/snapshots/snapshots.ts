import type { Box } from '../../../db/at-rest.ts';
import type { Match } from '../../match/match.ts';
import type { ReadRow } from '../match-row.ts';
import type { MatchStore } from '../match-store.ts';
import type { Tail } from '../memory/tail.ts';
import { foldingCode } from './folding-code.ts';
import { openedSnapshot, type Snapshot, storedSnapshot } from './snapshot.ts';

/** How many entries lie between two snapshots of a match: at most about so many are folded when it is opened. */
export const EVERY = 64;
/** Matches that wait to be written at most; others are at their next turn. */
const WAITING = 1000;

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
  readonly #store: Pick<MatchStore, 'snapshot' | 'keepSnapshot'>;
  /** Matches that wait to be written, one after the other. */
  #waiting = 0;
  #written: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(store: Pick<MatchStore, 'snapshot' | 'keepSnapshot'>) {
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
    if (this.#closed || noted.match.status !== 'RUNNING' || this.#waiting >= WAITING) return;
    this.#waiting++;
    this.#written = this.#written
      .then(() => this.#write(noted))
      .catch(nothing) // the next one is as good
      .finally(() => this.#waiting--);
  }

  /** Everything that is noted by now is written, or will not be. */
  settled(): Promise<void> {
    return this.#written;
  }

  close(): Promise<void> {
    this.#closed = true;
    return this.#written;
  }

  async #write({ match: { id, at }, tail: { last }, secret, box }: Noted): Promise<void> {
    const foldedBy = await foldingCode();
    await new Promise(setImmediate); // moves come in between
    if (this.#closed || !at || last?.version !== at.version) return;
    await this.#store.keepSnapshot(id, storedSnapshot({ at, hash: last.hash }, { foldedBy, secret, box }));
  }
}

function nothing(): void {}
