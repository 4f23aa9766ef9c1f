import type { Meters } from '../telemetry/metrics.ts';
import { isUnavailable } from './outage/database-errors.ts';
import type { Epoch } from './outage/store-epoch.ts';
import { openPool, type Pool } from './pool.ts';

/** How long a replica may take, in milliseconds: to accept a connection, and to answer. */
const LIMITS = { connection: 1000, answer: 5000 };
/** The shortest time between two checks of a replica that does not answer, in milliseconds. */
const REST = 5000;

interface ReplicaSettings {
  url: string;
  /** The maximum number of connections. */
  size: number;
  epoch: Pick<Epoch, 'known'>;
  meters: Pick<Meters, 'replicaRead'> | undefined;
}

/**
 * A copy of the database that may be behind. Use it only for rows that never change, because a copy can still have a
 * changed or deleted row, and only after the primary has said what the caller may see.
 */
export class Replica {
  readonly #pool: Pool;
  readonly #epoch: ReplicaSettings['epoch'];
  readonly #meters: ReplicaSettings['meters'];
  #answers = false;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor({ url, size, epoch, meters }: ReplicaSettings) {
    // The replica may be behind a pooler, which refuses settings and prepares nothing.
    this.#pool = openPool(url, size, LIMITS, undefined, { prepares: false });
    this.#epoch = epoch;
    this.#meters = meters;
  }

  /**
   * Returns null unless the replica has all rows. A replica that was cut off before the database lost commits has an
   * earlier epoch, and may have rows that no longer exist.
   * @param count the number of rows that the primary has
   */
  async rows<T extends { epoch: number }>(text: string, values: unknown[], count: number): Promise<T[] | null> {
    const rows = this.#answers ? await this.#read<T>(text, values) : null;
    if (!this.#answers) void this.check();
    const isWhole = rows?.length === count && rows.every(({ epoch }) => epoch === this.#epoch.known);
    this.#meters?.replicaRead(isWhole ? 'served' : rows ? 'behind' : 'unavailable');
    return isWhole ? rows : null;
  }

  async #read<T extends { epoch: number }>(text: string, values: unknown[]): Promise<T[] | null> {
    try {
      return (await this.#pool.query<T>(text, values)).rows;
    } catch (error) {
      // Any other error is about this statement alone: the replica can cancel one that blocks the replay of the log.
      if (isUnavailable(error)) this.#answers = false;
      return null;
    }
  }

  /** Requests do not wait for a replica that was silent before. Returns whether it answers. */
  async check(): Promise<boolean> {
    if (performance.now() - this.#checkedAt < REST) return this.#answers;
    this.#checkedAt = performance.now();
    this.#answers = await this.#pool.query('select 1').then(
      () => true,
      () => false,
    );
    return this.#answers;
  }

  close(timeout?: number): Promise<void> {
    return this.#pool.close(timeout);
  }
}
