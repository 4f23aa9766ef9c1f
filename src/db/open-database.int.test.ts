import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { cloneDatabase, createRole, rowsOf } from '../../test/database.ts';
import { GroupCommit } from '../ledger/group-commit.ts';
import { chain } from '../matches/log/chained-entry.ts';
import { PostgresMatches } from '../matches/log/postgres-matches.ts';
import { AtRest } from './encryption-at-rest.ts';
import { openDatabase, unsafeSettings } from './open-database.ts';
import { openPool } from './pool.ts';

const at = (databaseUrl: string) => ({ databaseUrl, dataDir: '.data', databasePool: 2 });

/** Opens a proxy to a database. The proxy can stop all traffic, as a hung machine would. */
async function detour(url: string) {
  const sockets: Socket[] = [];
  let hangs = false;
  const server = createServer((from) => {
    const to = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(from, to);
    for (const socket of [from, to]) socket.on('error', () => {});
    if (!hangs) from.pipe(to).pipe(from);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const there = new URL(url);
  there.port = String(typeof address === 'object' && address?.port);
  return {
    url: there.href,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Waits for a connection, which on a busy machine can take longer than the pool waits. */
async function connected(pool: pg.Pool): Promise<void> {
  await vi.waitFor(() => pool.query('select 1'), 120_000);
}

describe('a slow database', () => {
  const limits = { connection: 300, statement: 300, answer: 600 };

  test('a statement that waits for a lock is cancelled, and the connection stays in use', async () => {
    const { url, drop } = await cloneDatabase();
    const [holder, pool] = [openPool(url, 1), openPool(url, 1, limits)];
    await connected(pool);
    const client = await holder.connect();
    await client.query('begin; lock table matches');
    await expect(pool.query('select from matches')).rejects.toMatchObject({ code: '57014' });
    await client.query('rollback');
    expect((await pool.query('select from matches')).rowCount).toBe(0);
    client.release();
    await Promise.all([holder.end(), pool.end()]);
    await drop();
  });

  test('statements and connections time out while the database is silent', async () => {
    const { url, drop } = await cloneDatabase();
    const way = await detour(url);
    const pool = openPool(way.url, 2, limits);
    await connected(pool);
    way.hang();
    await expect(pool.query('select 1')).rejects.toThrow(/timeout/);
    await expect(pool.query('select 1')).rejects.toThrow(/timeout/);
    way.close();
    await pool.end();
    await drop();
  });

  test('entries that wait for the database fail together, not one after the other', async () => {
    const { url, drop } = await cloneDatabase();
    const [holder, pool] = [openPool(url, 1), openPool(url, 4, limits)];
    const client = await holder.connect();
    await client.query('begin; lock table match_log');
    const log = new GroupCommit(new PostgresMatches({ pool, atRest: new AtRest() }, []));
    const statements = vi.spyOn(pool, 'query');
    const entries = await Promise.allSettled(Array.from({ length: 20 }, () => log.append(line())));
    expect(entries.map(({ status }) => status)).toEqual(entries.map(() => 'rejected'));
    expect(statements.mock.calls.length).toBeLessThan(5);
    client.release(true);
    await Promise.all([holder.end(), pool.end()]);
    await drop();
  });
});

function line() {
  const made = { version: 0, kind: 'BEGAN' as const, seat: null, move: null, facts: [], agenda: [0] as [number] };
  const after = {
    status: 'RUNNING' as const,
    waitingFor: [],
    standing: [],
    result: null,
    seats: [],
    tournamentId: null,
  };
  return { id: randomUUID(), previousAt: null, chained: chain('', made, new Date(), null), keySeats: [], after };
}

describe('an external database', () => {
  test('eight nodes that start together all find the tables up to date', async () => {
    const { url, drop } = await cloneDatabase();
    const bare = await openDatabase(at(url));
    await bare.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
    await bare.close();

    const nodes = await Promise.all(Array.from({ length: 8 }, () => openDatabase(at(url))));
    const journal = await nodes[0]?.pool.query(
      'select count(*)::int as rows, count(distinct hash)::int as kinds from drizzle.__drizzle_migrations',
    );
    expect(journal?.rows[0].rows).toBe(journal?.rows[0].kinds);
    await Promise.all(nodes.map((node) => node.close()));
    await drop();
  });

  test('two clones share nothing', async () => {
    const [one, other] = [await cloneDatabase(), await cloneDatabase()];
    const opened = [await openDatabase(at(one.url)), await openDatabase(at(other.url))];
    await opened[0]?.pool.query('create table only_here ()');
    await expect(opened[1]?.pool.query('select from only_here')).rejects.toThrow(/only_here/);
    await Promise.all(opened.map((each) => each.close()));
    await Promise.all([one.drop(), other.drop()]);
  });

  test('a read-only database stops the start with one line of advice', async () => {
    const { url, drop } = await cloneDatabase();
    const name = new URL(url).pathname.slice(1);
    await rowsOf(url, `alter database ${name} set default_transaction_read_only = on`);
    await expect(openDatabase(at(url))).rejects.toThrow(/^DATABASE_URL: .*: connect to the primary.*\.$/);
    await drop();
  });

  test('a role with rights to rows alone can open a database, unless the tables must be changed', async () => {
    const { url, drop } = await cloneDatabase();
    const role = await createRole(url);
    const start = () => openDatabase(at(role.url));
    const advice = /^DATABASE_URL: .*: run `node dist\/admin.js migrate` as the owner .*\.$/;
    await expect(start()).rejects.toThrow(advice);
    await rowsOf(url, `grant pg_read_all_data to ${role.name}`);
    await expect(start()).rejects.toThrow(advice);
    await role.allowRows();
    const opened = await start();
    expect((await opened.pool.query('select from matches')).rowCount).toBe(0);
    await opened.close();
    await rowsOf(url, 'delete from drizzle.__drizzle_migrations');
    await expect(start()).rejects.toThrow(advice);
    await role.drop();
    await drop();
  });

  test('settings that can lose confirmed moves are found', async () => {
    const { url, drop } = await cloneDatabase();
    const pool = openPool(url, 1);
    await pool.query('set synchronous_commit = off');
    expect(await unsafeSettings(pool)).toContain('synchronous_commit');
    await pool.query('set synchronous_commit = on');
    expect(await unsafeSettings(pool)).not.toContain('synchronous_commit');
    await pool.close();
    await drop();
  });

  test('a wrong password stops the start with one line that does not contain it', async () => {
    const { url, drop } = await cloneDatabase();
    const wrong = new URL(url);
    wrong.username = 'nobody-we-know';
    wrong.password = 'let-me-in';
    await expect(openDatabase(at(wrong.href))).rejects.toThrow(
      /^DATABASE_URL: the database cannot be used: (?!.*let-me-in).+$/,
    );
    await drop();
  });
});
