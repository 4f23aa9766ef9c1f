import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { Refused } from '../errors.ts';
import { isIdle } from './connection.ts';

/** A transaction's handle: the function that opened it ends it, and it opens no other. */
export type Transaction = Omit<NodePgDatabase, 'transaction' | 'query' | '_query'>;

/** The transaction's connection, for statements as text. */
export type TransactionClient = Pick<pg.Pool, 'query'>;

const BEGIN = {
  /** Each statement sees everything that is committed before it begins. */
  CHANGES: 'begin',
  /** Reads one snapshot, and changes nothing. */
  SNAPSHOT: 'begin transaction isolation level repeatable read, read only',
} as const;

/**
 * Does all of `work`, or nothing. Transactions are opened only here. After any failure, including a lost answer, the
 * connection is closed: reused, it would run other clients' statements in a transaction that never commits.
 * @param work uses only its arguments, and notifies no one: nothing is committed yet
 * @throws the error of `work`: then nothing has changed; or the database's error: then it may still be committed
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
    // PostgreSQL's answer if a statement failed and `work` went on.
    if (command !== 'COMMIT') throw new Error(`A transaction ended with ${command}.`);
    client.release();
    return made;
  } catch (error) {
    const isIntact = error instanceof Refused && (await rollBack(client));
    client.release(!isIntact);
    throw error;
  }
}

/** Returns whether the connection can stay in use. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return isIdle(client);
  } catch {
    return false;
  }
}
