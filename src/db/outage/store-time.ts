import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { EPOCH, type Epoch, StoreEpoch } from './store-epoch.ts';
import { isUnavailable } from './unavailable.ts';

/** From when to when nobody could write, in milliseconds since 1970, by the database's clock. */
export interface Outage {
  from: number;
  to: number;
}

/** How often a node shows that it can write, in milliseconds. */
const EVERY = 500;
/** After this long a connection has fallen silent: the next attempt goes over another. Two attempts fit into an outage. */
const PATIENCE = 1400;
/** As often it is asked when a node starts, each time for that long. */
const TRIES = 5;
/** No node has shown that for so long, in milliseconds: an outage. A shorter one is not told from a slow moment. */
export const SHORTEST_OUTAGE = 3000;
/** No clock runs for longer than a year; outages from before are nobody's concern any more. In days. */
const REMEMBERED = 400;

/** Another text after every promotion, point-in-time recovery or copy into another database: cluster, timeline, database. */
const LINEAGE = `
select concat_ws('/', (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8),
  (select oid from pg_database where datname = current_database()))`;

/**
 * All nodes write to this row, one after the other. A new epoch begins when the lineage has changed, or when the row is behind
 * what this node has read of it: its epoch ($1), its moment ($2, in milliseconds).
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

export interface StoreTimeSettings {
  /** This process's own clock, in milliseconds since any moment; left out: one that nobody sets. */
  own?: () => number;
  /** What this machine takes for the time, in milliseconds since 1970. */
  wall?: () => number;
  /** Learns of every epoch that is read here. Default: one of its own. */
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
 * heartbeat: a gap in it is an outage, the same one for all nodes. A node that is cut off while another works makes none.
 */
export class StoreTime {
  readonly #pool: HeartbeatPool;
  readonly #own: () => number;
  readonly #wall: () => number;
  readonly #epoch: Epoch;
  /** Null: it is not known yet whether this server says which lineage it is of. */
  #beatText: string | null = null;
  /** What has to be added to our own clock. */
  #offset: number | null = null;
  #takesMoves = false;
  #upTo = Number.NEGATIVE_INFINITY;
  #outages: Outage[] = [];
  #reading: Promise<void> | null = null;
  /** When the last heartbeat was written, or read by a node that takes no moves; by our own clock. */
  #beat = Number.NEGATIVE_INFINITY;
  readonly #stopped = new AbortController();
  #beats: Promise<void> | null = null;

  /** @throws what the database says */
  static async open(pool: HeartbeatPool, settings: StoreTimeSettings = {}): Promise<StoreTime> {
    const time = new StoreTime(pool, settings);
    for (let tries = 1; ; tries++) {
      try {
        await time.read();
        return time;
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  private constructor(pool: HeartbeatPool, { own, wall, epoch }: StoreTimeSettings) {
    this.#pool = pool;
    this.#epoch = epoch ?? new StoreEpoch(pool);
    this.#own = own ?? (() => performance.timeOrigin + performance.now());
    this.#wall = wall ?? Date.now;
  }

  /** In milliseconds since 1970, by the database's clock. */
  readonly now = (): number => Math.round(this.#own() + (this.#offset ?? 0));

  /** Until when it is known that moves were taken, but for the outages. */
  get upTo(): number {
    return this.#upTo;
  }

  /** Those that have ended, the last one last. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** How far this machine's clock is ahead of the database's, in milliseconds. */
  get ahead(): number {
    return this.#wall() - this.now();
  }

  /** Whether a heartbeat has come through since the last moment at which an outage could have begun. */
  get works(): boolean {
    return this.#own() - this.#beat < SHORTEST_OUTAGE;
  }

  /** Asks the database, unless all is known up to this moment. @throws what the database says */
  async askUpTo(moment: number): Promise<void> {
    if (this.#upTo < moment) await this.read();
    if (this.#upTo < moment) await this.read(); // the first may have been asked before that
  }

  /** Asks the database how late it is, and what outages there were. @throws what it says */
  read(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /**
   * Starts to ask often. A node that takes moves shows it by that, once it listens. Settles after the first heartbeat, or its
   * failure.
   */
  start({ takesMoves }: { takesMoves: boolean }): Promise<void> {
    this.#takesMoves = takesMoves;
    this.#beats ??= this.#keepBeating();
    return this.read().catch(() => {});
  }

  /** Shows nothing any more. */
  stop(): void {
    this.#stopped.abort();
    this.#takesMoves = false;
  }

  async #keepBeating(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      await this.read().catch(() => {}); // the gap that this leaves says it
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
    // Others may have noticed one since. Where our own knowledge has no gap, there is none.
    if (at - this.#upTo > SHORTEST_OUTAGE - 1) this.#outages = [...this.#outages, ...(await this.#later())];
    this.#upTo = at;
  }

  async #later(): Promise<Outage[]> {
    const known = this.#outages.at(-1)?.to ?? this.now() - REMEMBERED * 86_400_000;
    const query = { text: OUTAGES, values: [known + 1], query_timeout: PATIENCE };
    const { rows } = await this.#pool.query<Outage>(query);
    return rows.map(({ from, to }) => ({ from: Math.round(from), to: Math.round(to) }));
  }

  // On a full disk PostgreSQL still changes the heartbeat's row in place, but has no room for an entry.
  get #isFull(): boolean {
    return performance.now() - (this.#pool.fullAt ?? Number.NEGATIVE_INFINITY) < SHORTEST_OUTAGE;
  }

  async #ask(beats: boolean): Promise<Read> {
    const upTo = Number.isFinite(this.#upTo) ? this.#upTo : null;
    // Prepared, as what writes moves is: a pooler on which that fails must be noticed.
    const statement = beats
      ? { name: 'beat', text: await this.#beatStatement(), values: [this.#epoch.known, upTo] }
      : { name: 'look', text: LOOK };
    const query = { ...statement, query_timeout: PATIENCE };
    const { rows } = await this.#pool.query<Read>(query);
    if (!rows[0]) throw new Error('the database does not say how late it is');
    return rows[0];
  }

  // Some hosted servers refuse these functions: there the heartbeat's own row and the matches in memory have to tell.
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

  // It was that late at some moment between asking and hearing it. What is still possible is left as it is.
  #agree(clock: number, sent: number, heard: number): void {
    const [least, most] = [clock - heard, clock - sent];
    this.#offset = this.#offset === null ? (least + most) / 2 : Math.min(most, Math.max(least, this.#offset));
  }
}
