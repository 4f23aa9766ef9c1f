import { describe, expect, test } from 'vitest';
import { cloneDatabase } from '../../test/database.ts';
import { openDatabase } from './open.ts';

const at = (databaseUrl: string) => ({ databaseUrl, dataDir: '.data', databasePool: 2 });

describe('a given database', () => {
  test('eight nodes that start at once all find the tables up to date', async () => {
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

  test('a wrong password stops the start with one line that does not repeat it', async () => {
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
