import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyMigration, type MigrationBounds } from '../../src/db/migrations/apply-migration.ts';
import { type Migration, readMigrations } from '../../src/db/migrations/migration-files.ts';
import { bareDatabase, slowReader, waitingForLocks } from './empty-database.ts';
import { fillTables, OldNode } from './old-node.ts';

const BOUNDS: MigrationBounds = { locks: 300, statement: 60_000, patience: 120_000, silence: 10_000 };

/**
 * The number of databases migrated in parallel, each with an old node for its share of the migrations. Most of the time
 * is spent waiting.
 */
const LANES = 4;

type Bare = Awaited<ReturnType<typeof bareDatabase>>;

async function emptyDatabase(): Promise<Bare> {
  const db = await bareDatabase();
  await db.pool.query('create schema drizzle');
  await db.pool.query('create table drizzle.__drizzle_migrations (hash text, created_at bigint)');
  return db;
}

/**
 * Returns the statements that fail for a node of the previous release during `change`. An open transaction blocks every
 * migration.
 *
 * @param going runs before that transaction ends
 */
async function served(
  db: Bare,
  change: () => Promise<unknown>,
  going: (node: OldNode) => Promise<void> = goesOn,
): Promise<string[]> {
  const node = await OldNode.start(db.url);
  const reader = await slowReader(db.pool);
  let isChanged = false;
  const changing = change().finally(() => {
    isChanged = true;
  });
  const reading = async () => {
    try {
      await expect.poll(async () => isChanged || (await waitingForLocks(db)) > 0).toBe(true);
      await going(node);
    } finally {
      await reader.end();
    }
  };
  const failed = await node.during(Promise.all([changing, reading()]));
  await node.stop();
  return failed;
}

/** Waits until the old node completes two rounds while the transaction is open, so no statement waits for its end. */
async function goesOn(node: OldNode, timeout = 120_000): Promise<void> {
  const { rounds } = node;
  await expect.poll(() => node.rounds, { timeout }).toBeGreaterThan(rounds + 1);
}

async function apply(db: Bare, migration: Migration): Promise<void> {
  const client = await db.pool.connect();
  await applyMigration(client, migration, BOUNDS).finally(() => client.release());
}

async function applyAll(db: Bare): Promise<void> {
  for (const migration of readMigrations()) {
    await apply(db, migration);
    await fill(db);
  }
}

async function fill(db: Bare): Promise<string[]> {
  const client = await db.pool.connect();
  return fillTables(client).finally(() => client.release());
}

/** Applies every migration, with an old node at work during this lane's share. Returns the share's migrations. */
async function servedInLane(lane: number): Promise<string[]> {
  const db = await emptyDatabase();
  const tried: string[] = [];
  try {
    for (const [index, migration] of readMigrations().entries()) {
      const change = () => apply(db, migration);
      // Before the first migration there is no table to use.
      if (index === 0 || index % LANES !== lane) await change();
      else {
        expect(await served(db, change), migration.tag).toEqual([]);
        tried.push(migration.tag);
      }
      expect(await fill(db), 'tables without rows: give them some in old-node.ts').toEqual([]);
    }
    return tried;
  } finally {
    await db.close();
  }
}

describe('nodes of the previous release', () => {
  test('work during every migration: no statement fails or waits for long', {
    timeout: 240_000,
  }, async () => {
    const tried = await Promise.all([...Array(LANES).keys()].map(servedInLane));
    const later = readMigrations().slice(1);
    expect(tried.flat().sort()).toEqual(later.map(({ tag }) => tag).sort());
  });

  describe('would fail this test', () => {
    let db: Bare;
    beforeEach(async () => {
      db = await emptyDatabase();
      await applyAll(db);
    });
    afterEach(() => db.close(), 240_000);

    test('by waiting for a change that waits for its locks without a limit', async () => {
      const stands = async (node: OldNode) => {
        await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(1); // the change waits, and a statement behind it
        await expect(goesOn(node, 3000)).rejects.toThrow();
      };
      const failed = await served(db, () => db.pool.query('alter table matches add column colour text'), stands);
      expect(failed).toEqual([]);
    });

    test('by failing on a column that they do not know and cannot leave out', async () => {
      const statements = [`alter table players add column colour text not null default 'red'`];
      statements.push(
        'alter table players alter column colour drop default',
        'alter table decks drop column updated_at',
      );
      const failed = await served(db, () => apply(db, { tag: 'colour', when: 1, hash: '', statements }));
      expect(failed.some((line) => /insert into players .*violates not-null/.test(line))).toBe(true);
      expect(failed.some((line) => /select .* from decks .*updated_at/.test(line))).toBe(true);
    });
  });
});
