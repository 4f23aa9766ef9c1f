import { causesOf } from '../errors.ts';

const SECRETS = ['authorization', 'token', 'password', 'seed', 'hands'];
const HEADERS = ['headers.authorization', 'headers.cookie'];

export const REDACTED = [
  ...[...SECRETS, 'deck', 'decks', ...HEADERS],
  ...HEADERS.map((name) => `req.${name}`),
  ...[...SECRETS, 'variables'].map((name) => `*.${name}`),
];

/** Returns an error for the log. The database's messages repeat the values of a statement, so they are replaced. */
export function redactValues(error: unknown): unknown {
  const causes = causesOf(error);
  const root = causes.at(-1);
  if (!(error instanceof Error) || !root || !causes.some(quotes)) return error;
  const shown = new Error(`The database rejected a statement: ${reason(root)}`);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  shown.stack = [String(shown), ...frames].join('\n');
  return shown;
}

// `params` marks the query builder's errors; `severity` marks PostgreSQL's.
function quotes(error: Error): boolean {
  return 'params' in error || 'severity' in error;
}

function reason(root: Error): string {
  if (!quotes(root)) return root.message; // the connection failed, so no values are repeated
  const known = new Map<string, unknown>(Object.entries(root));
  const reasons = ['code', 'table', 'column', 'constraint'].flatMap((key) => known.get(key) ?? []);
  return reasons.join(', ') || 'no reason is known';
}
