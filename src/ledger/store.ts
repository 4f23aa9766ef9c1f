import type { Loss } from '../telemetry/metrics.ts';
import type { TraceContext } from '../telemetry/traces.ts';

// The store, as the ledger sees it. `MatchStore` and `TournamentStore` add what their streams need before the first entry and
// beside the log. PostgreSQL implements them in `postgres-streams.ts` and in the `log` folders of matches and tournaments; tests
// use a simulated store.

/** One kind of stream: matches or tournaments. */
export interface Streams<Line extends { id: string }, Entry, Row, Keyed> {
  /**
   * Appends lines of different streams in one transaction. A line is written only if its version is the stream's next, the
   * entry before it is the one its writer saw, and its key is new. A line that is not written does not stop others. Returns the ids of
   * the streams whose line is durable.
   * @throws TooLate if the store did not answer in time: it is unknown what was written
   */
  append(lines: readonly Line[]): Promise<ReadonlySet<string>>;
  /** Entries with after < version <= upTo, in order. Default: up to the last one. */
  read(id: string, after: number, upTo?: number): Promise<Entry[]>;
  /** The entry appended under an idempotency key; null if the key is new. */
  byKey(id: string, keyed: Keyed): Promise<Entry | null>;
  /** The signatures of a stream's entries up to a version, in order. */
  signatures(id: string, upTo: number): Promise<Signed[]>;
  /** A stream's position, and the other columns that change with each entry; null if there is no such stream. */
  position(id: string): Promise<Row | null>;
  /** The positions of these streams, except those that do not exist. */
  positions(ids: readonly string[]): Promise<Found[]>;
}

export interface Signed {
  /** The version of the signed entry. */
  version: number;
  signature: { kid: string; value: string };
}

/** A stream's position in the store. */
export interface Found {
  id: string;
  /** The last entry's number; -1 if there is none. */
  version: number;
  /** When the last entry was made; null if there is none. */
  at: Date | null;
}

/** The store did not answer in time: anything else waiting for it would wait just as long again. */
export class TooLate extends Error {
  override name = 'TooLate';
  readonly code = 'ETIMEDOUT';
}

/** Counts how many times the store has lost commits that it had confirmed. Each loss begins a new epoch. */
export interface Epochs {
  /** The highest epoch that this node has read. */
  readonly known: number;
  see(epoch: number): void;
  /** Begins a new epoch, because this node's cache of `epoch` is ahead of the store. */
  raise(epoch: number): Promise<void>;
  onRaised(listener: (epoch: number, why: Loss) => void): () => void;
}

/** Streams of one kind in which players who have deleted their accounts still have a place. */
export interface Departures<Place> {
  /** Players who have deleted their accounts, the earliest first. */
  players(): Promise<Departed[]>;
  /** The streams in which a player still has a place. */
  placesOf(playerId: string): Promise<Place[]>;
  /** Notes that the player has left all of these streams, unless there is a newer departure of the same player. */
  left(player: Departed): Promise<void>;
}

interface Departed {
  id: string;
  /** When the departure was recorded, in the store's own format. */
  since: string;
}

/** Nodes record when they can write. A time in which none could is an outage, and players get it back. */
export interface Leases {
  /** Milliseconds since 1970, by the store's clock. */
  readonly now: () => number;
  /** The time up to which it is known whether any node could write. */
  readonly upTo: number;
  /** Past outages, in order. */
  readonly outages: readonly { from: number; to: number }[];
  /** Asks the store, at most twice, unless everything up to this time is known. It does not wait for an outage to end. */
  askUpTo(moment: number): Promise<void>;
}

/** Wake-ups by name. One may be late, lost or duplicated: sweeps find what is lost. */
export interface Jobs<Payloads> {
  wake<N extends keyof Payloads>(
    name: N,
    payload: Payloads[N],
    options?: { delayMs?: number; id?: string },
  ): Promise<void>;
}

/** A stream that this node listens for. */
export interface Listening {
  /** Settles once its updates reach this node, or if that takes too long: `reconcile` then finds what was missed. */
  readonly begun: Promise<void>;
  end(): void;
}

/** For a node that receives all updates anyway. */
export const HEARD_ANYWAY: Listening = { begun: Promise.resolve(), end: () => {} };

/** Messages between nodes about new entries. One may be lost or duplicated. */
export interface Listen {
  /**
   * Announces an entry to all nodes, including this one.
   * @param message returns the entry, sealed for other nodes; called only if nodes share a bus
   */
  publish(id: string, version: number, message?: () => string): void;
  subscribe(listener: (id: string, version: number, trace?: TraceContext, message?: string) => void): () => void;
  /** Only nodes that listen for a stream hear of its later entries. */
  listenFor(id: string): Listening;
  /** Called when messages may have been lost. */
  onGap(listener: () => void): () => void;
}
