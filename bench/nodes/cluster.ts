import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type ServerProcess, serverProcess } from '../../test/load/server-process.ts';
import { startRedis } from '../../test/redis/redis-process.ts';

/** Starts nodes that share a database and a Redis. */
export interface Cluster {
  servers: readonly ServerProcess[];
  database: string;
  stop(): Promise<void>;
}

/** @param name the name of the folder and of the database */
export async function startCluster(folder: string, postgres: string, name: string, nodes: number): Promise<Cluster> {
  const own = path.join(folder, name);
  await mkdir(own);
  const redis = await startRedis(own);
  const database = await newDatabase(postgres, name);
  const env = { DATABASE_URL: database, ...(redis && { REDIS_URL: redis.url }) };
  const servers: ServerProcess[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await redis?.stop();
  };
  for (let node = 0; node < nodes; node++) {
    servers.push(await serverProcess({ code: 'BUILT', folder: own, env, nodeArgs: profileOf(`${name}-${node}`) }));
  }
  try {
    for (const server of servers) await server.start();
    return { servers, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns Node options that write a CPU profile of the whole run, including the warm-up, if `BENCH_PROFILE` is set. */
function profileOf(name: string): string[] {
  const folder = process.env.BENCH_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}.cpuprofile`] : [];
}

async function newDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}
