import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** How long it may take, in milliseconds: whoever asks wants to know it now. */
const BOUND = 2000;

/** A connection that does not answer this in time is not used again. */
const PROBE = { text: 'select 1', query_timeout: BOUND };

/** Whether the database answers at the moment, and soon. */
export async function databaseAnswers({ pool }: { pool: Pick<pg.Pool, 'query'> }): Promise<boolean> {
  const over = new AbortController();
  const answered = pool.query(PROBE).then(
    () => true,
    () => false,
  );
  const late = sleep(BOUND, false, { signal: over.signal }).catch(() => false);
  return Promise.race([answered, late]).finally(() => over.abort());
}
