import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../src/db/migrations/migrate.ts';
import { openQueues } from '../src/jobs/queues.ts';
import { builtServer } from './load/built-server.ts';
import { startRedis } from './redis/redis-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a server where the tests may create databases, and the database that they clone. */
    postgres: { url: string; template: string };
    /** The address of Redis; undefined if this machine has no Redis. */
    redisUrl: string | undefined;
    /** The folder with the server's code as JavaScript, so that its threads and child processes load no TypeScript. */
    server: string;
  }
}

/**
 * Prepares a run of the integration tests: starts PostgreSQL with a migrated template, starts Redis if available, and
 * builds the server's code.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-tests-'));
  await chmod(folder, 0o755);
  const server = await startPostgres(path.join(folder, 'data'));
  // Projects share a given server, and each needs its own template.
  const template = `arbiter_template_${process.pid}_${project.name}`;
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
  // Test data may be lost if the machine crashes; durability is tested on other databases.
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  // PostgreSQL cannot drop a database while a client has not authenticated, and some tests let clients fall silent at
  // that point.
  const brief = { authentication_timeout: '30s' };
  // Some tests have three nodes without Redis while other tests run theirs.
  const server = await startEmbeddedPostgres(folder, { ...fast, ...brief, max_connections: '500' }, () => {});
  // The tests open thousands of connections, and verifying a password takes longer than most statements.
  await writeFile(path.join(folder, 'postgres', 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  await runOn(server.url, 'select pg_reload_conf()');
  return server;
}

async function makeTemplate(url: string, template: string): Promise<void> {
  await runOn(url, `create database ${template}`);
  const there = new URL(url);
  there.pathname = `/${template}`;
  const pool = new pg.Pool({ connectionString: there.href, max: 1 });
  await migrateDatabase(pool);
  await pool.end();
  // The job queues create their own tables here, once, instead of in every server that a test starts.
  await (await openQueues({ redisUrl: undefined }, { url: there.href })).close();
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
