import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { hangUp, type Limits, openLink } from '../db/link.ts';
import type { Listening } from '../ledger/store.ts';
import { type Line, type LineEnd, Parts } from './line.ts';

/** Every node hears this one. */
const ALL = 'arbiter_entries';

/**
 * Channels that matches share. PostgreSQL compares each notification with every channel of a connection: 256 cost nothing
 * measurable, 1,024 as much as receiving the notification, one for each match several times that.
 */
const PARTS = 256;
/** By the end of an id, which is by chance. */
const channelOf = (id: string): string => `arbiter_part_${Number.parseInt(id.slice(-2), 16) % PARTS || 0}`;

/** How often the line is used in any case, in milliseconds: who only listens would never hear that the other end has fallen silent. */
const BEAT = 2000;
/** How long it may be silent after that; then it is made anew. */
const SILENCE = 4000;

/** How long a line that dropped waits before it is opened again, in milliseconds. */
const PAUSE = 500;

const NOTIFY = 'select pg_notify(channel, message) from unnest($1::text[], $2::text[]) as news (channel, message)';

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
  /** By message, the channel that it goes to. */
  readonly #waiting = new Map<string, string>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #parts: Parts;
  #client: pg.Client | undefined;
  /** What was asked last: never fails. */
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;
  #sending = false;

  constructor(url: string, limits: Limits, end: LineEnd, onError: (error: Error) => void) {
    this.#url = url;
    this.#limits = { ...limits, answer: Math.min(limits.answer, SILENCE) };
    this.#end = end;
    this.#onError = onError;
    this.#parts = new Parts({
      on: (channels) => this.#say(channels.map((channel) => `listen ${channel}`)),
      off: (channels) => this.#say(channels.map((channel) => `unlisten ${channel}`)),
    });
    this.#heartbeat = setInterval(() => void this.#say(['select']), BEAT).unref();
  }

  async connect(): Promise<void> {
    const next = await openLink(this.#url, this.#limits);
    next.on('notification', ({ payload }) => payload && this.#end.receive(payload));
    next.on('error', this.#onError);
    next.on('end', () => void this.#reconnect(next));
    try {
      await next.query(`listen ${ALL}`);
    } catch (error) {
      await hangUp(next);
      throw error;
    }
    if (this.#closed) return hangUp(next);
    this.#client = next;
  }

  send(message: string, of?: string): void {
    this.#waiting.set(message, of === undefined ? ALL : channelOf(of));
    void this.#flush();
  }

  listenFor(id: string): Listening {
    return this.#parts.listenTo(channelOf(id));
  }

  get channels(): number {
    return this.#parts.size;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    this.#parts.close();
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
    if (!this.#client) return;
    await this.#parts.anew();
    this.#end.restored();
  }

  /** One statement at a time: what comes up meanwhile goes together with the next. */
  async #flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    while (this.#waiting.size > 0) {
      const [messages, channels] = [[...this.#waiting.keys()], [...this.#waiting.values()]];
      this.#waiting.clear();
      await this.#ask((client) => client.query(NOTIFY, [channels, messages]));
    }
    this.#sending = false;
  }

  async #say(statements: readonly string[]): Promise<void> {
    await this.#ask((client) => client.query(statements.join(';')));
  }

  /** Runs one statement after another, and none while there is no connection. */
  #ask(say: (client: pg.Client) => Promise<unknown>): Promise<unknown> {
    const mine = this.#last.then(async () => {
      const client = this.#client;
      return client && say(client).catch((error: unknown) => this.#replace(client, error));
    });
    this.#last = mine;
    return mine;
  }

  // A connection on which anything fails is replaced: perhaps it hears nothing any more either.
  async #replace(client: pg.Client, error: unknown): Promise<void> {
    if (error instanceof Error) this.#onError(error);
    await hangUp(client);
  }
}
