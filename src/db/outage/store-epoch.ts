import type pg from 'pg';
import type { Loss } from '../../telemetry/metrics.ts';

type Listener = (epoch: number, why: Loss) => void;

const RAISE = `
insert into heartbeat (id, previous, at, epoch) values (1, clock_timestamp(), clock_timestamp(), $1::integer + 1)
on conflict (id) do update set epoch = excluded.epoch where heartbeat.epoch < excluded.epoch`;

/** The epoch as a column for any statement: it then matches the state that is read. */
export const EPOCH = 'coalesce((select epoch from heartbeat where id = 1), 0)';

/** The public part of a {@link StoreEpoch}. */
export type Epoch = Pick<StoreEpoch, keyof StoreEpoch>;

/**
 * Counts how often the database lost confirmed data: a standby without the last commits was promoted, or a backup was
 * restored under running nodes. All nodes agree, because it is stored in the heartbeat's row. A node that reads a higher epoch
 * drops its memory; a node that finds its own memory ahead of the database raises the epoch.
 */
export class StoreEpoch {
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #listeners = new Set<Listener>();
  #known: number | null = null;
  #raising: Promise<void> | null = null;

  constructor(pool: Pick<pg.Pool, 'query'>) {
    this.#pool = pool;
  }

  /** The highest epoch that this node has read. */
  get known(): number {
    return this.#known ?? 0;
  }

  /** Calls the listener on a new epoch, so that it drops its cache. It must not throw. Returns the unsubscribe function. */
  onRaised(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Records an epoch that was read. A lower one means that the epoch was lost: the next heartbeat raises it again. */
  see(epoch: number, why: Loss = 'TOLD'): void {
    const before = this.#known;
    if (before !== null && epoch <= before) return;
    this.#known = epoch;
    if (before !== null) for (const listener of this.#listeners) listener(epoch, why);
  }

  /** Reports that memory of this epoch, or an earlier one, is ahead of the database. All reports begin one new epoch. */
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
