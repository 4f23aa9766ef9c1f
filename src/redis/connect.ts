import { Redis, type RedisOptions } from 'ioredis';
import { StartError } from '../errors.ts';
import { settlesWithin } from '../promises.ts';
import { CircuitBreaker, type RedisPart } from './circuit-breaker.ts';
import { sentinelOptions } from './redis-address.ts';

/** Options without `replyMapping`, on which ioredis's reply types depend. */
type Options = Omit<RedisOptions, 'replyMapping'>;

/** How long Redis may take to start, in milliseconds. */
const START_TIMEOUT = 30_000;

/** Limits every command, and replaces a silent socket, because the network path may be dead while Redis is alive. */
export const PROMPT: Options = {
  commandTimeout: 500,
  socketTimeout: 3000,
  connectTimeout: 3000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
};

/** How long a Sentinel may take to name the master, in milliseconds, before the next one is asked. */
const SENTINEL_TIMEOUT = 1000;

/** The lifetime of the key that a probe writes, in milliseconds. */
const PROBE_TTL = 1000;

/** A connection with a breaker that makes commands fail fast, so that no caller waits for Redis. */
export interface RedisLink {
  client: Redis;
  breaker: CircuitBreaker;
  close(): void;
}

/** @throws StartError if Redis does not answer within half a minute */
export async function openRedis(url: string, part: RedisPart, onError: (error: Error) => void): Promise<RedisLink> {
  const client = await connectRedis(url, PROMPT, onError);
  // A full Redis server, or a replica, answers PING and can publish, but cannot write.
  const probe = () => (part === 'news' ? client.ping() : client.set(`arbiter-lives-${part}`, '1', 'PX', PROBE_TTL));
  const breaker = new CircuitBreaker(part, probe, onError);
  client.on('ready', () => void breaker.probe());
  const close = () => {
    breaker.stop();
    client.disconnect();
  };
  return { client, breaker, close };
}

/** The client reconnects automatically. @throws StartError if Redis does not answer within half a minute */
export async function connectRedis(url: string, options: Options, onError: (error: Error) => void): Promise<Redis> {
  const retryStrategy = (times: number): number => Math.min(times * 50, 1000);
  const all = { retryStrategy, sentinelCommandTimeout: SENTINEL_TIMEOUT, ...options, lazyConnect: true };
  const sentinels = sentinelOptions(url);
  const client = sentinels ? new Redis({ ...all, ...sentinels }) : new Redis(url, all);
  client.on('error', onError);
  const ready = new Promise<void>((resolve) => client.once('ready', resolve));
  // The first attempt may fail. The client then retries automatically.
  client.connect().catch(() => {});
  await answered(ready).catch((error: unknown) => {
    client.disconnect();
    throw error;
  });
  return client;
}

/** @throws StartError if Redis does not answer in time */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  if (await settlesWithin(answer, START_TIMEOUT).catch(() => false)) return answer;
  throw new StartError('REDIS_URL: no Redis server responds there.');
}
