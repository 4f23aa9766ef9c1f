import { causesOf, hasCode } from '../../errors.ts';

/** Node's codes for when no server is listening, its name is unknown, or the connection broke. */
const OF_THE_NETWORK: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['EHOSTDOWN', 'ENETDOWN', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'ERR_STREAM_DESTROYED'],
]);

/** Single PostgreSQL error codes, in addition to whole classes (Appendix A of the manual). */
const OF_POSTGRES: ReadonlySet<string> = new Set([
  '25006', // read-only: a standby, or a primary that an administrator has made read-only
  '55P03', // a statement waited too long for a lock
]);

/** Connection failures; no space on disk, in memory or for connections; actions of an administrator; a failing disk. */
const CLASSES = ['08', '53', '57', '58'];

/** A protocol violation. This can be a bug in a statement, but a pooler also uses the code to end a connection. */
const PROTOCOL_VIOLATION = '08P01';

/** Severities of errors with which the server or a pooler has ended or refused the connection. */
const ENDS_CONNECTION = ['FATAL', 'PANIC'];
/** Error classes for a wrong password or a wrong database name. */
const OF_SETTINGS = ['28', '3D'];

/** Messages of pg errors without a code. */
const OF_PG: readonly RegExp[] = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^(The server does not support SSL connections|There was an error establishing an SSL connection)$/, // sent by a failing pooler
  /^timeout expired$/,
  /^Query read timeout$/,
  /^Client (was closed|has encountered a connection error) and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/, // the node is stopping
];

/** Whether an error is an outage, not a bug. If only the answer was lost, the statement may have been executed. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(saysSo);
}

function saysSo(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '') return OF_PG.some((words) => words.test(error.message));
  if (OF_THE_NETWORK.has(code)) return true;
  if (code.length !== 5) return false;
  if (endsConnection(error)) return !isOfClass(code, OF_SETTINGS);
  return OF_POSTGRES.has(code) || (isOfClass(code, CLASSES) && code !== PROTOCOL_VIOLATION);
}

function endsConnection(error: Error): boolean {
  return 'severity' in error && ENDS_CONNECTION.some((severity) => severity === error.severity);
}

function isOfClass(code: string, classes: readonly string[]): boolean {
  return classes.some((start) => code.startsWith(start));
}

/** PostgreSQL error codes (Appendix A of the manual) for NUL in a text, or in a text within JSON. */
const CODES = ['22021', '22P05'];

/** Whether PostgreSQL refused a character in a text. Only a client's input can contain such a character. */
export function isUnstorable(error: unknown): boolean {
  return hasCode(error, ...CODES);
}
