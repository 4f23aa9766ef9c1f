import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'undici';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { openPool } from '../../load/graphql-call.ts';
import type { ServerSettings } from '../../load/server-process.ts';
import { type RedisProcess, startRedis } from '../../redis/redis-process.ts';
import type { InsidePlan } from '../inside/plan.ts';
import { type StallProxy, stallProxy } from '../proxy/stall-proxy.ts';
import { type Nodes, startNodes } from './nodes.ts';

const run = promisify(execFile);

/** Nodes, and the PostgreSQL and Redis that they reach through proxies. */
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

export interface ClusterPlan {
  /** The code of each node. */
  code: readonly ServerSettings['code'][];
  folder: string;
  env: Readonly<Record<string, string>>;
  /** The faults inside each node's process. */
  inside(node: number): InsidePlan | null;
  /**
   * Size in megabytes of a separate file system for PostgreSQL, which only root can mount; null: no separate file
   * system.
   */
  disk: number | null;
}

/** HTTP connections to each node. */
const CONNECTIONS = 64;

export async function openCluster({ code, folder, env, inside, disk }: ClusterPlan): Promise<Cluster> {
  const home = path.join(folder, 'postgres');
  await mkdir(home, { recursive: true });
  if (disk !== null) await run('mount', ['-t', 'tmpfs', '-o', `size=${disk}m,mode=755`, 'tmpfs', home]);
  // Half-dead connections stay for a while, so the limit is high. A small WAL soon needs new files when the disk is
  // full.
  const settings = { max_connections: '600', max_wal_size: '64MB', min_wal_size: '32MB' };
  const postgres = await startEmbeddedPostgres(home, settings, () => {});
  const database = await stallProxy(postgres.url);
  const redis = await openRedis(folder);
  const reached = { DATABASE_URL: database.url, DATABASE_TIMEOUT: '4', SWEEP_SECONDS: '2' };
  const all = { ...reached, ...(redis && { REDIS_URL: redis.proxy.url }), ...env };
  const nodes = await startNodes(
    folder,
    code.map((one, node) => ({ code: one, env: all, inside: inside(node) })),
  );
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
      if (disk !== null) await run('umount', ['-l', home]);
    },
  };
  return cluster;
}

async function openRedis(folder: string): Promise<Cluster['redis']> {
  const process = await startRedis(folder);
  return process ? { process, proxy: await stallProxy(process.url) } : null;
}
