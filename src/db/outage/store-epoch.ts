import type pg from 'pg';
import type { Loss } from '../../telemetry/metrics.ts';

type Listener = (epoch: number, why: Loss) => void;

const RAISE = `
insert into heartbeat (id, previous, at, epoch) values (1, clock_timestamp(), clock_timestamp(), $1::integer + 1)
on conflict (id) do update set epoch = excluded.epoch where heartbeat.epoch < excluded.epoch`;

/**
 * The epoch that a heartbeat writes, in SQL. A new epoch begins if the lineage has changed, or if the row is behind the
 * epoch ($1) or the time ($2, in milliseconds) that this node has read from it.
 */
export const NEXT_EPOCH = `case
      when heartbeat.epoch < $1::integer or heartbeat.lineage <> excluded.lineage or heartbeat.at < to_timestamp(($2::float8 - 1) / 1000)
      then greatest(heartbeat.epoch, $1::integer) + 1 else heartbeat.epoch end`;

/** The epoch as a column for any statement, so that the epoch always matches the state being read. */
export const EPOCH = 'coalesce((select epoch from heartbeat where id = 1), 0)';

export type Epoch = Pick<StoreEpoch, keyof StoreEpoch>;

/**
 * Counts how many times the database lost confirmed data, because a standby without the last commits was promoted, or a
 * backup was restored under running nodes. All nodes agree, because the epoch is stored in the heartbeat's row. A node
 * that reads a higher epoch drops its cache. A node with a cache ahead of the database raises the epoch.
 */
export class StoreEpoch {
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #listeners = new Set<Listener>();
  #known: number | null = null;
  #raising: Promise<void> | null = null;

  constructor(pool: Pick<pg.Pool, 'query'>) {
    this.#pool = pool;
  }

  get known(): number {
    return this.#known ?? 0;
  }

  /** Adds a listener for new epochs, which drops its cache and must not throw. Returns a function that unsubscribes. */
  onRaised(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A lower epoch means that the database has lost this node's epoch; the next heartbeat raises it again. */
  see(epoch: number, why: Loss = 'TOLD'): void {
    const before = this.#known;
    if (before !== null && epoch <= before) return;
    this.#known = epoch;
    if (before !== null) for (const listener of this.#listeners) listener(epoch, why);
  }

  /** Reports that a cache is ahead of the database. Concurrent reports begin only one new epoch. */
  raise(epoch: number): Promise<void> {
    this.#raising ??= this.#raise(epoch).finally(() => {
      this.#raising = null;
    });
    return this.#raising;
  }

  async #raise(epoch: number): Promise<void> {
    await this.#pool.query(RAISE, [epoch]);
    const { rows } = await this.#pool.query<{ epoch: number }>(`select ${EPOCH} as epoch`);
    this.#known ??= epoch;
    this.see(rows[0]?.epoch ?? epoch, 'MEMORY_AHEAD');
  }
}
