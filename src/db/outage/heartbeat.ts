import type pg from 'pg';
import { EPOCH, type Epoch, lineageOf, NEXT_EPOCH } from './store-epoch.ts';

/** The shortest gap between heartbeats that counts as an outage, in milliseconds. A shorter one may be a slow moment. */
export const SHORTEST_OUTAGE = 3000;
/** When a connection counts as silent, and the next attempt uses another. Two attempts fit into the shortest outage. */
export const PATIENCE = 1400;

/** The statement with which all nodes write to one row. If needed, it also begins a new epoch and records an outage. */
const beat = (lineage: string) => `
with beat as (
  insert into heartbeat (id, previous, at, epoch, lineage) values (1, clock_timestamp(), clock_timestamp(), $1::integer, (${lineage}))
  on conflict (id) do update set previous = heartbeat.at, at = clock_timestamp(), lineage = coalesce(excluded.lineage, heartbeat.lineage),
    epoch = ${NEXT_EPOCH}
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

/** The heartbeat's row, and the time by the database's clock; in milliseconds since 1970. */
interface HeartbeatRow {
  /** The last heartbeat of any node; null: there has been none. */
  at: number | null;
  clock: number;
  epoch: number;
}

/** Connections for heartbeats. `fullAt`: see pool.ts. */
export type HeartbeatPool = Pick<pg.Pool, 'query'> & { readonly fullAt?: number };

export class Heartbeat {
  readonly #pool: HeartbeatPool;
  readonly #epoch: Epoch;
  /** Null: it is not yet known whether this server reveals its lineage. */
  #beatText: string | null = null;

  constructor(pool: HeartbeatPool, epoch: Epoch) {
    this.#pool = pool;
    this.#epoch = epoch;
  }

  /**
   * Whether PostgreSQL has just reported a full disk. It can still update the heartbeat's row in place, but has no room for an
   * entry.
   */
  get isDiskFull(): boolean {
    return performance.now() - (this.#pool.fullAt ?? Number.NEGATIVE_INFINITY) < SHORTEST_OUTAGE;
  }

  /** Writes a heartbeat. @param upTo the last one that this node has read @throws the database's error */
  async beat(upTo: number): Promise<HeartbeatRow> {
    this.#beatText ??= beat(await lineageOf(this.#pool, PATIENCE));
    const values = [this.#epoch.known, Number.isFinite(upTo) ? upTo : null];
    return this.#ask({ name: 'beat', text: this.#beatText, values });
  }

  /** Reads the last heartbeat. @throws the database's error */
  look(): Promise<HeartbeatRow> {
    return this.#ask({ name: 'look', text: LOOK });
  }

  // Prepared, like the statements that write moves: it must fail too if a pooler breaks those.
  async #ask(statement: pg.QueryConfig): Promise<HeartbeatRow> {
    const query = { ...statement, query_timeout: PATIENCE };
    const { rows } = await this.#pool.query<HeartbeatRow>(query);
    if (!rows[0]) throw new Error('the database did not return the time');
    return rows[0];
  }
}
