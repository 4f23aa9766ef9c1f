import path from 'node:path';
import { startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { startRedis } from '../../redis/redis-process.ts';
import { faultRelay } from '../proxy/fault-relay.ts';
import type { Relay } from '../proxy/relay.ts';

/** What stands behind the nodes: a PostgreSQL, and a Redis where this machine has one. */
export interface Backends {
  /** The environment of a node that reaches them straight. */
  env: Record<string, string>;
  /** Of another one that reaches each of them through a relay of its own. */
  throughRelays(): Promise<{ env: Record<string, string>; relays: Relay[] }>;
  stop(): Promise<void>;
}

export async function startBackends(folder: string): Promise<Backends> {
  const settings = { max_connections: '600' }; // those of which one half is dead are kept for a while
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), settings, () => {});
  const redis = await startRedis(folder);
  const env = environment(postgres.url, redis?.url);
  const opened: Relay[] = [];
  const relayTo = async (url: string): Promise<Relay> => {
    const relay = await faultRelay(url);
    opened.push(relay);
    return relay;
  };
  return {
    env,
    async throughRelays() {
      const [database, memory] = [await relayTo(postgres.url), redis && (await relayTo(redis.url))];
      return { env: environment(database.url, memory?.url), relays: memory ? [database, memory] : [database] };
    },
    async stop() {
      await Promise.all(opened.map((relay) => relay.close()));
      await redis?.stop();
      await postgres.stop();
    },
  };
}

function environment(database: string, redis: string | undefined): Record<string, string> {
  const env = { DATABASE_URL: database, DATABASE_TIMEOUT: '4', SWEEP_SECONDS: '2' };
  return redis ? { ...env, REDIS_URL: redis } : env;
}
