import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A change to the tables from one release to the next. */
export interface Migration {
  tag: string;
  /** When the migration was created, in milliseconds since 1970. This is the migration's id in the database. */
  when: number;
  hash: string;
  statements: string[];
}

export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

export function readMigrations(folder = MIGRATIONS): Migration[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')));
  return entries.map(({ tag, when }) => {
    const text = readFileSync(path.join(folder, `${tag}.sql`), 'utf8');
    return { tag, when, hash: createHash('sha256').update(text).digest('hex'), statements: statementsOf(text) };
  });
}

/**
 * Returns the statements of a migration's file, each with its preceding comments. drizzle-kit names the schema `public`,
 * but the tables are in the first schema of the role's `search_path`.
 */
export function statementsOf(text: string): string[] {
  const portable = text.replaceAll('"public".', '');
  return portable.split('--> statement-breakpoint').filter((statement) => bare(statement) !== '');
}

/** Returns a statement on one line, without comments. */
export function bare(statement: string): string {
  return statement
    .replace(/--.*$/gm, '')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const CALM = /^(create (unique )?index concurrently|drop index concurrently|alter table \S+ validate constraint) /i;

/** Whether a statement never blocks reads or writes. Such a statement must run outside a transaction. */
export function isCalm(statement: string): boolean {
  return CALM.test(bare(statement));
}

export function builtIndex(statement: string): string | null {
  return /^create (?:unique )?index concurrently (?:if not exists )?(\S+) on /i.exec(bare(statement))?.[1] ?? null;
}
