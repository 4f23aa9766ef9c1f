import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import { JOB_NAMES } from './job-kinds.ts';

/** The maximum number of connections per queue or worker, not counting the one on which a worker listens. */
export const CONNECTIONS_EACH = 3;

/** One more connection, used for migrations, or for the bus if there is no Redis. */
const EXTRA = 1;

type Needs = Pick<Config, 'databasePool' | 'databaseUrlDirect' | 'redisUrl' | 'role'>;

/**
 * Returns the maximum number of connections to PostgreSQL that a node ever opens, not counting those of a pooler, which
 * nodes share. Connections are opened on demand.
 */
export function connectionsNeeded({ databasePool, databaseUrlDirect, redisUrl, role }: Needs): number {
  const requests = databaseUrlDirect ? 0 : databasePool;
  if (redisUrl) return requests + EXTRA;
  const queues = JOB_NAMES.length * CONNECTIONS_EACH;
  const workers = role === 'server' ? 0 : JOB_NAMES.length * (CONNECTIONS_EACH + 1);
  return requests + EXTRA + queues + workers;
}

/** Selects how many connections PostgreSQL still accepts, not counting those reserved for superusers. */
const LEFT = `
select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
  - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as left`;

/** Returns a warning; null if PostgreSQL has enough free connections for this node. */
export async function connectionsMissing(needs: Needs, { pool }: Pick<Database, 'pool'>): Promise<string | null> {
  const { rows } = await pool.query<{ left: number }>(LEFT);
  const [needed, left] = [connectionsNeeded(needs), (rows[0]?.left ?? 0) + 1]; // the connection of this query counts as free
  if (left >= needed) return null;
  return `PostgreSQL has room for ${left} more connections, but this node may need ${needed}: raise max_connections or lower DATABASE_POOL`;
}
