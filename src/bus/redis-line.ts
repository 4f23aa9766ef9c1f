import type { Redis } from 'ioredis';
import { answered, connectRedis, openRedis, type RedisLink } from '../redis/connect.ts';
import { type Line, type LineEnd, Parts, type Tuning } from './line.ts';

/** Every node hears this one. */
const ALL = 'arbiter:entries';

/**
 * A channel for each match: a node has thousands in memory and shares few, so with fewer channels it would hear nearly everything
 * again.
 * Not a sharded one (SPUBLISH): that matters only in a Redis Cluster, which is not supported, and needs Redis 7.
 */
const channelOf = (id: string): string => `arbiter:entries:${id}`;

/** Tells all nodes that this one could not send some of its news. */
const MISSED = 'missed';

/** How often the connection that only listens is pinged, in milliseconds. */
const BEAT = 1000;

/** How long it may be silent after that, in milliseconds; then it is made anew. */
const SILENCE = 3000;

/** @throws StartError when no Redis answers there in half a minute */
export async function openRedisLine(url: string, end: LineEnd, onError: (error: Error) => void): Promise<Line> {
  const hearing = await openHearing(url, end, onError);
  const sending = await openRedis(url, 'news', onError).catch((error: unknown) => {
    hearing.close();
    throw error;
  });
  const send = sender(sending);
  return {
    breaker: sending.breaker,
    send: (message, of) => send(of === undefined ? ALL : channelOf(of), message),
    listenFor: (id) => hearing.parts.listenTo(channelOf(id)),
    get channels() {
      return hearing.parts.size;
    },
    async close() {
      hearing.close();
      sending.close();
    },
  };
}

/** News that cannot be sent now is old news later: the other nodes read the log when they are told of the gap. */
function sender({ client, breaker }: RedisLink): (channel: string, message: string) => void {
  let missed = false;
  const send = (channel: string, message: string): void => {
    breaker
      .run(() => client.publish(channel, message))
      .catch(() => {
        missed = true;
      });
  };
  breaker.onClose(() => {
    if (missed) send(ALL, MISSED);
    missed = false;
  });
  return send;
}

interface Hearing {
  parts: Parts;
  close(): void;
}

async function openHearing(url: string, end: LineEnd, onError: (error: Error) => void): Promise<Hearing> {
  const client = await connectRedis(
    url,
    // Subscribed to again by ourselves: ioredis lets nobody know when it fails.
    { commandTimeout: SILENCE, socketTimeout: SILENCE, maxRetriesPerRequest: 0, autoResubscribe: false },
    onError,
  );
  client.on('message', (_channel, message) => (message === MISSED ? end.restored() : end.receive(message)));
  await answered(client.subscribe(ALL)).catch((error: unknown) => {
    client.disconnect();
    throw error;
  });
  const parts = new Parts(tuning(client, onError));
  client.on('ready', () => {
    Promise.all([client.subscribe(ALL), parts.anew()]).then(
      () => end.restored(),
      (error: Error) => {
        onError(error);
        client.disconnect(true);
      },
    );
  });
  // Whoever only hears would not notice that nothing can come any more.
  const beat = setInterval(() => client.status === 'ready' && client.ping().catch(() => {}), BEAT);
  beat.unref();
  return {
    parts,
    close() {
      clearInterval(beat);
      parts.close();
      client.disconnect();
    },
  };
}

// Nothing waits in line for a connection: whatever is listened to then is asked for anew, in one go.
function tuning(client: Redis, onError: (error: Error) => void): Tuning {
  const ask = async (command: () => Promise<unknown>): Promise<void> => {
    if (client.status !== 'ready') return;
    await command().catch((error: Error) => {
      if (client.status !== 'ready') return;
      onError(error);
      client.disconnect(true); // made anew, and with it all that is listened to
    });
  };
  return {
    on: (channels) => ask(() => client.subscribe(...channels)),
    off: (channels) => ask(() => client.unsubscribe(...channels)),
  };
}
