import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open-database.ts';
import { create, guest, live, playOn } from '../api/client.ts';
import { startServer, type TestServer } from '../api/server.ts';
import { type ClonedDatabase, cloneDatabase, rowsOf } from '../database.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../pgbouncer.ts';

if (!hasPgBouncer) console.log('PgBouncer is not installed: skipping the tests of a pooler.');

describe.skipIf(!hasPgBouncer)('through PgBouncer in transaction mode', () => {
  let db: ClonedDatabase;
  let pooler: PgBouncer;
  let nodes: TestServer[];
  const start = () => startServer({ DATABASE_URL: pooler.url, DATABASE_URL_DIRECT: db.url, DATABASE_TIMEOUT: '60' });
  beforeAll(async () => {
    db = await cloneDatabase();
    pooler = await startPgBouncer(db.url);
    nodes = [await start(), await start()];
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await pooler.stop();
    await db.drop();
  });
  const [first, second] = [() => nodes[0]?.address ?? '', () => nodes[1]?.address ?? ''];

  it('players play on one node and watch on another, and bots answer', async () => {
    const token = await guest(first(), 'Ada');
    const { id } = await create(first(), token, { seats: 2, bots: [{ level: 'RANDOM' }] });
    const watcher = live(second(), token);
    const heard: number[] = [];
    const query = `subscription ($id: ID!) { matchUpdates(id: $id) { version } }`;
    const updates = watcher.iterate<{ matchUpdates: { version: number } }>({ query, variables: { id } });
    const done = (async () => {
      for await (const { data } of updates) if (data) heard.push(data.matchUpdates.version);
    })();
    const { version } = await playOn(first(), [token], id, 12);
    await expect.poll(() => heard.at(-1)).toBeGreaterThanOrEqual(version);
    await watcher.dispose();
    await done;
  });

  it('many players at the same time get no errors', async () => {
    const play = async (n: number) => {
      const node = n % 2 ? first() : second();
      const token = await guest(node, `Ada ${n}`);
      const { id } = await create(node, token, { seats: 2, bots: [{ level: 'RANDOM' }] });
      await playOn(node, [token], id, 6);
    };
    await Promise.all(Array.from({ length: 12 }, (_, n) => play(n)));
    for (const node of nodes) expect(node.logged()).not.toMatch(/"level":(50|60)|"code":"[0-9A-Z]{5}"/);
    expect(await pooler.logged()).not.toMatch(/pooler error|closing because: (?!client close request)/);
  });

  it('a node warns of time limits that the role lacks', async () => {
    const warnings = () => nodes[0]?.logged().match(/no (\w+), which a pooler cannot set/g);
    expect(warnings()).toHaveLength(2);
    const name = new URL(db.url).pathname.slice(1);
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await rowsOf(db.url, `alter role current_user in database ${name} set ${limit} = '15s'`);
    await rowsOf(
      db.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    );
    await nodes[0]?.restart();
    expect(warnings()).toHaveLength(2);
  });

  describe('an address', () => {
    const open = (databaseUrl: string) =>
      openDatabase({ databaseUrl, databaseUrlDirect: db.url, dataDir: '.data', databasePool: 2 });
    const opens = async (databaseUrl: string) => (await open(databaseUrl)).close();
    const withMode = (host: string, mode: string) => {
      const url = new URL(pooler.url);
      url.hostname = host;
      return `${url.href}?sslmode=${mode}`;
    };

    it('can name a Unix socket', () => opens(pooler.socketUrl));

    it.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
      'with sslmode=%s verifies certificate and name',
      async (mode) => {
        await expect(open(withMode('localhost', mode))).rejects.toThrow(/^DATABASE_URL: .*self-signed.*`sslrootcert=`/);
        await opens(`${withMode('localhost', mode)}&sslrootcert=${pooler.certificate}`);
        await expect(open(`${withMode('127.0.0.1', mode)}&sslrootcert=${pooler.certificate}`)).rejects.toThrow(
          /^DATABASE_URL: .*altnames.*: write the address with a host name of the certificate\.$/,
        );
      },
    );

    it.each(['disable', 'no-verify', 'require&uselibpqcompat=true'])('with sslmode=%s verifies nothing', (mode) =>
      opens(withMode('127.0.0.1', mode)),
    );
  });

  it('a node without DATABASE_URL_DIRECT says that it needs it', async () => {
    await expect(startServer({ DATABASE_URL: pooler.url })).rejects.toThrow(
      /^DATABASE_URL: the database cannot be used: unsupported startup .*: .* set DATABASE_URL_DIRECT to .*\.$/,
    );
  });
});
