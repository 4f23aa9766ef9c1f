import { SHORTEST_OUTAGE } from '../../src/db/outage/heartbeat.ts';

interface Query {
  name?: string;
  text: string;
  values?: readonly unknown[];
}

/** The heartbeat row and the outages. They behave like PostgreSQL with the statements of `src/db/outage`. */
export class Heartbeats {
  readonly outages: { from: number; to: number }[] = [];
  epoch = 0;
  /** The simulated disk is never full. */
  readonly fullAt = undefined;
  /** The simulated store has no old primaries. */
  readonly lineage = undefined;
  readonly #now: () => number;
  #at: number | null = null;

  /** @param now the store's clock, in milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  async query(asked: Query | string, given: readonly unknown[] = []): Promise<{ rows: object[] }> {
    const { name = '', text, values = given } = typeof asked === 'string' ? { text: asked } : asked;
    const numbers = values.map(Number);
    if (name === 'beat')
      return { rows: [this.#beat(numbers[0] ?? 0, values[1] === null ? null : (numbers[1] ?? null))] };
    if (name === 'look') return { rows: [this.#read()] };
    if (text.includes('from outages')) return { rows: this.outages.filter(({ to }) => to > (numbers[0] ?? 0)) };
    if (text.includes('insert into heartbeat')) this.epoch = Math.max(this.epoch, (numbers[0] ?? 0) + 1);
    return { rows: [this.#read()] };
  }

  #beat(known: number, seen: number | null) {
    const now = this.#now();
    const previous = this.#at ?? now;
    if (this.epoch < known || (seen !== null && previous < seen - 1)) this.epoch = Math.max(this.epoch, known) + 1;
    if (now - previous > SHORTEST_OUTAGE) this.outages.push({ from: previous, to: now });
    this.#at = now;
    return this.#read();
  }

  #read() {
    return { at: this.#at, clock: this.#now(), epoch: this.epoch };
  }
}
