import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { StartError } from '../../errors.ts';
import { closeConnection, openConnection } from '../connection.ts';
import { isAlive, lockFolder } from './folder-lock.ts';
import { freePort, isFree } from './free-port.ts';
import { findBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { type PostgresUser, postgresUser } from './postgres-user.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server once all acknowledged data is on disk, and unlocks the folder. */
  stop(): Promise<void>;
}

/** The content of `postgres.json`, which only the file's owner can read. */
const access = z.object({ port: z.number(), password: z.string() });
type Access = z.infer<typeof access>;

interface Place {
  folder: string;
  data: string;
  log: string;
  access: string;
  binaries: PostgresBinaries;
  user: PostgresUser;
  settings: Readonly<Record<string, string>>;
}

/**
 * Starts an embedded PostgreSQL server in `folder`. The first start creates the database. A server that outlived the
 * last Arbiter (after `kill -9`) is adopted. A server that exits on its own is restarted at the same address.
 * @param settings additional server settings, named as in postgresql.conf
 * @param say receives a line of text before each slow step
 * @throws StartError if another Arbiter uses the folder, or the server does not start
 */
export async function startEmbeddedPostgres(
  folder: string,
  settings: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<EmbeddedPostgres> {
  const full = path.resolve(folder);
  await mkdir(full, { recursive: true }).catch((error: Error) => {
    throw new StartError(`DATA_DIR must be a writable folder: ${error.message}.`);
  });
  const lock = await lockFolder(full);
  try {
    const place = await findPlace(full, settings);
    const { port, password } = await run(place, say);
    const stopped = new AbortController();
    const keeping = keepRunning(place, port, say, stopped.signal);
    return {
      url: address(port, password, 'arbiter'),
      async stop() {
        stopped.abort();
        await keeping; // otherwise a server that is just starting would outlive this process
        await place.user.run(place.binaries.pg_ctl, ['stop', '-D', place.data, '-m', 'fast', '-w']);
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Returns the address of the folder's running server; null if none is running. Locks nothing and starts nothing. */
export async function runningPostgres(folder: string): Promise<string | null> {
  const place = { access: path.join(path.resolve(folder), 'postgres.json') };
  if (!existsSync(place.access)) return null;
  const { port, password } = await readAccess(place);
  const url = address(port, password, 'arbiter');
  return (await answers(url)) ? url : null;
}

async function findPlace(folder: string, settings: Place['settings']): Promise<Place> {
  const binaries = await findBinaries();
  const data = path.join(folder, 'postgres');
  return {
    folder,
    data,
    log: path.join(data, 'server.log'),
    access: path.join(folder, 'postgres.json'),
    binaries,
    user: await postgresUser([folder, path.dirname(binaries.postgres)]),
    settings,
  };
}

async function run(place: Place, say: (line: string) => void): Promise<Access> {
  if (existsSync(versionFile(place))) await checkVersion(place);
  else await initialise(place, say);
  const kept = await readAccess(place);
  if (await adopt(place, kept)) return kept;
  say('Starting the embedded PostgreSQL…');
  const port = (await isFree(kept.port)) ? kept.port : await freePort();
  const now = { ...kept, port };
  if (port !== kept.port) await writeAccess(place, now);
  await start(place, port);
  await makeDatabase(now);
  return now;
}

function versionFile({ data }: Place): string {
  return path.join(data, 'PG_VERSION');
}

/** @throws StartError if another major version of PostgreSQL wrote the data */
async function checkVersion(place: Place): Promise<void> {
  const written = (await readFile(versionFile(place), 'utf8')).trim();
  const { major } = place.binaries;
  if (written === major) return;
  throw new StartError(
    `PostgreSQL ${written} wrote ${place.data}, and this release contains PostgreSQL ${major}: run \`node dist/admin.js backup FILE\` with the previous release, then set DATA_DIR to a new folder and run \`node dist/admin.js restore FILE\` with this one.`,
  );
}

/** The data is moved into place when it is complete, so that an interrupted first start leaves no broken data. */
async function initialise({ folder, data, binaries, user, ...place }: Place, say: (line: string) => void) {
  say(`Creating a database in ${data}…`);
  const raw = `${data}.new`;
  const secret = path.join(folder, 'postgres.password');
  const password = randomBytes(24).toString('base64url');
  await rm(raw, { recursive: true, force: true });
  await mkdir(raw, { mode: 0o700 });
  await writeFile(secret, password, { mode: 0o600 });
  await Promise.all([user.own(raw), user.own(secret)]);
  // The built-in locale supports all of Unicode and is the same on every system.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const login = ['--username=arbiter', '--auth=scram-sha-256', `--pwfile=${secret}`];
  await user
    .run(binaries.initdb, [`--pgdata=${raw}`, ...login, ...locale])
    .catch((error: Error) => {
      throw failure(error);
    })
    .finally(() => rm(secret, { force: true }));
  await writeAccess(place, { port: await freePort(), password });
  await rename(raw, data);
}

async function readAccess(place: Pick<Place, 'access'>): Promise<Access> {
  try {
    return access.parse(JSON.parse(await readFile(place.access, 'utf8')));
  } catch {
    throw new StartError(`${place.access} contains the database's password and cannot be read: restore the file.`);
  }
}

async function writeAccess(place: Pick<Place, 'access'>, value: Access): Promise<void> {
  const whole = `${place.access}.new`;
  await rm(whole, { force: true });
  await writeFile(whole, `${JSON.stringify(value)}\n`, { mode: 0o600 });
  await rename(whole, place.access);
}

/** Whether a server already runs on the data. Waits out a start or stop, and removes a killed server's files. */
async function adopt(place: Place, { port, password }: Access): Promise<boolean> {
  for (let waited = 0; ; waited += 100) {
    const pid = await pidOf(place);
    if (!pid) return false;
    if (!(await runs(place))) {
      await rm(pidFile(place), { force: true });
      return false;
    }
    if (await answers(address(port, password, 'postgres'))) {
      await makeDatabase({ port, password });
      return true;
    }
    if (waited > 60_000) {
      throw new StartError(`The embedded PostgreSQL (process ${pid}) is not responding; see ${place.log}.`);
    }
    await sleep(100);
  }
}

function pidFile({ data }: Place): string {
  return path.join(data, 'postmaster.pid');
}

/** Returns the server's process id, even if the server was killed; 0 if there is none. */
async function pidOf(place: Place): Promise<number> {
  return Number((await readFile(pidFile(place), 'utf8').catch(() => '')).split('\n')[0]);
}

async function runs(place: Place): Promise<boolean> {
  const pid = await pidOf(place);
  if (pid === 0 || !(await isAlive(pid))) return false;
  // After a reboot a different process may have this id.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return command === undefined || command.includes(place.data);
}

async function answers(url: string): Promise<boolean> {
  try {
    await closeConnection(await openConnection(url, { connection: 2000 }));
    return true;
  } catch {
    return false;
  }
}

async function start({ binaries, data, log, user, settings }: Place, port: number): Promise<void> {
  const wanted = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    max_connections: '200',
    // Statements and their values stay out of the server's log, because they may contain seeds and hands.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  };
  const options = Object.entries(wanted).map(([name, value]) => `-c ${name}='${value}'`);
  const args = ['start', '-D', data, '-l', log, '-w', '-t', '60', '-o', options.join(' ')];
  await rm(log, { force: true });
  await user.run(binaries.pg_ctl, args).catch(async (error: Error) => {
    if (error instanceof StartError) throw error;
    const written = await readFile(log, 'utf8').catch(() => error.message);
    throw failure(new Error(written.trim().split('\n').slice(-3).join(' ')));
  });
}

/** How often to check that the server is still running, in milliseconds. */
const EVERY = 500;
/** The longest pause after a failed start, in milliseconds. Each pause is twice as long as the previous one. */
const LONGEST = 30_000;

async function keepRunning(
  place: Place,
  port: number,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let pause = EVERY; !signal.aborted; await sleep(pause, undefined, { signal }).catch(() => {})) {
    const isUp = (await runs(place).catch(() => true)) || (await startAgain(place, port, say));
    pause = isUp ? EVERY : Math.min(2 * pause, LONGEST);
  }
}

async function startAgain(place: Place, port: number, say: (line: string) => void): Promise<boolean> {
  say('The embedded PostgreSQL has stopped: restarting it.');
  try {
    await start(place, port);
    say('The embedded PostgreSQL is running again.');
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return false;
  }
}

function failure(error: Error): StartError {
  const why = error instanceof StartError ? error.message : error.message.replaceAll(/\s+/g, ' ');
  return new StartError(`The embedded PostgreSQL failed to start: ${why}`);
}

async function makeDatabase({ port, password }: Access): Promise<void> {
  const client = await openConnection(address(port, password, 'postgres'), { connection: 10_000, answer: 60_000 });
  try {
    const found = await client.query("select from pg_database where datname = 'arbiter'");
    if (found.rowCount === 0) await client.query('create database arbiter');
  } finally {
    await closeConnection(client);
  }
}

function address(port: number, password: string, database: string): string {
  return `postgres://arbiter:${password}@127.0.0.1:${port}/${database}`;
}
