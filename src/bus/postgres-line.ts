import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Line, LineEnd } from '../bus.ts';

const CHANNEL = 'arbiter_entries';

/** How long a line that dropped waits before it is opened again, in milliseconds. */
const PAUSE = 500;

/** LISTEN and NOTIFY on one connection of their own; a pooled one would lose its LISTEN. */
export async function openPostgresLine(url: string, end: LineEnd, onError: (error: Error) => void): Promise<Line> {
  let client: pg.Client | undefined;
  let closed = false;
  let sending = false;
  const waiting = new Set<string>();

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload }) => payload && end.receive(payload));
    next.on('error', onError);
    next.on('end', () => void reconnect(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
  }

  async function reconnect(dropped: pg.Client): Promise<void> {
    if (dropped !== client) return;
    client = undefined;
    while (!closed && !client) {
      await sleep(PAUSE);
      if (!closed) await connect().catch(onError);
    }
    if (client) end.restored();
  }

  /** One statement at a time: what comes up meanwhile goes together with the next. */
  async function flush(): Promise<void> {
    sending = true;
    while (waiting.size > 0) {
      const messages = [...waiting];
      waiting.clear();
      await client
        ?.query('select pg_notify($1, message) from unnest($2::text[]) as message', [CHANNEL, messages])
        .catch(onError);
    }
    sending = false;
  }

  await connect();
  return {
    send(message) {
      waiting.add(message);
      if (!sending) void flush();
    },
    async close() {
      closed = true;
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
