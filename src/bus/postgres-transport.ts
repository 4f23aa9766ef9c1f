import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { closeConnection, type Limits, openConnection } from '../db/connection.ts';
import type { Listening } from '../ledger/store.ts';
import { ChannelSubscriptions } from './channel-subscriptions.ts';
import type { Transport, TransportEvents } from './transport.ts';

/** Every node listens to this channel. */
const ALL = 'arbiter_entries';

/**
 * The number of channels that all matches share. PostgreSQL compares each notification with every channel of a
 * connection. The cost is negligible with 256 channels, equals that of receiving the notification with 1,024, and is
 * several times as high with a channel per match.
 */
const PARTS = 256;
/** Returns the channel of a match or tournament, chosen by the end of the id, which is random. */
const channelOf = (id: string): string => `arbiter_part_${Number.parseInt(id.slice(-2), 16) % PARTS || 0}`;

/** How often to query the connection, in milliseconds. A connection that only listens would not notice a dead peer. */
const BEAT = 2000;
/** How long a query may stay unanswered before the connection is replaced, in milliseconds. */
const SILENCE = 4000;

/** How long to wait before each attempt to reconnect, in milliseconds. */
const PAUSE = 500;

const NOTIFY = 'select pg_notify(channel, message) from unnest($1::text[], $2::text[]) as news (channel, message)';

/**
 * Opens a transport that uses LISTEN and NOTIFY on a dedicated connection. A pooled connection would lose its LISTEN.
 */
export async function openPostgresTransport(
  url: string,
  limits: Limits,
  end: TransportEvents,
  onError: (error: Error) => void,
): Promise<Transport> {
  const transport = new PostgresTransport(url, limits, end, onError);
  await transport.connect();
  return transport;
}

class PostgresTransport implements Transport {
  readonly #url: string;
  readonly #limits: Limits;
  readonly #end: TransportEvents;
  readonly #onError: (error: Error) => void;
  /** Messages to send, each with its channel. */
  readonly #waiting = new Map<string, string>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #subscriptions: ChannelSubscriptions;
  #client: pg.Client | undefined;
  /** Settles when the last statement is done. Never rejects. */
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;
  #sending = false;

  constructor(url: string, limits: Limits, end: TransportEvents, onError: (error: Error) => void) {
    this.#url = url;
    this.#limits = { ...limits, answer: Math.min(limits.answer, SILENCE) };
    this.#end = end;
    this.#onError = onError;
    this.#subscriptions = new ChannelSubscriptions({
      on: (channels) => this.#say(channels.map((channel) => `listen ${channel}`)),
      off: (channels) => this.#say(channels.map((channel) => `unlisten ${channel}`)),
    });
    this.#heartbeat = setInterval(() => void this.#say(['select']), BEAT).unref();
  }

  async connect(): Promise<void> {
    const next = await openConnection(this.#url, this.#limits);
    next.on('notification', ({ payload }) => payload && this.#end.receive(payload));
    next.on('error', this.#onError);
    next.on('end', () => void this.#reconnect(next));
    try {
      await next.query(`listen ${ALL}`);
    } catch (error) {
      await closeConnection(next);
      throw error;
    }
    if (this.#closed) return closeConnection(next);
    this.#client = next;
  }

  send(message: string, of?: string): void {
    this.#waiting.set(message, of === undefined ? ALL : channelOf(of));
    void this.#flush();
  }

  listenFor(id: string): Listening {
    return this.#subscriptions.listenTo(channelOf(id));
  }

  get channels(): number {
    return this.#subscriptions.size;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    this.#subscriptions.close();
    const last = this.#client;
    this.#client = undefined;
    if (last) await closeConnection(last);
  }

  async #reconnect(dropped: pg.Client): Promise<void> {
    if (dropped !== this.#client) return;
    this.#client = undefined;
    while (!this.#closed && !this.#client) {
      await sleep(PAUSE);
      if (!this.#closed) await this.connect().catch(this.#onError);
    }
    if (!this.#client) return;
    await this.#subscriptions.resubscribe();
    this.#end.restored();
  }

  /** Messages that arrive during a statement go into the next one. */
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

  /** Runs statements one after another. Does nothing without a connection. */
  #ask(say: (client: pg.Client) => Promise<unknown>): Promise<unknown> {
    const mine = this.#last.then(async () => {
      const client = this.#client;
      return client && say(client).catch((error: unknown) => this.#replace(client, error));
    });
    this.#last = mine;
    return mine;
  }

  // Any failure replaces the connection, because it may no longer receive notifications either.
  async #replace(client: pg.Client, error: unknown): Promise<void> {
    if (error instanceof Error) this.#onError(error);
    await closeConnection(client);
  }
}
