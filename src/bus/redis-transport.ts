import type { Redis } from 'ioredis';
import { answered, connectRedis, openRedis, type RedisLink } from '../redis/connect.ts';
import { type ChannelCommands, ChannelSubscriptions } from './channel-subscriptions.ts';
import type { Transport, TransportEvents } from './transport.ts';

/** Every node listens to this channel. */
const ALL = 'arbiter:entries';

/**
 * One channel per match: a node has thousands of matches in memory and shares few of them, so with fewer channels it would
 * receive nearly everything. Sharded channels (SPUBLISH) need Redis 7, and matter only in a Redis Cluster, which we do not
 * support.
 */
const channelOf = (id: string): string => `arbiter:entries:${id}`;

/** Tells all nodes that this one could not send some of its messages. */
const MISSED = 'missed';

/** How often to ping the connection that only listens, in milliseconds: it would not notice a dead peer. */
const BEAT = 1000;
/** How long the connection may leave a ping unanswered, in milliseconds, before it is replaced. */
const SILENCE = 3000;

/** @throws StartError when no Redis answers there in half a minute */
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

/** Drops messages that cannot be sent. Afterwards it tells the other nodes of the gap, and they read the log. */
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
    // We resubscribe ourselves, because ioredis does not report a failed resubscription.
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

// Without a connection a command does nothing: after a reconnect, `resubscribe` subscribes to all channels.
function channelCommands(client: Redis, onError: (error: Error) => void): ChannelCommands {
  const ask = async (command: () => Promise<unknown>): Promise<void> => {
    if (client.status !== 'ready') return;
    await command().catch((error: Error) => {
      if (client.status !== 'ready') return;
      onError(error);
      client.disconnect(true); // reconnects, and then subscribes to all channels again
    });
  };
  return {
    on: (channels) => ask(() => client.subscribe(...channels)),
    off: (channels) => ask(() => client.unsubscribe(...channels)),
  };
}
