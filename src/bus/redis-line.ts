import { Redis } from 'ioredis';
import type { Line, LineEnd } from '../bus.ts';

const CHANNEL = 'arbiter:entries';

export async function openRedisLine(url: string, end: LineEnd, onError: (error: Error) => void): Promise<Line> {
  // News that cannot be sent now is old news later: the other nodes read the log when the line is restored.
  const sending = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: retry });
  const hearing = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: retry });
  for (const client of [sending, hearing]) client.on('error', onError);
  hearing.on('message', (_channel, message) => end.receive(message));
  await Promise.all([hearing.subscribe(CHANNEL), isReady(sending)]);
  // ioredis subscribes again by itself; asking once more tells when that is done.
  hearing.on('ready', () => hearing.subscribe(CHANNEL).then(() => end.restored(), onError));
  return {
    send: (message) => void sending.publish(CHANNEL, message).catch(onError),
    async close() {
      for (const client of [sending, hearing]) client.disconnect();
    },
  };
}

function isReady(client: Redis): Promise<void> {
  return new Promise((resolve) => (client.status === 'ready' ? resolve() : client.once('ready', () => resolve())));
}

function retry(times: number): number {
  return Math.min(times * 50, 1000);
}
