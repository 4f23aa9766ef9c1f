import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { Refused } from '../errors.ts';
import { isIdle } from './link.ts';

/** What a transaction is worked with: it ends with the function that opened it, and opens no other. */
export type Transaction = Omit<NodePgDatabase, 'transaction' | 'query' | '_query'>;

/** The connection that it goes over, for statements that are text. */
export type TransactionClient = Pick<pg.Pool, 'query'>;

const BEGIN = {
  /** Changes; each statement sees what is committed when it begins. */
  CHANGES: 'begin',
  /** Reads one moment, and changes nothing. */
  SNAPSHOT: 'begin transaction isolation level repeatable read, read only',
} as const;

/**
 * Does all of `work`, or nothing. The only place where transactions are opened. After any failure, a lost answer included, the
 * connection is ended: used again, it would run other clients' statements in a transaction that is never committed.
 * @param work uses only what it is given, and tells no one: nothing is committed yet
 * @throws what `work` throws, and then nothing has changed; or what the database says, when it may be committed all the same
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
    // PostgreSQL's answer when a statement had failed and `work` went on.
    if (command !== 'COMMIT') throw new Error(`A transaction ended with ${command}.`);
    client.release();
    return made;
  } catch (error) {
    const isIntact = error instanceof Refused && (await rollBack(client));
    client.release(!isIntact);
    throw error;
  }
}

/** After a refusal, with which nothing is wrong: whether the connection can be used on. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return isIdle(client);
  } catch {
    return false;
  }
}
