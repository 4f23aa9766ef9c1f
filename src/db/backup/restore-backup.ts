import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../errors.ts';
import { type DatabaseServer, migrateServer, withUnlimited } from '../database-server.ts';
import { appliedMigrations } from '../migrations/migrate.ts';
import { readMigrations } from '../migrations/migration-files.ts';
import { inTransaction, type TransactionClient } from '../transaction.ts';
import { type BackupHead, RELEASE, reported } from './backup-format.ts';
import { filledTables, quoted, type StoredTable, storedTables } from './own-tables.ts';
import { BackupReader, type CheckedBackup } from './read-backup.ts';

type Client = TransactionClient;

/** @throws StartError if a later release wrote the backup */
export function mustNotBeNewer({ file, head: { release, migrations } }: CheckedBackup): void {
  const known = new Set(readMigrations().map(({ when }) => when));
  const isLater = release.localeCompare(RELEASE, 'en', { numeric: true }) > 0;
  if (isLater || migrations.some((id) => !known.has(id)))
    throw new StartError(
      `${file} was written by release ${release}, and this is the older ${RELEASE}: install ${release} first.`,
    );
}

/**
 * Fills an empty database: creates the tables as the backup's database had them, adds the rows in one transaction, and
 * then applies later migrations. If it fails, no row stays, and it can be repeated.
 * @throws StartError if the database is not empty; the signal's reason
 */
export async function restoreBackup(
  server: DatabaseServer,
  backup: CheckedBackup,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  await withUnlimited(server, signal, async (pool) => {
    const later = (await appliedMigrations(pool)).filter((id) => !backup.head.migrations.includes(id));
    if (later.length > 0) throw notEmpty('a later release has created its tables');
    await mustBeEmpty(pool, await storedTables(pool));
  });
  await migrateServer(server, signal, new Set(backup.head.migrations));
  await withUnlimited(server, signal, (pool) =>
    inTransaction(pool, (_, client) => restoreRows(client, backup, say, signal)),
  );
  await migrateServer(server, signal);
}

async function mustBeEmpty(client: Client, tables: readonly StoredTable[]): Promise<void> {
  const [filled] = await filledTables(client, tables);
  if (filled) throw notEmpty(`the table ${filled} has rows`);
}

function notEmpty(why: string): StartError {
  return new StartError(
    `The database is not empty (${why}): stop the servers, then create an empty database, or set DATA_DIR to a new folder.`,
  );
}

async function restoreRows(
  client: Client,
  { file, head, rows }: CheckedBackup,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const tables = await storedTables(client);
  mustMatch(tables, head);
  // Triggers would refuse rows of deleted accounts, and count cards twice. These statements also lock the tables.
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await mustBeEmpty(client, tables);
  const backup = await BackupReader.open(file);
  for (const { name, columns } of head.tables) {
    const table = client.query(copyFrom(`copy ${quoted(name)} (${quoted(...columns)}) from stdin`));
    await pipeline(reported(backup.rows(), name, say), table, { signal });
    if (table.rowCount !== rows[name]) throw new StartError(`${file} has changed: copy it, then try again.`);
  }
  await backup.summary();
  for (const table of tables) await continueNumbers(client, table);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  // Clients may have seen what happened after the backup, and must read their matches again.
  await client.query('update heartbeat set epoch = epoch + 1');
}

function mustMatch(tables: readonly StoredTable[], head: BackupHead): void {
  const listed = (all: readonly Pick<StoredTable, 'name' | 'columns'>[]) =>
    JSON.stringify(all.map(({ name, columns }) => [name, columns.toSorted()]).toSorted());
  if (listed(tables) !== listed(head.tables))
    throw new StartError(
      `The backup's tables are not those of its migrations: restore it with release ${head.release}.`,
    );
}

/** Sets a table's sequences to the highest number in use. */
async function continueNumbers(client: Client, { name, numbered }: StoredTable): Promise<void> {
  for (const column of numbered)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${quoted(column)})) from ${quoted(name)} having count(*) > 0`,
      [name, column],
    );
}
