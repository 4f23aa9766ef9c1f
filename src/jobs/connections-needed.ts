import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import { JOB_NAMES } from './job-kinds.ts';

/** How many connections to PostgreSQL one queue or worker may use, besides the one on which a worker listens. */
export const CONNECTIONS_EACH = 3;

/** One more connection: for migrations, or for the bus if there is no Redis. */
const EXTRA = 1;

type Needs = Pick<Config, 'databasePool' | 'redisUrl' | 'role'>;

/** The most connections to PostgreSQL that a node ever has. It opens them when it needs them. */
export function connectionsNeeded({ databasePool, redisUrl, role }: Needs): number {
  if (redisUrl) return databasePool + EXTRA;
  const queues = JOB_NAMES.length * CONNECTIONS_EACH;
  const workers = role === 'server' ? 0 : JOB_NAMES.length * (CONNECTIONS_EACH + 1);
  return databasePool + EXTRA + queues + workers;
}

/** How many connections PostgreSQL still accepts, without those that it reserves for superusers. */
const LEFT = `
select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
  - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as left`;

/** A warning if PostgreSQL has too few free connections for this node; null: there are enough. */
export async function connectionsMissing(needs: Needs, { pool }: Pick<Database, 'pool'>): Promise<string | null> {
  const { rows } = await pool.query<{ left: number }>(LEFT);
  const [needed, left] = [connectionsNeeded(needs), (rows[0]?.left ?? 0) + 1]; // this query's own connection counts as free
  if (left >= needed) return null;
  return `PostgreSQL has room for ${left} more connections, and this node may need ${needed}: raise max_connections or lower DATABASE_POOL`;
}
