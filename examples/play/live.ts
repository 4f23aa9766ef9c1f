import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { z } from 'zod';
import type { Api } from './api.ts';
import { ServerRefusal } from './plain-words.ts';

/** One subscription, begun anew wherever it was cut. */
export interface Live<T> {
  query: string;
  id: string;
  /** The last version already known: what comes after it is sent first, so nothing is missed and nothing comes twice. */
  after: number;
  shape: z.ZodType<T>;
  versionOf(update: T): number;
  /** Told when the connection is lost and when it is back. */
  connection?(state: 'lost' | 'back'): void;
  /** Gets each WebSocket as it opens: tests cut it. */
  opened?(socket: unknown): void;
  signal?: AbortSignal;
}

/** Every update of a match, in order, once, over any number of lost connections. */
export async function* liveUpdates<T>(api: Api, live: Live<T>): AsyncGenerator<T> {
  let { after } = live;
  let lost = false;
  for (let pause = 100; !live.signal?.aborted; pause = Math.min(2 * pause, 5_000)) {
    try {
      for await (const update of oneConnection(api, { ...live, after })) {
        if (lost) live.connection?.('back');
        lost = false;
        pause = 100;
        after = live.versionOf(update);
        yield update;
      }
      return;
    } catch (error) {
      if (error instanceof ServerRefusal) throw error;
      if (!lost) live.connection?.('lost');
      lost = true;
    }
    await sleep(pause);
  }
}

/** Updates over one WebSocket. Throws when it is cut; ends when the server says that nothing more will come. */
async function* oneConnection<T>(api: Api, { query, id, after, shape, opened, signal }: Live<T>): AsyncGenerator<T> {
  const client = createClient({
    url: `${api.server.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: api.token ? { token: api.token } : {},
    retryAttempts: 0,
    onNonLazyError: () => {},
    on: { opened: (socket) => opened?.(socket) },
  });
  const stop = () => void Promise.resolve(client.dispose()).catch(() => {}); // a dead socket needs no good-bye
  signal?.addEventListener('abort', stop);
  try {
    for await (const { data, errors } of client.iterate({ query, variables: { id, after } })) {
      if (errors?.[0]) throw new ServerRefusal(String(errors[0].extensions?.code), errors[0].message, {});
      yield shape.parse(data);
    }
  } catch (error) {
    throw refusalIn(error) ?? error;
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

// graphql-ws throws the list of errors of an `error` message as it came.
const refusals = z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).min(1);

/** How a connection is closed whose token is not good (any more). */
const unauthorized = z.object({ code: z.literal(4401), reason: z.string() });

function refusalIn(error: unknown): ServerRefusal | null {
  const closed = unauthorized.safeParse(error).data;
  if (closed) return new ServerRefusal('UNAUTHENTICATED', closed.reason, {});
  const [first] = refusals.safeParse(error).data ?? [];
  return first ? new ServerRefusal(first.extensions.code, first.message, {}) : null;
}
