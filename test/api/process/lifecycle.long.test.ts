import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import WebSocket from 'ws';
import { type ClonedDatabase, cloneDatabase } from '../../database.ts';
import { create, guest, socketAddress } from '../client.ts';

let database: ClonedDatabase | undefined;
let child: ChildProcess | undefined;
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await database?.drop();
});

/** Starts the real program, like `npm start`. */
function start(env: Record<string, string>) {
  const said = { text: '' };
  const program = path.join(inject('server'), 'main.js');
  child = spawn(process.execPath, [program], { env: { PATH: process.env.PATH, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said.text += String(data)));
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  return { child, said, ended };
}

async function startUp(env: Record<string, string> = {}) {
  database = await cloneDatabase();
  const program = start({ DATABASE_URL: database.url, PORT: '0', ...env });
  await expect.poll(() => program.said.text).toMatch(/is up: (open )?http/);
  const address = /is up: (?:open )?(http:\/\/[\d.:]+)/.exec(program.said.text)?.[1] ?? '';
  return { ...program, address };
}

/** Blocks the creation of matches. A sweep that runs at the same time also waits, but is not counted. */
async function heldMatches() {
  const client = new pg.Client({ connectionString: database?.url });
  await client.connect();
  await client.query('begin; lock table matches in exclusive mode');
  const waiting = async () => {
    await client.query('select pg_stat_clear_snapshot()'); // a transaction caches its view of other sessions
    const { rowCount } = await client.query(
      `select from pg_locks join pg_stat_activity using (pid)
       where relation = 'matches'::regclass and not granted and query like '%insert into matches %'`,
    );
    return rowCount;
  };
  return { waiting, release: () => client.query('commit').then(() => client.end()) };
}

describe('the program', () => {
  it('stops with one line that names a bad setting', async () => {
    const { said, ended } = start({ PORT: 'eighty' });
    expect(await ended).toBe(1);
    expect(said.text.trim().split('\n')).toHaveLength(1);
    expect(said.text).toContain('PORT');
  });

  it('stops with one line if the port is taken, and leaves nothing open', async () => {
    const { address } = await startUp({ LOG_LEVEL: 'silent' });
    const first = child;
    const port = new URL(address).port;
    const second = start({ DATABASE_URL: database?.url ?? '', PORT: port, LOG_LEVEL: 'silent' });
    expect(await second.ended).toBe(1);
    expect(second.said.text.trim().split('\n')).toHaveLength(1);
    expect(second.said.text).toContain('PORT');
    child = first;
  });

  it('on SIGTERM notifies clients, answers pending requests and exits with 0', async () => {
    const { address, child: running, ended } = await startUp({ LOG_LEVEL: 'warn' });
    const token = await guest(address, 'Ada');
    const socket = new WebSocket(socketAddress(address), 'graphql-transport-ws');
    await once(socket, 'open');
    const closed = once(socket, 'close').then(([code]: unknown[]) => code);
    const lock = await heldMatches();
    const underWay = Promise.all(Array.from({ length: 3 }, () => create(address, token)));
    await expect.poll(lock.waiting).toBe(3);
    running.kill('SIGTERM');
    expect(await closed).toBe(1001);
    await lock.release();
    expect((await underWay).map(({ status }) => status)).toEqual(['WAITING', 'WAITING', 'WAITING']);
    expect(await ended).toBe(0);
  });

  it('on SIGTERM reports that it is not ready and serves until load balancers have noticed', async () => {
    const { address, child: running } = await startUp({ LOG_LEVEL: 'warn', DRAIN_SECONDS: '300' });
    const token = await guest(address, 'Ada');
    const ready = async () => (await fetch(`${address}/readyz`, { headers: { connection: 'close' } })).status;
    await expect.poll(ready).toBe(200);
    running.kill('SIGTERM');
    await expect.poll(ready).toBe(503);
    expect(await create(address, token)).toMatchObject({ status: 'WAITING' });
  });

  it.each(['Creating a database', 'Starting the embedded'])(
    'on SIGTERM during the start (“%s…”) stops its database, releases the folder and exits with 0',
    async (moment) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-start-'));
      // This Redis never answers, so startup cannot finish before the signal.
      const program = start({ DATA_DIR: folder, PORT: '0', REDIS_URL: 'redis://127.0.0.1:1', LOG_LEVEL: 'silent' });
      await expect.poll(() => program.said.text).toContain(moment);
      const pidFile = path.join(folder, 'postgres/postmaster.pid');
      if (moment.startsWith('Starting')) await expect.poll(() => existsSync(pidFile)).toBe(true);
      program.child.kill('SIGTERM');
      expect(await program.ended).toBe(0);
      expect([existsSync(pidFile), existsSync(path.join(folder, 'arbiter.lock'))]).toEqual([false, false]);
      expect(program.said.text).not.toContain('is up');
      await rm(folder, { recursive: true });
    },
  );

  it.skipIf(process.platform === 'win32')('stops if the shell of `npm start` is ended', async () => {
    database = await cloneDatabase();
    const program = path.join(inject('server'), 'main.js');
    const settings = { DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'info', npm_lifecycle_event: 'start' };
    // The second command keeps the shell from replacing itself with the server.
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${program}"; true`], {
      env: { PATH: process.env.PATH, ...settings },
    });
    child = shell;
    let said = '';
    shell.stdout.on('data', (data) => (said += String(data)));
    const gone = once(shell.stdout, 'close'); // neither the shell nor the server keeps the pipe open
    await expect.poll(() => said).toContain('is up');
    shell.kill('SIGTERM');
    await gone;
    expect(said).toContain('SIGTERM: shutting down');
  });

  it('as a worker serves only its health checks', async () => {
    const { address } = await startUp({ ROLE: 'worker', LOG_LEVEL: 'silent' });
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/metrics`)).status).toBe(200);
    expect((await fetch(`${address}/graphql`, { method: 'POST' })).status).toBe(404);
  });

  it('recommends Node 24 on an older one', async () => {
    const { said } = await startUp({ ROLE: 'worker', LOG_LEVEL: 'silent' });
    const isOld = Number.parseInt(process.versions.node, 10) < 24;
    expect(said.text.includes('Node 24 is recommended')).toBe(isOld);
  });
});
