import pg from 'pg';

/** How long anybody waits for PostgreSQL, in milliseconds, before it is an error of ours. */
export interface Limits {
  /** Until there is a connection. */
  connection: number;
  /** Until PostgreSQL gives a statement up. */
  statement: number;
  /**
   * Until we give it up because PostgreSQL is silent; longer than `statement`. PostgreSQL keeps the transaction of a silent client
   * as long.
   */
  answer: number;
}

/** A statement takes milliseconds; one that waits for a lock or for a disk that is far behind may take seconds. */
const SECONDS = 15;

/** @param seconds for a statement */
export function limitsOf(seconds = SECONDS): Limits {
  return { connection: (seconds * 2000) / 3, statement: seconds * 1000, answer: (seconds * 4000) / 3 };
}

/** What every connection of ours is opened with; a limit that is left out is none. */
export function linkSettings(url: string, limits: Partial<Limits>) {
  return {
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    idle_in_transaction_session_timeout: limits.answer,
  } satisfies pg.ClientConfig;
}

/** Opens a connection outside of the pool; `hangUp` ends it. @throws what the database says, or that it says nothing */
export async function openLink(url: string, limits: Partial<Limits> = limitsOf()): Promise<pg.Client> {
  const client = new pg.Client(linkSettings(url, limits));
  client.on('error', () => {}); // unheard, it would end the process; whoever asks next hears of it
  try {
    await client.connect();
    return client;
  } catch (error) {
    await hangUp(client);
    throw error;
  }
}

/** How long PostgreSQL may take to say goodbye, in milliseconds. */
const GOODBYE = 1000;

/** Ends a connection, at the latest after a second: also one whose other end has fallen silent. */
export async function hangUp(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), GOODBYE).unref();
  await client.end().finally(() => clearTimeout(timer));
}

/** Whether whatever is sent next stands for itself: no transaction is open, and no answer is owed. */
export function isIdle(client: pg.Client): boolean {
  const status = client.getTransactionStatus();
  if (status === null) return true; // it has just been opened
  return status === 'I' && !('readyForQuery' in client && client.readyForQuery === false);
}
