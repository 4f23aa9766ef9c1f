import path from 'node:path';
import { startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { type RedisProcess, startRedis } from '../../redis/redis-process.ts';
import { type StallProxy, stallProxy } from '../proxy/stall-proxy.ts';
import type { ServerSettings } from '../server-process.ts';
import { type Ways, waysTo } from '../storm/clients.ts';
import { type Nodes, startNodes } from '../storm/nodes.ts';
import type { FaultPlan } from '../storm/plan.ts';

/** The nodes of an event, and what they stand on. */
export interface Site {
  nodes: Nodes;
  ways: Ways;
  /** Between the nodes and PostgreSQL. */
  postgres: StallProxy;
  redis: RedisProcess | undefined;
  stop(): Promise<void>;
}

export interface SitePlan {
  code: ServerSettings['code'];
  folder: string;
  seed: number;
  /** By how many milliseconds the clock of each node is ahead of the database's. */
  ahead: readonly number[];
  /** Of so many thousand statements of a node, at one its process ends, before or after it; 0: at none. */
  deaths: number;
  /** Whether there is a Redis. */
  redis: boolean;
}

const CONNECTIONS = 24;

export async function openSite(plan: SitePlan): Promise<Site> {
  const settings = { max_connections: '600' }; // those that have fallen silent are kept for a while
  const postgres = await startEmbeddedPostgres(path.join(plan.folder, 'postgres'), settings, () => {});
  const proxy = await stallProxy(postgres.url);
  const redis = plan.redis ? await startRedis(plan.folder) : undefined;
  const reached = { DATABASE_URL: proxy.url, DATABASE_TIMEOUT: '4', SWEEP_SECONDS: '2' };
  const env = redis ? { ...reached, REDIS_URL: redis.url } : reached;
  const each = plan.ahead.map((ahead, index) => ({ env, faults: faultsOf(plan, ahead, index) }));
  const nodes = await startNodes({ code: plan.code, folder: plan.folder, nodes: each });
  const ways = waysTo(nodes.urls, CONNECTIONS);
  const stop = async (): Promise<void> => {
    await Promise.all(ways.pools.map((pool) => pool.destroy()));
    await redis?.goOn();
    await nodes.stop();
    await redis?.stop();
    await proxy.close();
    await postgres.stop();
  };
  return { nodes, ways, postgres: proxy, redis, stop };
}

function faultsOf({ seed, folder, deaths }: SitePlan, ahead: number, index: number): FaultPlan | null {
  if (ahead === 0 && deaths === 0) return null;
  return {
    seed: seed + index,
    rate: deaths === 0 ? 0 : 1 / (1000 * deaths),
    weights: { SLOW: 0, LATE: 0, FULL: 0, CUT: 0, LOST: 0, DIE: 1, DIE_AFTER: 1 },
    ...{ longest: 1, redis: 0, news: 0, jobs: 1, ahead },
    report: path.join(folder, `faults-${index}.log`),
  };
}
