import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundleSource } from '../../../test/bundle-source.ts';
import { isAlive } from './folder-lock.ts';

interface Opened {
  /** `ready <url>`, or `refused <why>`. */
  answer: string;
  url: string;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

let program: string;
let folder: string;
let children: ChildProcess[];

beforeAll(async () => {
  program = await bundleSource('test/open-embedded.ts');
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-embedded-'));
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  const server = await serverPid();
  if (server) process.kill(server, 'SIGQUIT');
  while (server && (await isAlive(server))) await new Promise((resolve) => setTimeout(resolve, 20));
  await rm(folder, { recursive: true, force: true });
});

function open(): Promise<Opened> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (/^(ready|refused) /.test(line)) resolve({ answer: line, url: line.slice(6), end });
    });
    ended.then((code) => reject(new Error(`ended with ${code} before an answer`)));
  });
}

async function serverPid(): Promise<number | undefined> {
  const text = await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  test('a server that outlived its Arbiter is adopted together with its data', async () => {
    const first = await open();
    await query(first.url, "insert into note values ('kept')");
    const server = await serverPid();
    await first.end('SIGKILL');

    const second = await open();
    expect(await serverPid()).toBe(server);
    expect(await query(second.url, 'select * from note')).toEqual([{ line: 'kept' }]);

    expect(await second.end('SIGTERM')).toBe(0);
    await expect.poll(() => server && isAlive(server)).toBe(false);
  });

  test('a killed server leaves a stale file, and starts again with the same data', async () => {
    const first = await open();
    await query(first.url, "insert into note values ('kept')");
    const server = await serverPid();
    await first.end('SIGKILL');
    if (server) process.kill(server, 'SIGKILL');

    const second = await open();
    expect(await serverPid()).not.toBe(server);
    expect(await query(second.url, 'select * from note')).toEqual([{ line: 'kept' }]);
  });

  test('a server that dies while its Arbiter runs is restarted at the same address, every time', async () => {
    const { url, end } = await open();
    for (const line of ['one', 'two']) {
      await query(url, `insert into note values ('${line}')`);
      const server = await serverPid();
      if (server) process.kill(server, 'SIGKILL');
      await expect.poll(() => query(url, 'select 1').catch(() => [])).toHaveLength(1);
      expect(await serverPid()).not.toBe(server);
    }
    expect(await query(url, 'select * from note')).toEqual([{ line: 'one' }, { line: 'two' }]);
    const last = await serverPid();
    expect(await end('SIGTERM')).toBe(0);
    await expect.poll(() => last && isAlive(last)).toBe(false);
  });

  test('a process that reuses the dead server’s id is left alone', async () => {
    const first = await open();
    expect(await first.end('SIGTERM')).toBe(0);
    await writeFile(path.join(folder, 'postgres/postmaster.pid'), `${process.pid}\n`);
    const second = await open();
    expect(second.answer).toMatch(/^ready /);
  });

  test('of four concurrent starts on the same folder one succeeds, and the others name its process', async () => {
    const answers = (await Promise.all([open(), open(), open(), open()])).map((each) => each.answer);
    const refused = answers.filter((answer) => /^refused Another Arbiter \(process \d+\)/.test(answer));
    expect(answers.filter((answer) => answer.startsWith('ready ')).length).toBe(1);
    expect(refused.length).toBe(3);
  });

  test('only the owner can read the password, and the lock file does not contain it', async () => {
    const { url } = await open();
    const { mode } = await stat(path.join(folder, 'postgres.json'));
    expect(mode & 0o077).toBe(0);
    const password = new URL(url).password;
    expect(await readFile(path.join(folder, 'arbiter.lock'), 'utf8')).not.toContain(password);
    await expect(query(url.replace(password, 'guess'), 'select 1')).rejects.toThrow(/password/);
  });
});
