import { bare, isCalm, statementsOf } from '../../src/db/migrations/migration-files.ts';

// Checks that a migration is safe while nodes of the last release use the same tables. Statements not known to be
// harmless are refused, unless a comment before the statement gives the reason: `-- harmless: …`.

interface Rule {
  statement: RegExp;
  /** Why the statement is dangerous, and what to write instead. */
  instead: string;
}

/** Advice for statements that are often refused. The first match is shown. */
const REFUSED: readonly Rule[] = [
  {
    statement: /^create (unique )?index (?!concurrently)/,
    instead:
      'this blocks writes while it builds the index: .concurrently() in src/db/schema.ts, in a migration of its own',
  },
  {
    statement: /^drop index (?!concurrently if exists)/,
    instead:
      'this blocks reads while it waits for its lock: DROP INDEX CONCURRENTLY IF EXISTS, in a migration of its own',
  },
  {
    statement: /^drop |^alter table \S+ drop (?!constraint|not null)| drop column| drop default/,
    instead: 'nodes of the last release use it: stop using it first, drop it a release later, and give that reason',
  },
  { statement: / rename /, instead: 'nodes of the last release use the old name: add the new one beside it' },
  {
    statement: / add (column )?(?!constraint).* (generated|identity|serial|bigserial)\b/,
    instead: 'this rewrites the whole table: add the column empty, then fill it in batches',
  },
  {
    statement: / add column .* not null(?!.* default )| add column (?!.* default ).* not null/,
    instead: 'nodes of the last release insert rows without it: give it a default',
  },
  {
    statement: / add column .* default (?!true|false|null|now\(\)|-?\d|'[^']*'|array\[\])/,
    instead: 'this rewrites the whole table unless the default is a constant',
  },
  {
    statement: / add (constraint|primary key|unique|foreign key|check)/,
    instead:
      'this locks the table while it reads all of it: NOT VALID here, VALIDATE CONSTRAINT in a migration of its own',
  },
  {
    statement: / set not null/,
    instead:
      'this locks the table while it reads all of it, and nodes of the last release may omit the value: a CHECK, NOT VALID',
  },
  { statement: / type | set data type /, instead: 'this rewrites the whole table: add a column beside it' },
  {
    statement: /^(update|delete|insert|truncate)\b/,
    instead: 'this keeps many rows locked: change rows in batches, in a job',
  },
];

const NEW_TABLE = /^create table (?:if not exists )?(\S+)/;
const COLUMN = String.raw`add column (if not exists )?\S+ (?!.*\b(generated|identity|serial|bigserial|unique|primary key|references|check)\b)`;
const CONSTANT = String.raw`default (true|false|null|now\(\)|-?[\d.]+|'[^']*')(::[\w\[\]" ]+?)?`;

/** Statements that block a table in use only while they acquire their locks. */
const HARMLESS: readonly RegExp[] = [
  /^create (table|function|type|sequence|schema) /,
  /^comment on /,
  new RegExp(String.raw`^alter table \S+ ${COLUMN}(?!.* (not null|default )).*$`),
  new RegExp(String.raw`^alter table \S+ ${COLUMN}.*\b${CONSTANT}( not null)?$`),
  /^alter table \S+ add constraint \S+ .* not valid$/,
  /^alter table \S+ drop constraint /,
  /^alter table \S+ alter column \S+ (drop not null|set default .*)$/,
  /^alter table \S+ set \([^)]*\)$/,
];

/** Captures the name of the table that a statement changes. */
const TABLE = /^(?:alter table (?:only )?|create (?:unique )?index .*? on |create trigger .*? on )(\S+?)(?:\(|\s|$)/;

/** Lists the dangers of a migration while nodes of the last release are running, one readable line each. */
export function dangersIn(text: string): string[] {
  const statements = statementsOf(text);
  const made = new Set(statements.flatMap((statement) => newTable(statement) ?? []));
  const dangers = statements.flatMap((statement) => dangerOf(statement, made) ?? []);
  const calm = statements.filter(isCalm).length;
  if (calm > 0 && calm < statements.length)
    dangers.push(
      'CONCURRENTLY and VALIDATE CONSTRAINT need a migration of their own: a half-applied migration cannot be undone',
    );
  return dangers;
}

function dangerOf(statement: string, made: ReadonlySet<string>): string | null {
  const text = normal(statement);
  if (/;\s*\S/.test(text.replace(/\$(\w*)\$.*?\$\1\$|'[^']*'/g, '')))
    return `${text.slice(0, 100)}: separate statements with --> statement-breakpoint`;
  if (/--\s*harmless: \S/.test(statement)) return null;
  if (isCalm(statement) && !/^drop index concurrently (?!if exists)/.test(text)) return null;
  const table = TABLE.exec(text)?.[1];
  if (table !== undefined && made.has(table)) return null;
  if (HARMLESS.some((one) => one.test(text))) return null;
  const known = REFUSED.find((rule) => rule.statement.test(text));
  const why =
    known?.instead ?? 'not known to be harmless; if it is, give the reason in a comment before it (-- harmless: …)';
  return `${text.slice(0, 100)}: ${why}`;
}

function newTable(statement: string): string | null {
  return NEW_TABLE.exec(normal(statement))?.[1] ?? null;
}

/**
 * Normalizes a statement: lower case, without schema, semicolon and quotes around names. Keeps text in single quotes.
 */
function normal(statement: string): string {
  const parts = bare(statement)
    .replace(/;$/, '')
    .split(/('[^']*')/);
  return parts
    .map((part) => (part.startsWith("'") ? part : part.toLowerCase().replaceAll('"', '').replaceAll('public.', '')))
    .join('')
    .trim();
}
