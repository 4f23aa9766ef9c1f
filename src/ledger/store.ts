import type { Loss } from '../telemetry/metrics.ts';
import type { TraceContext } from '../telemetry/traces.ts';

// `MatchStore` and `TournamentStore` add what their streams need before the first entry and outside the log.

export interface Streams<Line extends { id: string }, Entry, Row, Keyed> {
  /**
   * Appends lines of different streams in one transaction. A line is written only if its version is the stream's next
   * one, the previous entry is the one that the writer saw, and its key is new. A rejected line does not affect the
   * others. Returns the ids of the streams with a durable line.
   * @throws TooLate if the store did not answer in time; it is then unknown which lines were written
   */
  append(lines: readonly Line[]): Promise<ReadonlySet<string>>;
  /** Returns the entries with after < version <= upTo, in order. Default: up to the last entry. */
  read(id: string, after: number, upTo?: number): Promise<Entry[]>;
  /** Null if the key is new. */
  byKey(id: string, keyed: Keyed): Promise<Entry | null>;
  /** Like `read`, with the entries' signatures, for a stream that is over. May read from a replica. */
  record(id: string, after: number, upTo: number): Promise<Recorded<Entry>>;
  /** Includes the other columns that change with each entry. Null if the stream does not exist. */
  position(id: string): Promise<Row | null>;
  /** Returns the positions of those given streams that exist. */
  positions(ids: readonly string[]): Promise<Found[]>;
}

export interface Recorded<Entry> {
  entries: Entry[];
  signatures: Signed[];
}

export interface Signed {
  version: number;
  signature: { kid: string; value: string };
}

export interface Found {
  id: string;
  /** The last entry's version; -1 if there is no entry. */
  version: number;
  /** Null if there is no entry. */
  at: Date | null;
}

/** Thrown when the store did not answer in time. A retry would wait just as long again. */
export class TooLate extends Error {
  override name = 'TooLate';
  readonly code = 'ETIMEDOUT';
}

/** Counts how many times the store has lost commits that it had confirmed. Each loss begins a new epoch. */
export interface Epochs {
  /** The highest epoch that this node has read. */
  readonly known: number;
  see(epoch: number): void;
  /** Starts a new epoch after `epoch`, because this node's cache is ahead of the store. */
  raise(epoch: number): Promise<void>;
  onRaised(listener: (epoch: number, why: Loss) => void): () => void;
}

/** Streams of one kind in which players who have deleted their accounts still have a place. */
export interface Departures<Place> {
  /** Returns the players who have deleted their accounts, earliest first. */
  players(): Promise<Departed[]>;
  placesOf(playerId: string): Promise<Place[]>;
  /** Records that the player has left all streams, unless the same player has a newer departure. */
  left(player: Departed): Promise<void>;
}

interface Departed {
  id: string;
  /** When the departure was recorded, in the store's own format. */
  since: string;
}

/** A period in which no node could write is an outage, and players get that time back. */
export interface Leases {
  /** The store's time, in milliseconds since 1970. */
  readonly now: () => number;
  /** The time up to which all outages are known. */
  readonly upTo: number;
  /** Past outages, in order. */
  readonly outages: readonly { from: number; to: number }[];
  /** Asks the store at most twice; null if everything up to then is known. Does not wait for an outage to end. */
  askUpTo(moment: number): Promise<void> | null;
}

/** A wake-up may be late, lost or duplicated. Sweeps find work whose wake-up was lost. */
export interface Jobs<Payloads> {
  wake<N extends keyof Payloads>(
    name: N,
    payload: Payloads[N],
    options?: { delayMs?: number; id?: string },
  ): Promise<void>;
}

/** A stream that this node listens for. */
export interface Listening {
  /** Settles once the stream's updates reach this node, or after a time-out. */
  readonly begun: Promise<void>;
  end(): void;
}

/** The subscription of a node that receives all updates anyway. */
export const HEARD_ANYWAY: Listening = { begun: Promise.resolve(), end: () => {} };

/** Sends messages about new entries between nodes. A message may be lost or duplicated. */
export interface Listen {
  /**
   * Announces an entry to all nodes, including this one.
   * @param message returns the entry, sealed for other nodes; called only if there are other nodes on the bus
   */
  publish(id: string, version: number, message?: () => string): void;
  subscribe(listener: (id: string, version: number, trace?: TraceContext, message?: string) => void): () => void;
  /** Subscribes this node to a stream. Only subscribed nodes receive the stream's later entries. */
  listenFor(id: string): Listening;
  /** Calls the listener whenever messages may have been lost. */
  onGap(listener: () => void): () => void;
}
