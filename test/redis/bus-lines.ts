import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../database.ts';
import { type RedisProcess, startRedis } from './redis-process.ts';

export type LineName = 'PostgreSQL' | 'Redis';
/** The systems that a bus can use on this machine; Redis only if it is installed. */
export const LINES: readonly LineName[] = inject('redisUrl') === undefined ? ['PostgreSQL'] : ['PostgreSQL', 'Redis'];

/** A PostgreSQL database and, if available, a Redis, both for this test alone. */
export interface BusLines {
  db: ClonedDatabase;
  readonly redis: RedisProcess | undefined;
  /** Kills Redis, and starts an empty Redis on the same port. */
  restartRedis(): Promise<void>;
  /** The configuration for a node that uses this system. */
  config(line: LineName): { redisUrl: string | undefined; databaseUrl: string };
  close(): Promise<void>;
}

export async function openLines(): Promise<BusLines> {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-bus-'));
  let redis = await startRedis(folder);
  const db = await cloneDatabase();
  return {
    db,
    get redis() {
      return redis;
    },
    async restartRedis() {
      await redis?.stop();
      redis = await startRedis(folder, Number(new URL(redis?.url ?? '').port));
    },
    config: (line) => ({ redisUrl: line === 'Redis' ? redis?.url : undefined, databaseUrl: db.url }),
    async close() {
      await redis?.stop();
      await db.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
