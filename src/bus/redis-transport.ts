import type { Redis } from 'ioredis';
import { answered, connectRedis, openRedis, type RedisLink } from '../redis/connect.ts';
import { type ChannelCommands, ChannelSubscriptions } from './channel-subscriptions.ts';
import type { Transport, TransportEvents } from './transport.ts';

/** Every node listens to this channel. */
const ALL = 'arbiter:entries';

/**
 * Returns the channel of a match or tournament. A node caches thousands of matches, but shares few of them with other
 * nodes, so with fewer channels it would receive nearly all messages. Sharded channels (SPUBLISH) need Redis 7, and
 * matter only in a Redis Cluster, which Arbiter does not support.
 */
const channelOf = (id: string): string => `arbiter:entries:${id}`;

/** Tells all nodes that the sender had to drop some of its messages. */
const MISSED = 'missed';

/** How often to ping the connection that only listens, in milliseconds, so that a dead peer is noticed. */
const BEAT = 1000;
/** How long a ping may stay unanswered before the connection is replaced, in milliseconds. */
const SILENCE = 3000;

/** Opens a transport over Redis. @throws StartError if Redis does not answer within half a minute */
export async function openRedisTransport(
  url: string,
  end: TransportEvents,
  onError: (error: Error) => void,
): Promise<Transport> {
  const subscriber = await openSubscriber(url, end, onError);
  const sending = await openRedis(url, 'news', onError).catch((error: unknown) => {
    subscriber.close();
    throw error;
  });
  const send = sender(sending);
  return {
    breaker: sending.breaker,
    send: (message, of) => send(of === undefined ? ALL : channelOf(of), message),
    listenFor: (id) => subscriber.subscriptions.listenTo(channelOf(id)),
    get channels() {
      return subscriber.subscriptions.size;
    },
    async close() {
      subscriber.close();
      sending.close();
    },
  };
}

/** Returns a function that sends messages. Once Redis answers again, the other nodes learn of dropped messages. */
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

interface Subscriber {
  subscriptions: ChannelSubscriptions;
  close(): void;
}

async function openSubscriber(url: string, end: TransportEvents, onError: (error: Error) => void): Promise<Subscriber> {
  const client = await connectRedis(
    url,
    // `resubscribe` restores the subscriptions, because ioredis does not report a failed resubscription.
    { commandTimeout: SILENCE, socketTimeout: SILENCE, maxRetriesPerRequest: 0, autoResubscribe: false },
    onError,
  );
  client.on('message', (_channel, message) => (message === MISSED ? end.restored() : end.receive(message)));
  await answered(client.subscribe(ALL)).catch((error: unknown) => {
    client.disconnect();
    throw error;
  });
  const subscriptions = new ChannelSubscriptions(channelCommands(client, onError));
  client.on('ready', () => {
    Promise.all([client.subscribe(ALL), subscriptions.resubscribe()]).then(
      () => end.restored(),
      (error: Error) => {
        onError(error);
        client.disconnect(true);
      },
    );
  });
  const beat = setInterval(() => client.status === 'ready' && client.ping().catch(() => {}), BEAT);
  beat.unref();
  return {
    subscriptions,
    close() {
      clearInterval(beat);
      subscriptions.close();
      client.disconnect();
    },
  };
}

// Without a connection, commands do nothing. After a reconnect, `resubscribe` subscribes to all channels.
function channelCommands(client: Redis, onError: (error: Error) => void): ChannelCommands {
  const ask = async (command: () => Promise<unknown>): Promise<void> => {
    if (client.status !== 'ready') return;
    await command().catch((error: Error) => {
      if (client.status !== 'ready') return;
      onError(error);
      client.disconnect(true); // reconnects, after which all channels are subscribed again
    });
  };
  return {
    on: (channels) => ask(() => client.subscribe(...channels)),
    off: (channels) => ask(() => client.unsubscribe(...channels)),
  };
}
