import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { freePort } from '../../../src/db/embedded/free-port.ts';
import { rowsOf } from '../../database.ts';

/** Copies the folder of a stopped server, which is then started elsewhere on another port. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const access = JSON.parse(await readFile(path.join(from, 'postgres.json'), 'utf8'));
  await writeFile(path.join(to, 'postgres.json'), JSON.stringify({ ...access, port: await freePort() }));
  // Files may disappear while a running server is copied; its log contains the missing data.
  await promisify(execFile)('cp', ['-a', path.join(from, 'postgres'), to]).catch((error: Error) => {
    if (!/No such file/.test(error.message)) throw error;
  });
  await rm(path.join(to, 'postgres', 'postmaster.pid'), { force: true });
}

/** Copies a running server's folder. The copy needs the write-ahead log of the time of copying. */
export async function baseBackup(primary: { url: string; folder: string }, to: string): Promise<void> {
  const session = new pg.Client({ connectionString: primary.url });
  await session.connect();
  await session.query("select pg_backup_start('copy', fast => true)");
  await copyFolder(primary.folder, to);
  const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await session.end();
  await give(to, 'backup_label', rows[0]?.labelfile ?? '');
}

/** Starts an asynchronous standby from a base backup. @param through the address from which it streams the log */
export async function startStandby(
  primary: { url: string; folder: string },
  to: string,
  through: string,
  settings: Readonly<Record<string, string>>,
): Promise<EmbeddedPostgres> {
  await baseBackup(primary, to);
  const { hostname, port, username, password } = new URL(through);
  const line = `host=${hostname} port=${port} user=${username} password=${password}`;
  await give(to, 'standby.signal', '');
  await give(to, 'postgresql.auto.conf', `primary_conninfo = '${line}'\n`);
  return startEmbeddedPostgres(to, settings, () => {});
}

/** Waits until the standby has everything that the primary had written at the time of the call. */
export async function caughtUp(primary: string, standby: string): Promise<void> {
  const [now] = await rowsOf<{ lsn: string }>(primary, 'select pg_current_wal_lsn()::text as lsn');
  const text = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as done';
  for (;;) {
    const [row] = await rowsOf<{ done: boolean | null }>(standby, text, [now?.lsn]);
    if (row?.done) return;
  }
}

/** Kills the server of a folder with `kill -9`. */
export async function killServer(folder: string): Promise<void> {
  const file = path.join(folder, 'postgres', 'postmaster.pid');
  process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
}

/** Writes a file into a server's folder, with the owner of the folder. */
export async function give(folder: string, name: string, text: string): Promise<void> {
  const data = path.join(folder, 'postgres');
  const { uid, gid } = await stat(data);
  await writeFile(path.join(data, name), text, { mode: 0o600 });
  await chown(path.join(data, name), uid, gid);
}
