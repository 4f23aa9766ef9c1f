import { setTimeout as sleep } from 'node:timers/promises';
import { Heartbeat, type HeartbeatPool, SHORTEST_OUTAGE } from './heartbeat.ts';
import { type Outage, outagesAfter, REMEMBERED } from './outages.ts';
import { type Epoch, StoreEpoch } from './store-epoch.ts';

/** The interval between heartbeats, in milliseconds. */
const EVERY = 500;
/** How many times a starting node tries to read the time. */
const TRIES = 5;

interface StoreClockSettings {
  /** This process's monotonic clock, in milliseconds. Default: the system's clock. */
  own?: () => number;
  /** This machine's wall clock, in milliseconds since 1970. */
  wall?: () => number;
  /** Receives every epoch that this clock reads. Default: a new epoch object. */
  epoch?: Epoch;
}

/**
 * Keeps track of the database's clock and of outages. Nodes that accept moves write a heartbeat. A gap in the heartbeat
 * is an outage, for all nodes alike. A node that is cut off while another node works causes no outage.
 */
export class StoreClock {
  readonly #pool: HeartbeatPool;
  readonly #own: () => number;
  readonly #wall: () => number;
  readonly #epoch: Epoch;
  readonly #heartbeat: Heartbeat;
  /** The difference between the database's clock and this process's clock, in milliseconds. */
  #offset: number | null = null;
  #takesMoves = false;
  #upTo = Number.NEGATIVE_INFINITY;
  #outages: Outage[] = [];
  #reading: Promise<void> | null = null;
  /** When the last heartbeat was written (or read, on a node that accepts no moves), by this process's clock. */
  #beat = Number.NEGATIVE_INFINITY;
  readonly #stopped = new AbortController();
  #beats: Promise<void> | null = null;

  static async open(pool: HeartbeatPool, settings: StoreClockSettings = {}): Promise<StoreClock> {
    const time = new StoreClock(pool, settings);
    for (let tries = 1; ; tries++) {
      try {
        await time.read();
        return time;
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  private constructor(pool: HeartbeatPool, { own, wall, epoch }: StoreClockSettings) {
    this.#pool = pool;
    this.#epoch = epoch ?? new StoreEpoch(pool);
    this.#heartbeat = new Heartbeat(pool, this.#epoch);
    this.#own = own ?? (() => performance.timeOrigin + performance.now());
    this.#wall = wall ?? Date.now;
  }

  /** Returns the time of the database's clock, in milliseconds since 1970. */
  readonly now = (): number => Math.round(this.#own() + (this.#offset ?? 0));

  /** The time up to which moves are known to have been accepted, except during outages. */
  get upTo(): number {
    return this.#upTo;
  }

  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** How far this machine's clock is ahead of the database's, in milliseconds. */
  get ahead(): number {
    return this.#wall() - this.now();
  }

  /** Whether a heartbeat succeeded recently enough that no outage can have begun. */
  get works(): boolean {
    return this.#own() - this.#beat < SHORTEST_OUTAGE;
  }

  /** Reads from the database, unless everything up to this moment is known. @throws the database's error */
  askUpTo(moment: number): Promise<void> | null {
    return this.#upTo < moment ? this.#readUpTo(moment) : null;
  }

  async #readUpTo(moment: number): Promise<void> {
    await this.read();
    if (this.#upTo < moment) await this.read(); // the first read may have been shared, and begun before this call
  }

  read(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** A node that accepts no moves only reads heartbeats. Settles once the first heartbeat has succeeded or failed. */
  start({ takesMoves }: { takesMoves: boolean }): Promise<void> {
    this.#takesMoves = takesMoves;
    this.#beats ??= this.#keepBeating();
    return this.read().catch(() => {});
  }

  stop(): void {
    this.#stopped.abort();
    this.#takesMoves = false;
  }

  async #keepBeating(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      await this.read().catch(() => {}); // the resulting gap shows the outage
      await sleep(EVERY, undefined, { signal }).catch(() => {});
    }
  }

  async #read(): Promise<void> {
    const sent = this.#own();
    const isFull = this.#heartbeat.isDiskFull;
    const beats = this.#takesMoves && !isFull;
    const { at, clock, epoch } = await (beats ? this.#heartbeat.beat(this.#upTo) : this.#heartbeat.look());
    this.#epoch.see(epoch);
    const heard = this.#own();
    if (!isFull) this.#beat = heard;
    this.#agree(clock, sent, heard);
    if (at === null) return;
    // Other nodes may have recorded an outage in the meantime. If this node has read heartbeats without a gap, there
    // was no outage.
    if (at - this.#upTo > SHORTEST_OUTAGE - 1) {
      const known = this.#outages.at(-1)?.to ?? this.now() - REMEMBERED;
      this.#outages = [...this.#outages, ...(await outagesAfter(this.#pool, known))];
    }
    this.#upTo = at;
  }

  // The database read its clock at some point between the query and the answer. An offset within that range is kept.
  #agree(clock: number, sent: number, heard: number): void {
    const [least, most] = [clock - heard, clock - sent];
    this.#offset = this.#offset === null ? (least + most) / 2 : Math.min(most, Math.max(least, this.#offset));
  }
}
