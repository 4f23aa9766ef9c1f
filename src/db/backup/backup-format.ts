import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * A backup is one gzip file with these lines:
 *
 * - the head, as JSON;
 * - for each table the rows in PostgreSQL's text format for COPY, which all its versions read, and then `\.`;
 * - the summary, as JSON.
 */
const head = z.object({
  format: z.literal('arbiter-backup-1'),
  /** The release that wrote the backup. */
  release: z.string(),
  at: z.iso.datetime(),
  /** The ids of the migrations that the database had. */
  migrations: z.array(z.number()),
  /** The tables in the order of the rows: a table comes after all tables that its rows refer to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type BackupHead = z.infer<typeof head>;

const summary = z.object({
  /** The number of rows in each table. */
  rows: z.record(z.string(), z.number()),
  /** The digest of everything before this line, hexadecimal. */
  sha256: z.string(),
});
export type BackupSummary = z.infer<typeof summary>;

/** The line after the rows of a table. In a row, a backslash is always doubled. */
export const END_OF_TABLE = '\\.\n';

export const parseHead = (line: Buffer): BackupHead => head.parse(JSON.parse(line.toString()));
export const parseSummary = (line: Buffer): BackupSummary => summary.parse(JSON.parse(line.toString()));
export const lineOf = (part: BackupHead | BackupSummary): string => `${JSON.stringify(part)}\n`;

/** This release. */
export const RELEASE = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))).version;

/** How often to report the progress of a long table, in milliseconds. */
const EVERY = 5000;

/** Passes on the rows of a table, reports progress, and returns the number of rows. */
export async function* reported(
  rows: AsyncIterable<Buffer>,
  table: string,
  say: (line: string) => void,
): AsyncGenerator<Buffer, number> {
  let count = 0;
  let last = performance.now();
  for await (const piece of rows) {
    count += lineBreaks(piece);
    if (performance.now() - last > EVERY) {
      say(`rows of ${table}: ${count} so far`);
      last = performance.now();
    }
    yield piece;
  }
  if (count > 0) say(`rows of ${table}: ${count}`);
  return count;
}

export function lineBreaks(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', at + 1)) count++;
  return count;
}
