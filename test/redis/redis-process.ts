import { spawn, spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../src/db/embedded/free-port.ts';
import { redisInContainer } from './redis-container.ts';

export interface RedisProcess {
  url: string;
  /** Suspends Redis, so that it accepts connections but does not answer. */
  hang(): Promise<void>;
  /** Resumes Redis. */
  goOn(): Promise<void>;
  /** Kills Redis, so that all its data is lost. */
  stop(): Promise<void>;
}

/** Whether Redis is installed. */
export const hasRedis = !spawnSync('redis-server', ['--version']).error;

/**
 * A private Redis without persistence: the one on this machine, or one in a container. If neither exists, logs that and
 * returns undefined.
 *
 * @param port 0 for any free port
 */
export async function startRedis(folder: string, port = 0): Promise<RedisProcess | undefined> {
  return hasRedis ? startInstalledRedis(folder, port) : contained(port);
}

/** @param settings further arguments, or first the path of a configuration */
export async function startInstalledRedis(
  folder: string,
  port = 0,
  settings: readonly string[] = [],
): Promise<RedisProcess> {
  const bound = port || (await freePort());
  const home = path.join(folder, `redis-${bound}`);
  await mkdir(home, { recursive: true });
  const where = ['--port', String(bound), '--bind', '127.0.0.1', '--dir', home];
  const all = [...settings, ...where, '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', all, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const url = `redis://127.0.0.1:${bound}`;
  await answer(url);
  return {
    url,
    hang: async () => void child.kill('SIGSTOP'),
    goOn: async () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function contained(port: number): Promise<RedisProcess | undefined> {
  const redis = await redisInContainer(port);
  if (typeof redis !== 'string') return redis;
  console.log(`No redis-server on this machine and no container (${redis}): the tests that need Redis are skipped.`);
  return undefined;
}

async function answer(url: string): Promise<void> {
  const client = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  client.on('error', () => {});
  await client.ping();
  client.disconnect();
}
