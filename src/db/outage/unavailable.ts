/** Of Node: nobody is there, nobody knows the name yet, or whoever was there is gone. */
const OF_THE_NETWORK: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ERR_STREAM_DESTROYED'],
]);

/** Of PostgreSQL, besides whole classes. PostgreSQL, Appendix A: error codes. */
const OF_POSTGRES: ReadonlySet<string> = new Set([
  ...['57P01', '57P02', '57P03', '57P05'], // ended by an administrator, crashed, starting up or stopping, idle for too long
  '57014', // a statement took longer than it may
  '25P03', // a transaction was idle for longer than it may
  '25006', // a standby, which takes nothing
  '58030', // its disk fails
]);

/** Connections that fail, and what runs out: connections, memory, the disk. */
const CLASSES = ['08', '53'];

/** Of pg, which gives these no code. */
const OF_PG: readonly RegExp[] = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Query read timeout$/,
  /^Client (was closed|has encountered a connection error) and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/, // the node stops
];

/**
 * Whether an error means that PostgreSQL does not answer or takes nothing just now: an outage, not a bug. What was asked may
 * be done all the same, if only its answer is lost.
 */
export function isUnavailable(error: unknown): boolean {
  let one = error;
  for (let depth = 0; one instanceof Error && depth < 10; depth++, one = one.cause) if (saysSo(one)) return true;
  return false;
}

function saysSo(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '') return OF_PG.some((words) => words.test(error.message));
  return OF_THE_NETWORK.has(code) || OF_POSTGRES.has(code) || CLASSES.some((one) => isOfClass(code, one));
}

function isOfClass(code: string, start: string): boolean {
  return code.length === 5 && code.startsWith(start);
}
