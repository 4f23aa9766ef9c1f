import pg from 'pg';

/** How long to wait for PostgreSQL, in milliseconds, before failing. */
export interface Limits {
  /** How long to wait for a connection. */
  connection: number;
  /** How long a statement may take before PostgreSQL cancels it. */
  statement: number;
  /** How long PostgreSQL or the client may be silent before the other side gives up; longer than `statement`. */
  answer: number;
}

/** A statement takes milliseconds, or seconds if it waits for a lock or an overloaded disk. */
const SECONDS = 15;

/** Derives all limits from the limit for statements. @param seconds the time limit of a statement */
export function limitsOf(seconds = SECONDS): Limits {
  return { connection: (seconds * 2000) / 3, statement: seconds * 1000, answer: (seconds * 4000) / 3 };
}

/** A connection that may break at any time: without a listener an error would end the process. Queries report it. */
class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** A pooler in front of PostgreSQL, which may run each transaction on another of its connections to PostgreSQL. */
export interface Pooler {
  /** Whether a prepared statement is known to all of these connections. */
  prepares: boolean;
}

/** A connection that sends named statements as if they had no name, so that they are not prepared. */
class UnpreparedConnection extends Connection {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.query = new Proxy(this.query, {
      apply: (query, self, [statement, ...rest]: unknown[]) =>
        Reflect.apply(query, self, [unnamed(statement), ...rest]),
    });
  }
}

function unnamed(statement: unknown): unknown {
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
  return isNamed ? { ...statement, name: undefined } : statement;
}

/** Returns the settings for a connection, or for a pool. Without limits, a connection waits forever. */
export function connectionSettings(url: string, limits: Partial<Limits>, pooler?: Pooler) {
  return {
    Client: pooler?.prepares === false ? UnpreparedConnection : Connection,
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: limits.connection,
    query_timeout: limits.answer,
    // A pooler refuses to set these for one client, so the role must have them: see `missingLimits`.
    ...(!pooler && { statement_timeout: limits.statement, idle_in_transaction_session_timeout: limits.answer }),
  } satisfies pg.PoolConfig;
}

/** Opens a connection outside the pool. Close it with `closeConnection`. */
export async function openConnection(url: string, limits: Partial<Limits>): Promise<pg.Client> {
  const client = new Connection(connectionSettings(url, limits));
  try {
    await client.connect();
    return client;
  } catch (error) {
    await closeConnection(client);
    throw error;
  }
}

/** How long PostgreSQL may take to close a connection, in milliseconds. */
const GOODBYE = 1000;

/** Closes a connection within a second, even if the other end is silent. */
export async function closeConnection(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), GOODBYE).unref();
  await client.end().finally(() => clearTimeout(timer));
}

/** Whether the connection has neither an open transaction nor a pending answer. */
export function isIdle(client: pg.Client): boolean {
  const status = client.getTransactionStatus();
  if (status === null) return true; // the connection has just been opened
  return status === 'I' && !('readyForQuery' in client && client.readyForQuery === false);
}
