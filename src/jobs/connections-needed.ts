import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { CONNECTIONS } from './connection.ts';
import { JOB_NAMES } from './job-kinds.ts';

type Needs = Pick<Config, 'databasePool' | 'redisUrl' | 'role'>;

/** Beside all others: the one that brings the tables up to date, or news between nodes where there is no Redis. */
const APART = 1;

/** How many connections to PostgreSQL a node has at the most, whatever it does. It opens them when it needs them. */
export function connectionsNeeded({ databasePool, redisUrl, role }: Needs): number {
  if (redisUrl) return databasePool + APART;
  const queues = JOB_NAMES.length * CONNECTIONS;
  const workers = role === 'server' ? 0 : JOB_NAMES.length * (CONNECTIONS + 1);
  return databasePool + APART + queues + workers;
}

/** Connections that PostgreSQL would still let in, those that it keeps for its superuser not among them. */
const LEFT = `
select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
  - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as left`;

/** What a node has to say about PostgreSQL's room for it when it starts; null: there is enough. */
export async function connectionsMissing(needs: Needs, { pool }: Pick<Database, 'pool'>): Promise<string | null> {
  const { rows } = await pool.query<{ left: number }>(LEFT);
  const [needed, left] = [connectionsNeeded(needs), (rows[0]?.left ?? 0) + 1]; // the one that asks is ours
  if (left >= needed) return null;
  return `PostgreSQL has room for ${left} more connections, and this node may need ${needed}: raise max_connections or lower DATABASE_POOL`;
}
