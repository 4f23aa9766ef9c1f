import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Line, LineEnd } from '../bus.ts';

const CHANNEL = 'arbiter_entries';

/** How long a line that dropped waits before it is opened again, in milliseconds. */
const PAUSE = 500;

/** LISTEN and NOTIFY on one connection of their own; a pooled one would lose its LISTEN. */
export async function openPostgresLine(url: string, end: LineEnd, onError: (error: Error) => void): Promise<Line> {
  const line = new PostgresLine(url, end, onError);
  await line.connect();
  return line;
}

class PostgresLine implements Line {
  readonly #url: string;
  readonly #end: LineEnd;
  readonly #onError: (error: Error) => void;
  readonly #waiting = new Set<string>();
  #client: pg.Client | undefined;
  #closed = false;
  #sending = false;

  constructor(url: string, end: LineEnd, onError: (error: Error) => void) {
    this.#url = url;
    this.#end = end;
    this.#onError = onError;
  }

  async connect(): Promise<void> {
    const next = new pg.Client({ connectionString: this.#url, keepAlive: true });
    next.on('notification', ({ payload }) => payload && this.#end.receive(payload));
    next.on('error', this.#onError);
    next.on('end', () => void this.#reconnect(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      this.#client = next;
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
  }

  send(message: string): void {
    this.#waiting.add(message);
    if (!this.#sending) void this.#flush();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const last = this.#client;
    this.#client = undefined;
    await last?.end();
  }

  async #reconnect(dropped: pg.Client): Promise<void> {
    if (dropped !== this.#client) return;
    this.#client = undefined;
    while (!this.#closed && !this.#client) {
      await sleep(PAUSE);
      if (!this.#closed) await this.connect().catch(this.#onError);
    }
    if (this.#client) this.#end.restored();
  }

  /** One statement at a time: what comes up meanwhile goes together with the next. */
  async #flush(): Promise<void> {
    this.#sending = true;
    while (this.#waiting.size > 0) {
      const messages = [...this.#waiting];
      this.#waiting.clear();
      await this.#client
        ?.query('select pg_notify($1, message) from unnest($2::text[]) as message', [CHANNEL, messages])
        .catch(this.#onError);
    }
    this.#sending = false;
  }
}
