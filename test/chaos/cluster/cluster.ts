import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'undici';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { openPool } from '../../load/graphql-call.ts';
import { type RedisProcess, startRedis } from '../../redis/redis-process.ts';
import type { Fault } from '../faults/fault.ts';
import { type StallProxy, stallProxy } from '../proxy/stall-proxy.ts';
import { type Nodes, startNodes } from './nodes.ts';

const run = promisify(execFile);

/** Nodes, and the PostgreSQL and Redis that they use through proxies. */
export interface Cluster {
  folder: string;
  nodes: Nodes;
  /** One pool of HTTP connections for each node. */
  pools: readonly Pool[];
  database: StallProxy;
  /** The server behind the proxy. Faults replace it. */
  postgres: EmbeddedPostgres & { folder: string };
  /** PostgreSQL settings, also for servers that replace the first one. */
  settings: Readonly<Record<string, string>>;
  redis: { process: RedisProcess; proxy: StallProxy } | null;
  /** Other servers to stop at the end. */
  opened: { stop(): Promise<unknown> }[];
  stop(): Promise<void>;
}

/** HTTP connections to each node. */
const CONNECTIONS = 64;

/**
 * @param files the built server that each node runs
 * @param disk size in megabytes of a separate file system for PostgreSQL, which only root can mount; none by default
 */
export async function openCluster(
  folder: string,
  files: readonly string[],
  { env, disk }: Pick<Fault, 'env' | 'disk'>,
): Promise<Cluster> {
  const home = path.join(folder, 'postgres');
  await mkdir(home, { recursive: true });
  if (disk) await run('mount', ['-t', 'tmpfs', '-o', `size=${disk}m,mode=755`, 'tmpfs', home]);
  // The limit is high, because silent connections stay open. A small WAL soon needs new files on a full disk.
  const settings = { max_connections: '600', max_wal_size: '64MB', min_wal_size: '32MB' };
  const postgres = await startEmbeddedPostgres(home, settings, () => {});
  const database = await stallProxy(postgres.url);
  const process = await startRedis(folder);
  const redis = process ? { process, proxy: await stallProxy(process.url) } : null;
  const nodes = await startNodes(folder, files, {
    ...{ DATABASE_URL: database.url, DATABASE_TIMEOUT: '4', SWEEP_SECONDS: '2' },
    ...(redis && { REDIS_URL: redis.proxy.url }),
    ...env,
  });
  const cluster: Cluster = {
    ...{ folder, nodes, database, settings, redis, opened: [] },
    pools: nodes.urls.map((url) => openPool(url, CONNECTIONS)),
    postgres: { ...postgres, folder: home },
    async stop() {
      await Promise.all(cluster.pools.map((pool) => pool.destroy()));
      await redis?.process.goOn();
      await nodes.stop();
      for (const proxy of [database, redis?.proxy]) await proxy?.close();
      await redis?.process.stop();
      for (const one of [...cluster.opened, cluster.postgres]) await one.stop().catch(() => {});
      if (disk) await run('umount', ['-l', home]);
    },
  };
  return cluster;
}
