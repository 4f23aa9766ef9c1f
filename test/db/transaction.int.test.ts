import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPool, type Pool } from '../../src/db/pool.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { Refused } from '../../src/errors.ts';
import { stallProxy } from '../chaos/proxy/stall-proxy.ts';
import { type ClonedDatabase, cloneDatabase } from '../database.ts';

const LIMITS = { connection: 30_000, statement: 3000, answer: 6000 };

let db: ClonedDatabase;
/** A pool with a single connection, so that each test sees the state in which the previous test left it. */
let pool: Pool;

beforeEach(async () => {
  db = await cloneDatabase();
  pool = openPool(db.url, 1, {});
  await pool.query('create table notes (line text unique)');
});
afterEach(async () => {
  await pool.close();
  await db.drop();
});

const backend = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
const notes = async () => (await pool.query('select line from notes')).rows.map(({ line }) => line);

describe('a transaction', () => {
  test('is committed as a whole, and the pool keeps its connection', async () => {
    const before = await backend();
    expect(await inTransaction(pool, (tx) => tx.execute(sql`insert into notes values ('kept')`).then(() => 7))).toBe(7);
    expect(await notes()).toEqual(['kept']);
    expect(await backend()).toBe(before);
  });

  test('leaves nothing if it is refused, and the pool keeps its connection', async () => {
    const before = await backend();
    const refused = inTransaction(pool, async (tx) => {
      await tx.execute(sql`insert into notes values ('gone')`);
      throw new Refused('FORBIDDEN', 'no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(await notes()).toEqual([]);
    expect(await backend()).toBe(before);
  });

  test('leaves nothing if it fails, and the pool closes its connection', async () => {
    const before = await backend();
    const failed = inTransaction(pool, async (tx) => {
      await tx.execute(sql`insert into notes values ('gone')`);
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failed).rejects.toThrow();
    expect(await notes()).toEqual([]);
    expect(await backend()).not.toBe(before);
  });

  test('does not count as committed if it ignored a failure', async () => {
    const overlooked = inTransaction(pool, async (tx) => {
      await tx.execute(sql`insert into notes values ('gone')`);
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(overlooked).rejects.toThrow('ROLLBACK');
    expect(await notes()).toEqual([]);
  });

  test('fails alone if its connection is cut midway', async () => {
    const other = openPool(db.url, 1, LIMITS);
    const cut = inTransaction(pool, async (tx, client) => {
      await tx.execute(sql`insert into notes values ('gone')`);
      const { rows } = await client.query('select pg_backend_pid() as pid');
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(sql`insert into notes values ('gone, too')`);
    });
    await expect(cut).rejects.toThrow();
    expect(await notes()).toEqual([]);
    await other.close();
  });

  test('delays other transactions no longer than their limit if its node is silent', async () => {
    await pool.query("insert into notes values ('contested')");
    const proxy = await stallProxy(db.url);
    const silent = openPool(proxy.url, 1, LIMITS);
    const stalling = proxy.stall({ at: /delete from notes/, lost: 'ANSWER' });
    await expect(inTransaction(silent, (tx) => tx.execute(sql`delete from notes`))).rejects.toThrow();
    await stalling.hit;
    const update = () => pool.query("update notes set line = 'changed'").then(notes);
    await expect.poll(() => update().catch(() => [])).toEqual(['changed']);
    await silent.close(0);
    await proxy.close();
  });
});

describe('the pool', () => {
  test('closes a connection that is returned in the middle of a transaction', async () => {
    const client = await pool.connect();
    await client.query("begin; insert into notes values ('gone')");
    client.release();
    expect(await notes()).toEqual([]);
  });

  test('closes a connection that is returned while an answer is pending', async () => {
    const client = await pool.connect();
    const late = client.query({ text: 'select pg_sleep(0.2)' }).catch(() => {});
    client.release();
    await late;
    expect(await notes()).toEqual([]);
    expect(pool.totalCount).toBe(1);
  });

  test('closes in time even if one connection was never returned and others are silent', async () => {
    const proxy = await stallProxy(db.url);
    const other = openPool(proxy.url, 3, {});
    await other.connect();
    const waiting = other.query('select 1').then(() => other.query('select pg_sleep(60)'));
    waiting.catch(() => {});
    await expect.poll(() => other.totalCount).toBe(2);
    proxy.stallAll();
    await other.close(200);
    await expect(waiting).rejects.toThrow();
    await proxy.close();
  });
});
