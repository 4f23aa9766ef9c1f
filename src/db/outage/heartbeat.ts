import type pg from 'pg';
import { lineageOf, type NewestLineage } from './lineage.ts';
import { EPOCH, type Epoch, NEXT_EPOCH } from './store-epoch.ts';

/** The shortest gap that counts as an outage, in milliseconds. During a shorter gap, PostgreSQL may just be slow. */
export const SHORTEST_OUTAGE = 3000;
/** How long until a silent connection is replaced, in milliseconds. Two attempts fit into the shortest outage. */
export const ANSWER_TIMEOUT = 1400;

/** All nodes write to the same row. If necessary, the statement also begins a new epoch and records an outage. */
const beat = (lineage: string) => `
with beat as (
  insert into heartbeat (id, previous, at, epoch, lineage) values (1, clock_timestamp(), clock_timestamp(), $1::integer, (${lineage}))
  on conflict (id) do update set previous = heartbeat.at, at = clock_timestamp(), lineage = coalesce(excluded.lineage, heartbeat.lineage),
    epoch = ${NEXT_EPOCH}
  returning previous, at, epoch, lineage
), outage as (
  insert into outages (began, ended) select previous, at from beat
  where at - previous > interval '${SHORTEST_OUTAGE} milliseconds'
)
select extract(epoch from at)::float8 * 1000 as at, extract(epoch from clock_timestamp())::float8 * 1000 as clock, epoch, lineage
from beat`;

const LOOK = `
select extract(epoch from at)::float8 * 1000 as at, extract(epoch from clock_timestamp())::float8 * 1000 as clock, ${EPOCH} as epoch, lineage
from (select 1) one left join heartbeat on id = 1`;

/** The heartbeat's row, and the time of the database's clock, in milliseconds since 1970. */
interface HeartbeatRow {
  /** The time of the last heartbeat by any node; null if there has been none. */
  at: number | null;
  clock: number;
  epoch: number;
  lineage: string | null;
}

/** The pool of connections for heartbeats (for `fullAt` and `lineage`, see pool.ts). */
export type HeartbeatPool = Pick<pg.Pool, 'query'> & {
  readonly fullAt?: number;
  readonly lineage?: NewestLineage | undefined;
};

export class Heartbeat {
  readonly #pool: HeartbeatPool;
  readonly #epoch: Epoch;
  /** The heartbeat's statement; null while it is unknown whether the server reveals its lineage. */
  #beatText: string | null = null;

  constructor(pool: HeartbeatPool, epoch: Epoch) {
    this.#pool = pool;
    this.#epoch = epoch;
  }

  /** On a full disk PostgreSQL can still update the heartbeat's row in place, but cannot write an entry. */
  get isDiskFull(): boolean {
    return performance.now() - (this.#pool.fullAt ?? Number.NEGATIVE_INFINITY) < SHORTEST_OUTAGE;
  }

  /**
   * @param upTo the time of the last heartbeat that this node has read
   * @throws NotPrimary if the server is an old primary
   */
  async beat(upTo: number): Promise<HeartbeatRow> {
    this.#beatText ??= beat(await lineageOf(this.#pool, ANSWER_TIMEOUT));
    const values = [this.#epoch.known, Number.isFinite(upTo) ? upTo : null];
    const row = await this.#ask({ name: 'beat', text: this.#beatText, values });
    this.#pool.lineage?.see(row.lineage);
    return row;
  }

  look(): Promise<HeartbeatRow> {
    return this.#ask({ name: 'look', text: LOOK });
  }

  // The statement is prepared, like the statements that write moves, so that it also fails if a pooler breaks prepared
  // statements.
  async #ask(statement: pg.QueryConfig): Promise<HeartbeatRow> {
    const query = { ...statement, query_timeout: ANSWER_TIMEOUT };
    const { rows } = await this.#pool.query<HeartbeatRow>(query);
    if (!rows[0]) throw new Error('the database did not return the time');
    return rows[0];
  }
}
