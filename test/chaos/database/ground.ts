import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { startRedis } from '../../redis/redis-process.ts';
import { openRelay, type Relay } from '../proxy/relay.ts';
import type { ServerSettings } from '../server-process.ts';
import { type Nodes, startNodes } from '../storm/nodes.ts';

/** A PostgreSQL that can be replaced behind the backs of the nodes. */
export interface Ground {
  nodes: Nodes;
  folder: string;
  /** Where the nodes take the database to be. */
  relay: Relay;
  /** The server behind it at the moment. */
  postgres: EmbeddedPostgres & { folder: string };
  settings: Readonly<Record<string, string>>;
  /** Other servers that have to be stopped in the end. */
  opened: { stop(): Promise<unknown> }[];
  stop(): Promise<void>;
}

export interface GroundPlan {
  code: ServerSettings['code'];
  folder: string;
  nodes: number;
}

/** @param disk megabytes of a file system of the database's own; null: it has the machine's. Root alone can make one. */
export async function openGround(plan: GroundPlan, disk: number | null): Promise<Ground> {
  const folder = path.join(plan.folder, 'postgres');
  await mkdir(folder, { recursive: true });
  if (disk !== null) await run('mount', ['-t', 'tmpfs', '-o', `size=${disk}m,mode=755`, 'tmpfs', folder]);
  // The log gets few files, so that it needs new ones on the full disk.
  const settings = { max_connections: '300', max_wal_size: '64MB', min_wal_size: '32MB' };
  const postgres = await startEmbeddedPostgres(folder, settings, () => {});
  const redis = await startRedis(plan.folder);
  const relay = await openRelay(postgres.url);
  const reached = { DATABASE_URL: relay.url, DATABASE_TIMEOUT: '4', SWEEP_SECONDS: '2' };
  const env = redis ? { ...reached, REDIS_URL: redis.url } : reached;
  const each = Array.from({ length: plan.nodes }, () => ({ env, faults: null }));
  const nodes = await startNodes({ code: plan.code, folder: plan.folder, nodes: each });
  const ground: Ground = {
    ...{ nodes, folder: plan.folder, relay, settings, opened: [] },
    postgres: { ...postgres, folder },
    async stop() {
      await nodes.stop();
      await redis?.stop();
      await relay.close();
      for (const one of [...ground.opened, ground.postgres]) await one.stop().catch(() => {});
      if (disk !== null) await run('umount', ['-l', folder]);
    },
  };
  return ground;
}

const run = promisify(execFile);
