import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyMigration, type MigrationBounds } from '../../src/db/apply-migration.ts';
import { type Migration, readMigrations } from '../../src/db/migrations.ts';
import { bareDatabase, slowReader } from './bare-database.ts';
import { fillTables, type Met, OldNode } from './old-node.ts';

/** How long somebody reads who is in the way of every migration, in milliseconds. */
const READING = 2500;
const BOUNDS: MigrationBounds = { locks: 300, statement: 5000, patience: 30_000, silence: 10_000 };
/** Whoever queues behind a migration waits for its locks, and then for what it does with them; on a slow machine, too. */
const LONGEST = BOUNDS.locks + 1000;

let db: Awaited<ReturnType<typeof bareDatabase>>;
beforeEach(async () => {
  db = await bareDatabase();
  await db.pool.query('create schema drizzle');
  await db.pool.query('create table drizzle.__drizzle_migrations (hash text, created_at bigint)');
});
afterEach(() => db.close(), 240_000);

/** What a node of the release before meets while the tables are changed, and while somebody reads for long. */
async function served(change: () => Promise<unknown>): Promise<Met> {
  const node = await OldNode.start(db.url);
  const reader = await slowReader(db.pool, READING);
  const met = await node.during(Promise.all([change(), reader.done]));
  await node.stop();
  return met;
}

async function apply(migration: Migration): Promise<void> {
  const client = await db.pool.connect();
  await applyMigration(client, migration, BOUNDS).finally(() => client.release());
}

async function applyAll(): Promise<void> {
  for (const migration of readMigrations()) {
    await apply(migration);
    await fill();
  }
}

async function fill(): Promise<string[]> {
  const client = await db.pool.connect();
  return fillTables(client).finally(() => client.release());
}

describe('nodes of the release before', () => {
  test('are served during every migration: no statement fails, and none waits for long', {
    timeout: 240_000,
  }, async () => {
    const [first, ...later] = readMigrations();
    if (!first) return expect.fail('no migrations');
    await apply(first);
    expect(await fill()).toEqual([]);
    for (const migration of later) {
      const met = await served(() => apply(migration));
      expect([...met.failed], migration.tag).toEqual([]);
      expect(met.slowest, migration.tag).toBeLessThan(LONGEST);
      expect(met.statements, migration.tag).toBeGreaterThan(100);
      expect(await fill(), 'tables without rows: give them some in old-node.ts').toEqual([]);
    }
  });

  test('would be seen to wait for a change that waits for its locks without a bound', {
    timeout: 120_000,
  }, async () => {
    await applyAll();
    const met = await served(() => db.pool.query('alter table matches add column colour text'));
    expect([...met.failed]).toEqual([]);
    expect(met.slowest).toBeGreaterThan(LONGEST);
  });

  test('would be seen to fail on a column that they do not know and cannot leave out', {
    timeout: 120_000,
  }, async () => {
    await applyAll();
    const statements = [`alter table players add column colour text not null default 'red'`];
    statements.push('alter table players alter column colour drop default', 'alter table decks drop column updated_at');
    const met = await served(() => apply({ tag: 'colour', when: 1, hash: '', statements }));
    expect([...met.failed].some((line) => /insert into players .*violates not-null/.test(line))).toBe(true);
    expect([...met.failed].some((line) => /select .* from decks .*updated_at/.test(line))).toBe(true);
  });
});
