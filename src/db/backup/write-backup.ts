import { createHash } from 'node:crypto';
import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { causesOf, hasCode, StartError } from '../../errors.ts';
import { type DatabaseServer, withUnlimited } from '../database-server.ts';
import { appliedMigrations } from '../migrations/migrate.ts';
import { inTransaction, type TransactionClient } from '../transaction.ts';
import { type BackupHead, type BackupSummary, END_OF_TABLE, lineOf, RELEASE, reported } from './backup-format.ts';
import { quoted, storedTables } from './own-tables.ts';

interface Written {
  tables: number;
  rows: number;
  bytes: number;
}

/**
 * Writes all of Arbiter's tables to a new file that only its owner can read. All rows come from one snapshot. Servers
 * keep running; only migrations wait.
 * @throws StartError if the file exists or the database has no tables; the signal's reason
 */
export async function writeBackup(
  server: DatabaseServer,
  file: string,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<Written> {
  const handle = await created(file);
  try {
    const rows = await withUnlimited(server, signal, async (pool) => {
      const tables = await storedTables(pool);
      if (tables.length === 0) throw new StartError('The database is empty: check DATABASE_URL or DATA_DIR.');
      return inTransaction(
        pool,
        async (_, client) => {
          // The locks come before the snapshot: no migration can change a table between the head and its rows.
          await client.query(`lock table ${quoted(...tables.map(({ name }) => name))} in access share mode`);
          return write(client, handle, say, signal);
        },
        'SNAPSHOT',
      );
    });
    const counts = Object.values(rows);
    return {
      tables: counts.length,
      rows: counts.reduce((sum, count) => sum + count, 0),
      bytes: (await stat(file)).size,
    };
  } catch (error) {
    await handle.close();
    await rm(file, { force: true });
    if (hasCode(error, 'ENOSPC')) throw new StartError(`The disk is full: ${file} was removed again.`);
    throw error;
  }
}

async function created(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new StartError(`${file} exists: name a new file.`);
    if (hasCode(error, 'ENOENT', 'EACCES', 'EROFS', 'ENOTDIR'))
      throw new StartError(
        `${file} cannot be created (${causesOf(error)[0]?.message}): name a file in a writable folder.`,
      );
    throw error;
  }
}

async function write(
  client: TransactionClient,
  handle: FileHandle,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<BackupSummary['rows']> {
  const head: BackupHead = {
    format: 'arbiter-backup-1',
    release: RELEASE,
    at: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    tables: (await storedTables(client)).map(({ name, columns }) => ({ name, columns })),
  };
  const rows: BackupSummary['rows'] = {};
  const text = hashed(contents(client, head, rows, say), rows);
  // The file is on disk before the command reports success.
  await pipeline(text, createGzip(), handle.createWriteStream({ flush: true }), { signal });
  return rows;
}

/** Yields the head and the rows. Adds to `rows` how many rows each table has. */
async function* contents(
  client: TransactionClient,
  head: BackupHead,
  rows: BackupSummary['rows'],
  say: (line: string) => void,
): AsyncGenerator<Buffer> {
  yield Buffer.from(lineOf(head));
  for (const { name, columns } of head.tables) {
    const table = client.query(copyTo(`copy (select ${quoted(...columns)} from ${quoted(name)}) to stdout`));
    rows[name] = yield* reported(table, name, say);
    yield Buffer.from(END_OF_TABLE);
  }
}

/** Passes on a backup's contents, and ends with the summary. */
async function* hashed(contents: AsyncIterable<Buffer>, rows: BackupSummary['rows']): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of contents) {
    hash.update(piece);
    yield piece;
  }
  yield Buffer.from(lineOf({ rows, sha256: hash.digest('hex') }));
}
