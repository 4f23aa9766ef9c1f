import type pg from 'pg';
import { isUnavailable } from './database-errors.ts';

/** Identifies the data's history by cluster, timeline and database. Promotions, recoveries and copies change it. */
const LINEAGE = `
select concat_ws('/', (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8),
  (select oid from pg_database where datname = current_database()))
where not pg_is_in_recovery()`;

/**
 * Returns the SQL expression for this server's lineage. The expression is null if the server forbids these functions,
 * as some hosted servers do; then only the heartbeat's row and cached matches reveal a loss.
 * @throws the database's error if the database cannot answer
 */
export async function lineageOf(pool: Pick<pg.Pool, 'query'>, timeout: number): Promise<string> {
  const query = { text: LINEAGE, query_timeout: timeout };
  try {
    await pool.query(query);
    return LINEAGE;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return 'null::text';
  }
}

/**
 * Returns the lineage of a connection's server; null if the server forbids the functions.
 * @throws NotPrimary if the server is a standby; the database's error
 */
export async function readLineage(client: Pick<pg.ClientBase, 'query'>): Promise<string | null> {
  const text = `select pg_is_in_recovery() as standby, (${LINEAGE}) as lineage`;
  try {
    const { rows } = await client.query<{ standby: boolean; lineage: string | null }>(text);
    if (rows[0]?.standby) throw new NotPrimary('the address leads to a standby');
    return rows[0]?.lineage ?? null;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return null;
  }
}

/** The server must not be used, although it answers. The code is PostgreSQL's for a server without writes. */
export class NotPrimary extends Error {
  override name = 'NotPrimary';
  readonly code = '25006';
}

/**
 * The newest lineage that this process has seen. An old primary that was not fenced still accepts writes, but its
 * timeline is lower, so all nodes agree which primary is the old one. Other clusters and databases cannot be compared:
 * the last one counts as the newest, because a backup has been restored into it.
 */
export class NewestLineage {
  readonly #onOld: (error: NotPrimary) => void;
  readonly #listeners = new Set<(lineage: string) => void>();
  #newest: string | null = null;

  /** @param onOld called each time that an old primary is found */
  constructor(onOld: (error: NotPrimary) => void = () => {}) {
    this.#onOld = onOld;
  }

  /** Adds a listener, which gets each newer lineage. */
  onNewer(listener: (lineage: string) => void): void {
    this.#listeners.add(listener);
  }

  /** Takes note of a server's lineage. @throws NotPrimary if the server is an old primary */
  see(lineage: string | null): void {
    if (!lineage || lineage === this.#newest) return;
    const [given, newest] = [partsOf(lineage), partsOf(this.#newest ?? lineage)];
    if (given.data === newest.data && given.timeline < newest.timeline) {
      const [old, now] = [given.timeline, newest.timeline];
      const error = new NotPrimary(`the address leads to an old primary: its timeline is ${old}, but ${now} is in use`);
      this.#onOld(error);
      throw error;
    }
    this.#newest = lineage;
    for (const listener of this.#listeners) listener(lineage);
  }
}

interface Parts {
  /** Equal for all servers with the same data. */
  data: string;
  /** Each promotion and each point-in-time recovery raises it. */
  timeline: number;
}

function partsOf(lineage: string): Parts {
  const [cluster, timeline = '', database] = lineage.split('/');
  return { data: `${cluster}/${database}`, timeline: Number.parseInt(timeline, 16) };
}
