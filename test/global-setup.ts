import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { openQueues } from '../src/jobs/queues.ts';
import { builtServer } from './load/built-server.ts';
import { startRedis } from './redis/redis-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server's address with the right to make databases, and the database they are cloned from. */
    postgres: { url: string; template: string };
    /** None: this machine has no Redis. */
    redisUrl: string | undefined;
    /** The folder of the server's code as JavaScript: its threads and child processes need not load TypeScript. */
    server: string;
  }
}

/** For all integration tests of a run: PostgreSQL with a migrated template, Redis where there is one, and the server's code. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-tests-'));
  await chmod(folder, 0o755);
  const server = await startPostgres(path.join(folder, 'data'));
  const template = `arbiter_template_${process.pid}`;
  await makeTemplate(server.url, template);
  const redis = await startRedis(folder);
  project.provide('server', path.dirname(await builtServer(path.join(folder, 'server'))));
  project.provide('postgres', { url: server.url, template });
  project.provide('redisUrl', redis?.url);
  return async () => {
    await redis?.stop();
    await runOn(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function startPostgres(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  // What a test wrote may be lost with the machine; durability is tested on databases of their own.
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  // Until a client has said who it is, PostgreSQL lets no database be dropped, and some tests let clients fall silent then.
  const brief = { authentication_timeout: '30s' };
  // Some tests have three nodes without Redis, while others have theirs.
  const server = await startEmbeddedPostgres(folder, { ...fast, ...brief, max_connections: '500' }, () => {});
  await hashPasswordOnce(server.url);
  return server;
}

/** The tests open thousands of connections: to hash the password 4,096 times, as usual, takes longer than all else that connecting does. */
async function hashPasswordOnce(url: string): Promise<void> {
  const { username, password } = new URL(url);
  await runOn(url, `set scram_iterations = 1; alter role ${username} password '${password}'`);
}

async function makeTemplate(url: string, template: string): Promise<void> {
  await runOn(url, `create database ${template}`);
  const there = new URL(url);
  there.pathname = `/${template}`;
  const pool = new pg.Pool({ connectionString: there.href, max: 1 });
  await migrateDatabase(pool);
  await pool.end();
  // The job queues make tables of their own: here once, instead of in every server of a test.
  await (await openQueues({ redisUrl: undefined }, { url: there.href })).close();
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
