import type pg from 'pg';

/** Whether the database answers at the moment. */
export async function databaseAnswers({ pool }: { pool: Pick<pg.Pool, 'query'> }): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}
