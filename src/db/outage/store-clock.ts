import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isUnavailable } from './database-errors.ts';
import { EPOCH, type Epoch, StoreEpoch } from './store-epoch.ts';

/** A time in which no node could write, in milliseconds since 1970, by the database's clock. */
export interface Outage {
  from: number;
  to: number;
}

/** The interval of heartbeats, in milliseconds. */
const EVERY = 500;
/** When a connection counts as silent, and the next attempt uses another. Two attempts fit into the shortest outage. */
const PATIENCE = 1400;
/** How often a starting node tries, each time for that long. */
const TRIES = 5;
/** The shortest gap between heartbeats that counts as an outage, in milliseconds. A shorter one may be a slow moment. */
export const SHORTEST_OUTAGE = 3000;
/** How long outages are kept, in days: no clock runs for longer than a year. */
const REMEMBERED = 400;

/**
 * Identifies the lineage by cluster, timeline and database: it changes with every promotion, point-in-time recovery or copy.
 */
const LINEAGE = `
select concat_ws('/', (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8),
  (select oid from pg_database where datname = current_database()))`;

/**
 * All nodes write to this row, one after the other. A new epoch begins if the lineage has changed, or if the row is behind the
 * values this node has read from it: its epoch ($1) and its time ($2, in milliseconds).
 */
const beat = (lineage: string) => `
with beat as (
  insert into heartbeat (id, previous, at, epoch, lineage) values (1, clock_timestamp(), clock_timestamp(), $1::integer, (${lineage}))
  on conflict (id) do update set previous = heartbeat.at, at = clock_timestamp(), lineage = coalesce(excluded.lineage, heartbeat.lineage),
    epoch = case
      when heartbeat.epoch < $1::integer or heartbeat.lineage <> excluded.lineage or heartbeat.at < to_timestamp(($2::float8 - 1) / 1000)
      then greatest(heartbeat.epoch, $1::integer) + 1 else heartbeat.epoch end
  returning previous, at, epoch
), outage as (
  insert into outages (began, ended) select previous, at from beat
  where at - previous > interval '${SHORTEST_OUTAGE} milliseconds'
)
select extract(epoch from at)::float8 * 1000 as at, extract(epoch from clock_timestamp())::float8 * 1000 as clock, epoch
from beat`;

const LOOK = `
select extract(epoch from at)::float8 * 1000 as at, extract(epoch from clock_timestamp())::float8 * 1000 as clock, ${EPOCH} as epoch
from (select 1) one left join heartbeat on id = 1`;

const OUTAGES = `
select extract(epoch from began)::float8 * 1000 as "from", extract(epoch from ended)::float8 * 1000 as "to"
from outages where ended > to_timestamp($1::float8 / 1000) order by ended`;

export interface StoreClockSettings {
  /** This process's monotonic clock, in milliseconds. Default: the system's. */
  own?: () => number;
  /** This machine's wall clock, in milliseconds since 1970. */
  wall?: () => number;
  /** Gets every epoch that is read here. Default: its own. */
  epoch?: Epoch;
}

interface Read {
  at: number | null;
  clock: number;
  epoch: number;
}

/** Connections for heartbeats. `fullAt`: see pool.ts. */
type HeartbeatPool = Pick<pg.Pool, 'query'> & { readonly fullAt?: number };

/**
 * The time by the database's clock, and the outages in which it could not be written to. Nodes that take moves write a
 * heartbeat: a gap in it is an outage, the same for all nodes. A node that is cut off while another works causes no outage.
 */
export class StoreClock {
  readonly #pool: HeartbeatPool;
  readonly #own: () => number;
  readonly #wall: () => number;
  readonly #epoch: Epoch;
  /** Null: it is not yet known whether this server reveals its lineage. */
  #beatText: string | null = null;
  /** The difference between the database's clock and this process's. */
  #offset: number | null = null;
  #takesMoves = false;
  #upTo = Number.NEGATIVE_INFINITY;
  #outages: Outage[] = [];
  #reading: Promise<void> | null = null;
  /** When the last heartbeat was written (or read, on a node that takes no moves), by this process's clock. */
  #beat = Number.NEGATIVE_INFINITY;
  readonly #stopped = new AbortController();
  #beats: Promise<void> | null = null;

  /** @throws what the database says */
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
    this.#own = own ?? (() => performance.timeOrigin + performance.now());
    this.#wall = wall ?? Date.now;
  }

  /** Milliseconds since 1970, by the database's clock. */
  readonly now = (): number => Math.round(this.#own() + (this.#offset ?? 0));

  /** The time up to which moves are known to have been accepted, except in outages. */
  get upTo(): number {
    return this.#upTo;
  }

  /** Outages that have ended, the latest last. */
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

  /** Reads from the database, unless everything up to this moment is known. @throws what the database says */
  async askUpTo(moment: number): Promise<void> {
    if (this.#upTo < moment) await this.read();
    if (this.#upTo < moment) await this.read(); // the first read may have begun earlier
  }

  /** Reads the database's time and its outages. @throws what the database says */
  read(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /**
   * Starts the heartbeat. A node that takes moves writes it, once it listens. Settles after the first heartbeat, or its
   * failure.
   */
  start({ takesMoves }: { takesMoves: boolean }): Promise<void> {
    this.#takesMoves = takesMoves;
    this.#beats ??= this.#keepBeating();
    return this.read().catch(() => {});
  }

  /** Stops the heartbeat. */
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
    const isFull = this.#isFull;
    const { at, clock, epoch } = await this.#ask(this.#takesMoves && !isFull);
    this.#epoch.see(epoch);
    const heard = this.#own();
    if (!isFull) this.#beat = heard;
    this.#agree(clock, sent, heard);
    if (at === null) return;
    // Other nodes may have seen an outage since. Without a gap in this node's own knowledge, there is none.
    if (at - this.#upTo > SHORTEST_OUTAGE - 1) this.#outages = [...this.#outages, ...(await this.#later())];
    this.#upTo = at;
  }

  async #later(): Promise<Outage[]> {
    const known = this.#outages.at(-1)?.to ?? this.now() - REMEMBERED * 86_400_000;
    const query = { text: OUTAGES, values: [known + 1], query_timeout: PATIENCE };
    const { rows } = await this.#pool.query<Outage>(query);
    return rows.map(({ from, to }) => ({ from: Math.round(from), to: Math.round(to) }));
  }

  // On a full disk PostgreSQL can still update the heartbeat's row in place, but has no room for an entry.
  get #isFull(): boolean {
    return performance.now() - (this.#pool.fullAt ?? Number.NEGATIVE_INFINITY) < SHORTEST_OUTAGE;
  }

  async #ask(beats: boolean): Promise<Read> {
    const upTo = Number.isFinite(this.#upTo) ? this.#upTo : null;
    // Prepared, like the statements that write moves: it must fail too if a pooler breaks those.
    const statement = beats
      ? { name: 'beat', text: await this.#beatStatement(), values: [this.#epoch.known, upTo] }
      : { name: 'look', text: LOOK };
    const query = { ...statement, query_timeout: PATIENCE };
    const { rows } = await this.#pool.query<Read>(query);
    if (!rows[0]) throw new Error('the database did not return the time');
    return rows[0];
  }

  // Some hosted servers forbid these functions: then only the heartbeat's row and the matches in memory reveal a loss.
  async #beatStatement(): Promise<string> {
    if (this.#beatText) return this.#beatText;
    const question = { text: LINEAGE, query_timeout: PATIENCE };
    try {
      await this.#pool.query(question);
      this.#beatText = beat(LINEAGE);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      this.#beatText = beat('null::text');
    }
    return this.#beatText;
  }

  // The database read its clock between sending and receiving. An offset within that range stays as it is.
  #agree(clock: number, sent: number, heard: number): void {
    const [least, most] = [clock - heard, clock - sent];
    this.#offset = this.#offset === null ? (least + most) / 2 : Math.min(most, Math.max(least, this.#offset));
  }
}
