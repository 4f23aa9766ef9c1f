import { answered, connectRedis, openRedis, type RedisLink } from '../redis/connect.ts';
import type { Line, LineEnd } from './line.ts';

const CHANNEL = 'arbiter:entries';

/** Tells all nodes that this one could not send some of its news. */
const MISSED = 'missed';

/** How often the line that only hears is asked whether it lives, in milliseconds. */
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
  return {
    breaker: sending.breaker,
    send: sender(sending),
    async close() {
      hearing.close();
      sending.close();
    },
  };
}

/** News that cannot be sent now is old news later: the other nodes read the log when they are told of the gap. */
function sender({ client, breaker }: RedisLink): (message: string) => void {
  let missed = false;
  const send = (message: string): void => {
    breaker
      .run(() => client.publish(CHANNEL, message))
      .catch(() => {
        missed = true;
      });
  };
  breaker.onClose(() => {
    if (missed) send(MISSED);
    missed = false;
  });
  return send;
}

async function openHearing(url: string, end: LineEnd, onError: (error: Error) => void): Promise<{ close(): void }> {
  const client = await connectRedis(
    url,
    // Subscribed to again by ourselves: ioredis lets nobody know when it fails.
    { commandTimeout: SILENCE, socketTimeout: SILENCE, maxRetriesPerRequest: 0, autoResubscribe: false },
    onError,
  );
  client.on('message', (_channel, message) => (message === MISSED ? end.restored() : end.receive(message)));
  await answered(client.subscribe(CHANNEL)).catch((error: unknown) => {
    client.disconnect();
    throw error;
  });
  client.on('ready', () => {
    client.subscribe(CHANNEL).then(
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
    close() {
      clearInterval(beat);
      client.disconnect();
    },
  };
}
