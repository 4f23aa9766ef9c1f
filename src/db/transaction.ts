import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { Refused } from '../errors.ts';
import { isIdle } from './connection.ts';

/** A handle for statements, which can neither end the transaction nor open another one. */
export type Transaction = Omit<NodePgDatabase, 'transaction' | 'query' | '_query'>;

/** The transaction's connection, for statements in SQL text. */
export type TransactionClient = Pick<pg.Pool, 'query'>;

const BEGIN = {
  /** Each statement sees everything that was committed before the statement begins. */
  CHANGES: 'begin',
  /** All statements read the same snapshot, and none can change anything. */
  SNAPSHOT: 'begin transaction isolation level repeatable read, read only',
} as const;

/**
 * Runs `work` in a transaction. Transactions are opened only here. After any failure, including a lost answer, the
 * connection is closed. If it were reused, it would run other clients' statements in a transaction that never commits.
 * @param work must use only its arguments, and must not notify anyone, because nothing is committed yet
 * @throws the error of `work`, after which nothing has changed; or the database's error, after which the transaction
 * may still be committed
 */
export async function inTransaction<T>(
  pool: Pick<pg.Pool, 'connect'>,
  work: (tx: Transaction, client: TransactionClient) => Promise<T>,
  kind: keyof typeof BEGIN = 'CHANGES',
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(BEGIN[kind]);
    const made = await work(drizzle(client), client);
    const { command } = await client.query('commit');
    // PostgreSQL answers ROLLBACK if a statement failed and `work` ignored the error.
    if (command !== 'COMMIT') throw new Error(`A transaction ended with ${command}.`);
    client.release();
    return made;
  } catch (error) {
    const isIntact = error instanceof Refused && (await rollBack(client));
    client.release(!isIntact);
    throw error;
  }
}

const HASHED = 'hashtextextended($1, 0)';

/** Waits until no other transaction has the lock of this name. This transaction has the lock until it ends. */
export async function lockName(client: TransactionClient, name: string): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(${HASHED})`, [name]);
}

/** Like `lockName`, but returns false instead of waiting. */
export async function tryLockName(client: TransactionClient, name: string): Promise<boolean> {
  const text = `select pg_try_advisory_xact_lock(${HASHED}) as locked`;
  return (await client.query<{ locked: boolean }>(text, [name])).rows[0]?.locked === true;
}

/** Rolls back, and returns whether the connection can stay in use. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return isIdle(client);
  } catch {
    return false;
  }
}
