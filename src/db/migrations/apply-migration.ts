import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { hasCode, StartError } from '../../errors.ts';
import { type Limits, limitsOf } from '../connection.ts';
import { builtIndex, isCalm, type Migration } from './migration-files.ts';

/** How long a migration may block other statements, in milliseconds. Nodes still run the previous release. */
export interface MigrationBounds {
  /** How long a migration waits for its locks before it retries, because later statements queue behind it. */
  locks: number;
  /** How long one statement that holds locks may take. */
  statement: number;
  /** How long to retry a migration, or wait for another node's migrations, before the start fails. */
  patience: number;
  /** How long a silent node may keep other nodes waiting. */
  silence: number;
}

/** PostgreSQL error codes (Appendix A of the manual). */
const [LOCK_TIMEOUT, DEADLOCK] = ['55P03', '40P01'];
/** The first and the longest pause between two attempts, in milliseconds. */
const PAUSE = 100;
const LONGEST_PAUSE = 5000;

export function migrationBounds({ statement, answer }: Limits = limitsOf()): MigrationBounds {
  return { locks: 1000, statement, patience: 600_000, silence: answer };
}

/**
 * Applies and records a migration. Locking statements run in one transaction, which is retried if a lock takes too
 * long.
 * @throws StartError if the migration does not get its locks in time; the database's error
 */
export async function applyMigration(
  client: pg.ClientBase,
  migration: Migration,
  bounds: MigrationBounds,
  signal?: AbortSignal,
): Promise<void> {
  const calm = migration.statements.filter(isCalm).length;
  if (calm > 0 && calm < migration.statements.length)
    throw new Error(`${migration.tag} mixes statements that run in a transaction with others that cannot`);
  if (calm > 0) return applyCalmly(client, migration);
  const until = Date.now() + bounds.patience;
  for (let pause = PAUSE; !(await applyAtOnce(client, migration, bounds)); pause *= 2) {
    if (Date.now() > until)
      throw new StartError(`The database cannot be migrated: ${migration.tag} could not get its locks.`);
    // The pause is shorter than the idle limit, at which PostgreSQL would end the session.
    await sleep(Math.min(pause, LONGEST_PAUSE, bounds.silence / 2), undefined, { signal });
  }
}

/** Tries to apply a migration. Returns false, with nothing changed, if another session holds a needed lock. */
async function applyAtOnce(client: pg.ClientBase, migration: Migration, bounds: MigrationBounds): Promise<boolean> {
  const began = Date.now();
  try {
    await client.query('begin');
    await set(client, 'statement_timeout', bounds.statement);
    for (const text of migration.statements) {
      // A single limit covers all locks, because statements queueing for the first table also wait for the later locks.
      await set(client, 'lock_timeout', Math.max(bounds.locks - (Date.now() - began), bounds.locks / 10));
      const bounded = { text, query_timeout: bounds.statement + bounds.silence };
      await client.query(bounded);
    }
    await note(client, migration);
    await client.query('commit');
    return true;
  } catch (error) {
    if (!hasCode(error, LOCK_TIMEOUT, DEADLOCK)) throw error;
    await client.query('rollback');
    return false;
  }
}

async function set(client: pg.ClientBase, name: string, ms: number): Promise<void> {
  await client.query('select set_config($1, $2, true)', [name, String(Math.ceil(ms))]);
}

// A killed node may have begun the migration, so indexes that already exist are skipped.
async function applyCalmly(client: pg.ClientBase, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const index = builtIndex(statement);
    if (index === null || (await isMissing(client, index))) await client.query(statement);
  }
  await note(client, migration);
}

/** Whether an index must still be built. Drops the remains of an interrupted build. */
async function isMissing(client: pg.ClientBase, index: string): Promise<boolean> {
  const text = 'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)';
  const { rows } = await client.query<{ valid: boolean }>(text, [index]);
  if (rows[0]?.valid === false) await client.query(`drop index concurrently ${index}`);
  return rows[0]?.valid !== true;
}

// Records a migration in the table of drizzle's own migrator, because nodes of earlier releases read that table when
// they start.
async function note(client: pg.ClientBase, { hash, when }: Migration): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when]);
}
