import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { migrateDatabase } from '../../src/db/migrations/migrate.ts';
import { MIGRATIONS } from '../../src/db/migrations/migration-files.ts';
import { awaitedLater } from '../awaited-later.ts';
import { bareDatabase, migrationFolder, slowReader, waitingForLocks } from './empty-database.ts';

const BOUNDS = { locks: 100, statement: 2000, patience: 1000, silence: 4000 };

let db: Awaited<ReturnType<typeof bareDatabase>>;
beforeEach(async () => {
  db = await bareDatabase();
});
afterEach(() => db.close());

const NOTES = { '1_notes': ['create table notes (line text)'] };
const INDEX = 'create unique index concurrently "notes_unique" on "notes" using btree ("line")';

async function migrated(migrations: Readonly<Record<string, readonly string[]>>, bounds = BOUNDS): Promise<void> {
  await migrateDatabase(db.pool, { bounds, folder: await migrationFolder(migrations) });
}

/**
 * Returns the migrations of a release that ran all of them in one transaction: those before the first that needs a
 * transaction of its own.
 */
function earlierRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-earlier-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(MIGRATIONS, folder, { recursive: true, dereference: true }); // the built server has a link
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest }: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
  const needsItsOwn = ({ tag }: { tag: string }) =>
    /concurrently/i.test(readFileSync(join(folder, `${tag}.sql`), 'utf8'));
  const first = entries.findIndex(needsItsOwn);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: first < 0 ? entries : entries.slice(0, first) }));
  return folder;
}

const columns = async () =>
  (await db.pool.query(`select column_name as name from information_schema.columns where table_name = 'notes'`)).rows
    .map(({ name }) => name)
    .sort();

describe('migrating the tables', () => {
  test('retries when a lock is not free in time', async () => {
    await migrated(NOTES);
    const reader = await slowReader(db.pool);
    const statements = ['alter table notes add column colour text'];
    const bounds = { locks: 1000, statement: 60_000, patience: 60_000, silence: 60_000 };
    const migrating = awaitedLater(migrated({ ...NOTES, '2_colour': statements }, bounds));
    try {
      await expect.poll(() => waitingForLocks(db)).toBe(1);
      await expect.poll(() => waitingForLocks(db)).toBe(0);
    } finally {
      await reader.end();
    }
    await migrating;
    expect(await columns()).toEqual(['colour', 'line']);
  });

  test('gives up when a lock is never free, without any change', async () => {
    await migrated(NOTES);
    const reader = await slowReader(db.pool);
    const statements = ['create table more ()', 'alter table notes add column colour text'];
    await expect(migrated({ ...NOTES, '2_colour': statements })).rejects.toThrow(
      'The database cannot be migrated: 2_colour could not get its locks.',
    );
    await reader.end();
    expect(await columns()).toEqual(['line']);
    expect((await db.pool.query(`select to_regclass('more') as it`)).rows).toEqual([{ it: null }]);
  });

  test('waits for another node, but not forever', async () => {
    const other = await db.pool.connect();
    await other.query('select pg_advisory_lock(4207331)');
    await expect(migrated(NOTES)).rejects.toThrow('Another node is still migrating the database');
    const waiting = awaitedLater(migrated(NOTES));
    await other.query('select pg_advisory_unlock(4207331)');
    await waiting;
    expect(await columns()).toEqual(['line']);
    other.release();
  });

  test('builds an index while other connections write, and rebuilds one that a failed build left behind', async () => {
    await migrated(NOTES);
    await db.pool.query(`insert into notes values ('twice'), ('twice')`);
    await expect(migrated({ ...NOTES, '2_unique': [INDEX] })).rejects.toThrow('could not create unique index');
    await db.pool.query('delete from notes');
    const writer = await db.pool.connect();
    await writer.query('begin');
    await writer.query(`insert into notes values ('once')`);
    const building = awaitedLater(migrated({ ...NOTES, '2_unique': [INDEX] }));
    await db.pool.query(`insert into notes values ('meanwhile')`);
    await writer.query('commit');
    writer.release();
    await building;
    await expect(db.pool.query(`insert into notes values ('once')`)).rejects.toThrow('notes_unique');
  });

  test('accepts an index from a node that was killed after building it', async () => {
    await migrated(NOTES);
    await db.pool.query(INDEX);
    await migrated({ ...NOTES, '2_unique': [INDEX] });
    expect((await db.pool.query('select from drizzle.__drizzle_migrations')).rowCount).toBe(2);
  });

  test('refuses a migration that could stop half-way', async () => {
    await migrated(NOTES);
    const statements = ['alter table notes add column colour text', INDEX];
    await expect(migrated({ ...NOTES, '2_both': statements })).rejects.toThrow('2_both mixes statements');
    expect(await columns()).toEqual(['line']);
  });

  test('ends a statement that holds its locks for too long', async () => {
    await migrated(NOTES);
    await expect(migrated({ ...NOTES, '2_slow': ['select pg_sleep(20)'] })).rejects.toThrow('statement timeout');
  });

  test('applies a migration that an older branch adds later', async () => {
    await migrated({ ...NOTES, '3_colour': ['alter table notes add column colour text'] });
    const all = { ...NOTES, '2_size': ['alter table notes add column size int'], '3_colour': ['select 1 / 0'] };
    await migrated(all);
    expect(await columns()).toEqual(['colour', 'line', 'size']);
  });

  test('continues where nodes of an earlier release stopped, and they accept its result', async () => {
    const theirs = { migrationsFolder: earlierRelease() };
    const client = await db.pool.connect();
    const rows = async () =>
      (await client.query('select hash, created_at from drizzle.__drizzle_migrations order by created_at')).rows;
    await migrate(drizzle(client), theirs);
    const before = await rows();
    await migrateDatabase(db.pool);
    const after = await rows();
    expect(after.slice(0, before.length)).toEqual(before);
    await migrate(drizzle(client), theirs);
    expect(await rows()).toEqual(after);
    await client.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
    await migrateDatabase(db.pool);
    expect(await rows()).toEqual(after);
    client.release();
  });
});
