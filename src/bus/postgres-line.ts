import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { hangUp, type Limits, openLink } from '../db/link.ts';
import type { Line, LineEnd } from './line.ts';

const CHANNEL = 'arbiter_entries';

/** How often the line is used in any case, in milliseconds: who only listens would never hear that the other end has fallen silent. */
const BEAT = 2000;
/** How long it may be silent after that; then it is made anew. */
const SILENCE = 4000;

/** How long a line that dropped waits before it is opened again, in milliseconds. */
const PAUSE = 500;

/** LISTEN and NOTIFY on one connection of their own; a pooled one would lose its LISTEN. */
export async function openPostgresLine(
  url: string,
  limits: Limits,
  end: LineEnd,
  onError: (error: Error) => void,
): Promise<Line> {
  const line = new PostgresLine(url, limits, end, onError);
  await line.connect();
  return line;
}

class PostgresLine implements Line {
  readonly #url: string;
  readonly #limits: Limits;
  readonly #end: LineEnd;
  readonly #onError: (error: Error) => void;
  readonly #waiting = new Set<string>();
  readonly #heartbeat: NodeJS.Timeout;
  #client: pg.Client | undefined;
  #closed = false;
  #sending = false;

  constructor(url: string, limits: Limits, end: LineEnd, onError: (error: Error) => void) {
    this.#url = url;
    this.#limits = { ...limits, answer: Math.min(limits.answer, SILENCE) };
    this.#end = end;
    this.#onError = onError;
    this.#heartbeat = setInterval(() => void this.#flush(), BEAT).unref();
  }

  async connect(): Promise<void> {
    const next = await openLink(this.#url, this.#limits);
    next.on('notification', ({ payload }) => payload && this.#end.receive(payload));
    next.on('error', this.#onError);
    next.on('end', () => void this.#reconnect(next));
    try {
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await hangUp(next);
      throw error;
    }
    if (this.#closed) return hangUp(next);
    this.#client = next;
  }

  send(message: string): void {
    this.#waiting.add(message);
    void this.#flush();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    const last = this.#client;
    this.#client = undefined;
    if (last) await hangUp(last);
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
    if (this.#sending) return;
    this.#sending = true;
    do {
      const messages = [...this.#waiting];
      this.#waiting.clear();
      await this.#notify(messages);
    } while (this.#waiting.size > 0);
    this.#sending = false;
  }

  // A connection on which anything fails is replaced: perhaps it hears nothing any more either.
  async #notify(messages: string[]): Promise<void> {
    const client = this.#client;
    try {
      await client?.query('select pg_notify($1, message) from unnest($2::text[]) as message', [CHANNEL, messages]);
    } catch (error) {
      if (error instanceof Error) this.#onError(error);
      if (client) await hangUp(client);
    }
  }
}
