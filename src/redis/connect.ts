import { Redis, type RedisOptions } from 'ioredis';
import { StartError } from '../errors.ts';
import { inTime } from '../in-time.ts';
import { Breaker, type RedisPart } from './breaker.ts';

/** How long a client waits for what. */
type Patience = Pick<
  RedisOptions,
  | 'commandTimeout'
  | 'socketTimeout'
  | 'connectTimeout'
  | 'enableOfflineQueue'
  | 'maxRetriesPerRequest'
  | 'autoResubscribe'
>;

/** How long a Redis may take to come up, in milliseconds. */
const PATIENCE = 30_000;

/**
 * For commands that are answered immediately: none waits longer, nor for a connection to return. A silent socket is replaced,
 * because the way to Redis may be dead while Redis lives.
 */
const PROMPT: Patience = {
  commandTimeout: 500,
  socketTimeout: 3000,
  connectTimeout: 3000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
};

/** How long the sign that a node can write is kept, in milliseconds. */
const LIFE = 1000;

/** A connection that nobody has to wait for. */
export interface RedisLink {
  client: Redis;
  breaker: Breaker;
  close(): void;
}

/** @throws StartError when no Redis answers there in half a minute */
export async function openRedis(url: string, part: RedisPart, onError: (error: Error) => void): Promise<RedisLink> {
  const client = await connectRedis(url, PROMPT, onError);
  // A Redis that is full or only a replica still answers PING. It can publish news, and do nothing else.
  const sign = () => (part === 'news' ? client.ping() : client.set(`arbiter-lives-${part}`, '1', 'PX', LIFE));
  const breaker = new Breaker(part, sign, onError);
  client.on('ready', () => void breaker.probe());
  const close = () => {
    breaker.stop();
    client.disconnect();
  };
  return { client, breaker, close };
}

/** A client that is ready, and reconnects by itself. @throws StartError when no Redis answers there in half a minute */
export async function connectRedis(url: string, patience: Patience, onError: (error: Error) => void): Promise<Redis> {
  const client = new Redis(url, {
    retryStrategy: (times) => Math.min(times * 50, 1000),
    ...patience,
    lazyConnect: true,
  });
  client.on('error', onError);
  const ready = new Promise<void>((resolve) => client.once('ready', resolve));
  // The first attempt may fail; the client then tries again by itself.
  client.connect().catch(() => {});
  await answered(ready).catch((error: unknown) => {
    client.disconnect();
    throw error;
  });
  return client;
}

/** An answer that a start needs. @throws StartError when Redis does not give it */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  if (await inTime(answer, PATIENCE).catch(() => false)) return answer;
  throw new StartError('REDIS_URL: no Redis answers there.');
}
