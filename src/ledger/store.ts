import type { Loss } from '../telemetry/meters.ts';
import type { Place } from '../telemetry/traces.ts';

/**
 * The ledger needs this of the place where streams are kept: the streams themselves, epochs, leases, jobs, and a way to listen.
 * `MatchStore` and `TournamentStore` add what their streams need before the first entry and beside it. PostgreSQL is behind them:
 * `postgres-streams.ts` and the classes that extend it hold all SQL. A test may put a simulated store in its place.
 */

/** One kind of streams: the matches, or the tournaments. */
export interface Streams<Line extends { id: string }, Entry, Row, Keyed> {
  /**
   * Appends lines of different streams in one transaction. A line is left out, and fails no other one, unless its version follows
   * on the stream's, the entry before it is the one that its writer has seen, and its key is new. Returns the ids of the streams
   * whose line is durable.
   * @throws TooLate when the store did not answer in time: it is not known what was written
   */
  append(lines: readonly Line[]): Promise<ReadonlySet<string>>;
  /** Entries with after < version <= upTo, in order. Left out: up to the last one. */
  read(id: string, after: number, upTo?: number): Promise<Entry[]>;
  /** The entry that was appended under an idempotency key; null: the key is new. */
  byKey(id: string, keyed: Keyed): Promise<Entry | null>;
  /** The signatures of a stream's entries up to a version, in order. */
  signatures(id: string, upTo: number): Promise<Signed[]>;
  /** How far a stream is, and what else moves with it; null: there is no such stream. */
  position(id: string): Promise<Row | null>;
  /** How far these streams are; those that do not exist are left out. */
  positions(ids: readonly string[]): Promise<Found[]>;
}

/** A signature, and the version of the entry that it signs. */
export interface Signed {
  version: number;
  signature: { kid: string; value: string };
}

/** How far a stream is in the store. */
export interface Found {
  id: string;
  /** The number of the last entry; -1: none. */
  version: number;
  /** When the last entry was made; null: there is none. */
  at: Date | null;
}

/** A store that did not answer in time: whatever waits for the same store would wait as long again. */
export class TooLate extends Error {
  override name = 'TooLate';
  readonly code = 'ETIMEDOUT';
}

/** Counts how often the store has lost commits that it had confirmed. Each loss begins a new epoch. */
export interface Epochs {
  /** The highest epoch that this node has read. */
  readonly known: number;
  /** Takes note of an epoch that was read. */
  see(epoch: number): void;
  /** Begins a new epoch: what this node remembers of `epoch` is ahead of the store. */
  raise(epoch: number): Promise<void>;
  /** Calls the listener when a new epoch begins. */
  onRaised(listener: (epoch: number, why: Loss) => void): () => void;
}

/** The streams of one kind that players who have deleted their accounts still have a place in. */
export interface Departures<Place> {
  /** Players who are gone, for longest first. */
  players(): Promise<Departed[]>;
  /** The streams in which a player still has a place. */
  placesOf(playerId: string): Promise<Place[]>;
  /** The player has left all of them, unless an account has given the player a new place since. */
  left(player: Departed): Promise<void>;
}

export interface Departed {
  id: string;
  /** Since when, as the store writes it. */
  since: string;
}

/** By which nodes show each other that they can write. A time in which none could is an outage, and is given back to players. */
export interface Leases {
  /** Milliseconds since 1970, by the store's clock. */
  readonly now: () => number;
  /** Until when it is known whether some node could write. */
  readonly upTo: number;
  /** The outages that have ended, in order. */
  readonly outages: readonly { from: number; to: number }[];
  /** Asks the store, twice at most, unless everything up to this moment is known. It does not wait for an outage to end. */
  askUpTo(moment: number): Promise<void>;
}

/** Wake-ups by name. One may be late, lost or doubled: sweeps find what is lost. */
export interface Jobs<Payloads> {
  wake<N extends keyof Payloads>(
    name: N,
    payload: Payloads[N],
    options?: { delayMs?: number; id?: string },
  ): Promise<void>;
}

/** A stream that this node listens for. */
export interface Listening {
  /** Settles once news of it reach this node: a later reading misses nothing. Also as soon as that cannot be waited for; what is lost then is found by reconciling. */
  readonly begun: Promise<void>;
  /** This node need not hear of it any more. */
  end(): void;
}

/** Where everything is heard anyway. */
export const HEARD_ANYWAY: Listening = { begun: Promise.resolve(), end: () => {} };

/** News between nodes that streams have new entries. A message may be lost or doubled. */
export interface Listen {
  /** Tells every node of an entry, this one too. @param told the entry itself, sealed for other nodes; called if nodes share a bus */
  publish(id: string, version: number, told?: () => string): void;
  subscribe(listener: (id: string, version: number, place?: Place, told?: string) => void): () => void;
  /** News of a stream's later entries reach only nodes that listen for it. */
  listenFor(id: string): Listening;
  /** Called when messages may have been lost. */
  onGap(listener: () => void): () => void;
}
