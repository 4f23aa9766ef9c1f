import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkBackup } from '../../src/db/backup/read-backup.ts';
import { mustNotBeNewer, restoreBackup } from '../../src/db/backup/restore-backup.ts';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import { type DatabaseServer, migrateServer, openServer } from '../../src/db/database-server.ts';
import { readMigrations } from '../../src/db/migrations/migration-files.ts';
import { concluded, readKeySet } from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { verifyReplayText } from '../../src/matches/replays/replay-verifier.ts';
import { account, create, guest, join, playOn, read, resign } from '../api/client.ts';
import { startServer } from '../api/server.ts';
import { runAdmin } from '../run-admin.ts';
import { bareDatabase } from './empty-database.ts';
import { fillTables } from './old-node.ts';

const NEVER = new AbortController().signal;
const quiet = () => {};

let folder: string;
let source: Awaited<ReturnType<typeof bareDatabase>>;
/** A backup of a database that has rows in every table, and lacks the last migration. */
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-backup-'));
  file = path.join(folder, 'backup.gz');
  source = await bareDatabase();
  const server = await serverAt(source.url);
  const known = readMigrations().map(({ when }) => when);
  await migrateServer(server, NEVER, new Set(known.slice(0, -1)));
  const client = await source.pool.connect();
  await fillTables(client);
  client.release();
  // Rows of deleted accounts, which triggers would refuse; and text that looks like the end of a table.
  await source.pool.query('update players set deleted_at = now() where id in (select id from players limit 50)');
  await source.pool.query('update decks set name = $1', ['\\.\n\\.\n\t"\\N\r\n\\\\.\n']);
  await writeBackup(server, file, quiet, NEVER);
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

function serverAt(databaseUrl: string): Promise<DatabaseServer> {
  return openServer({ databaseUrl, dataDir: '' }, quiet);
}

async function restored(from = file): Promise<Awaited<ReturnType<typeof bareDatabase>>> {
  const target = await bareDatabase();
  try {
    await restoreBackup(await serverAt(target.url), await checkBackup(from), quiet, NEVER);
    return target;
  } catch (error) {
    await target.close();
    throw error;
  }
}

/** Returns a digest of each table's rows. */
async function contents({ pool }: typeof source): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables.rows) {
    // Without empty columns, because the last migration may have added some.
    const row = `jsonb_strip_nulls(to_jsonb(t))::text`;
    const text = `select coalesce(md5(string_agg(${row}, ' ' order by ${row})), '') as digest from ${name} t`;
    found[name] = (await pool.query<{ digest: string }>(text)).rows[0]?.digest ?? '';
  }
  return found;
}

/** Writes a changed backup whose checksum fits again. */
async function changed(name: string, change: (text: string) => string): Promise<string> {
  const text = gunzipSync(await readFile(file)).toString();
  const last = text.lastIndexOf('\n', text.length - 2) + 1;
  const rest = change(text.slice(0, last));
  const sha256 = createHash('sha256').update(rest).digest('hex');
  const summary = { ...JSON.parse(text.slice(last)), sha256 };
  const to = path.join(folder, name);
  await writeFile(to, gzipSync(`${rest}${JSON.stringify(summary)}\n`));
  return to;
}

describe('a restored database', () => {
  test('has every row, and the migrations of this release', async () => {
    const target = await restored();
    const [before, after] = [await contents(source), await contents(target)];
    expect(Object.values(before).filter(Boolean).length).toBeGreaterThan(35);
    // The epoch is one higher, so that clients read their matches again.
    const { heartbeat, ...same } = before;
    expect(after).toMatchObject(same);
    const { rows } = await target.pool.query('select epoch from heartbeat');
    expect(rows).toEqual([{ epoch: 1 }]);
    expect(await migrateServer(await serverAt(target.url))).toEqual([]);
    await target.close();
  });

  test('goes on counting where the backup stopped, and has its triggers', async () => {
    const target = await restored();
    const change = `insert into collection_changes (player_id, game, card, change, reason, at)
      select id, 'golems', 'Ogre', 1, 'STARTER', now() from players where deleted_at is null limit 1 returning id::int`;
    const { rows } = await target.pool.query<{ id: number }>(change);
    expect(rows[0]?.id).toBeGreaterThan(100);
    await expect(target.pool.query('update match_log set at = now()')).rejects.toThrow('append-only');
    const session = 'insert into sessions (token_hash, player_id, expires_at) select $1, id, now() from players';
    await expect(target.pool.query(`${session} where deleted_at is not null limit 1`, ['x'])).rejects.toThrow(
      'deleted',
    );
    await target.close();
  });
});

describe('a backup', () => {
  test('can be read by its owner only, and never replaces a file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const before = await readFile(file);
    await expect(writeBackup(await serverAt(source.url), file, quiet, NEVER)).rejects.toThrow(
      'exists: name a new file',
    );
    expect(await readFile(file)).toEqual(before);
  });

  test('leaves no file behind if it fails', async () => {
    const empty = await bareDatabase();
    const to = path.join(folder, 'empty.gz');
    await expect(writeBackup(await serverAt(empty.url), to, quiet, NEVER)).rejects.toThrow('The database is empty');
    await expect(stat(to)).rejects.toThrow('ENOENT');
    await empty.close();
  });

  test('is refused if it was cut off anywhere, or if any byte has changed', async () => {
    const whole = await readFile(file);
    const damaged = path.join(folder, 'damaged.gz');
    // Before these bytes are a date, and after them bits that mean nothing.
    const random = () => 10 + Math.floor(Math.random() * (whole.length - 20));
    for (const length of [0, 5, random(), random(), whole.length - 9, whole.length - 1]) {
      await writeFile(damaged, whole.subarray(0, length));
      await expect(checkBackup(damaged), `cut off at ${length}`).rejects.toThrow('damaged, incomplete or not a backup');
    }
    for (const at of [0, 10, random(), random(), random(), random(), whole.length - 8, whole.length - 1]) {
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ 16;
      await writeFile(damaged, flipped);
      await expect(checkBackup(damaged), `byte ${at}`).rejects.toThrow('damaged, incomplete or not a backup');
    }
  });

  test('is refused if a row has changed, even if it can be decompressed', async () => {
    const text = gunzipSync(await readFile(file)).toString();
    const forged = path.join(folder, 'forged.gz');
    await writeFile(forged, gzipSync(text.replace('Ada', 'Eve')));
    await expect(checkBackup(forged)).rejects.toThrow('its checksum is wrong');
  });

  test('is refused if a newer release wrote it', async () => {
    const version = await changed('version.gz', (text) => text.replace(/"release":"[^"]+"/, '"release":"99.0.0"'));
    const migration = await changed('migration.gz', (text) => text.replace(/"migrations":\[/, '$&7,'));
    for (const newer of [version, migration]) {
      const backup = await checkBackup(newer);
      expect(() => mustNotBeNewer(backup)).toThrow(/written by release .* install .* first/);
    }
    mustNotBeNewer(await checkBackup(file));
  });

  test('goes only into an empty database, which stays as it was', async () => {
    const target = await restored();
    const before = await contents(target);
    const again = restoreBackup(await serverAt(target.url), await checkBackup(file), quiet, NEVER);
    await expect(again).rejects.toThrow('The database is not empty');
    expect(await contents(target)).toEqual(before);
    await target.close();
  });

  test('leaves the database empty if a row cannot be restored, and the next attempt succeeds', async () => {
    const broken = await changed('broken.gz', (text) => text.replace(/\tPUBLIC\t/, '\tSECRET\t'));
    const target = await bareDatabase();
    const server = await serverAt(target.url);
    const attempt = restoreBackup(server, await checkBackup(broken), quiet, NEVER);
    await expect(attempt).rejects.toThrow('matches_visibility_check');
    expect(Object.values(await contents(target)).filter(Boolean)).toEqual([]);
    await restoreBackup(server, await checkBackup(file), quiet, NEVER);
    await target.close();
  });
});

describe('an operator', () => {
  test('restores a running server elsewhere: records verify, and a running match goes on', async () => {
    const server = await startServer();
    const [ada, bob] = [await account(server.address, 'Ada'), await guest(server.address, 'Bob')];
    const [finished, running] = [await create(server.address, ada), await create(server.address, ada)];
    for (const { id } of [finished, running]) {
      await join(server.address, bob, { matchId: id });
      await playOn(server.address, [ada, bob], id, 6);
    }
    await resign(server.address, bob, finished.id);
    const replayOf = async (address: string) => (await fetch(`${address}/v1/matches/${finished.id}/replay`)).text();
    const [record, before] = [await replayOf(server.address), await read(server.address, running.id, ada)];

    const to = path.join(folder, 'server.gz');
    const written = await runAdmin({ DATABASE_URL: server.databaseUrl }, 'backup', to);
    expect(written).toMatchObject({ code: 0, out: expect.stringMatching(/^Wrote .*: \d+ tables, \d+ rows/) });
    await server.stop();
    const target = await bareDatabase();
    expect(await runAdmin({ DATABASE_URL: target.url }, 'restore', to)).toMatchObject({ code: 0 });
    const refused = await runAdmin({ DATABASE_URL: target.url }, 'restore', to);
    expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(/\nThe database is not empty .*\n$/) });

    const next = await startServer({ DATABASE_URL: target.url });
    expect(await replayOf(next.address)).toBe(record);
    const keys = readKeySet(await (await fetch(`${next.address}/.well-known/arbiter-keys.json`)).json());
    const verdict = concluded(verifyReplayText(GAMES, keys, Buffer.from(record)), 'UNKNOWN');
    expect(z.object({ verdict: z.string() }).parse(verdict).verdict).toBe('VERIFIED');
    expect(await read(next.address, running.id, ada)).toEqual(before);
    const { version } = await playOn(next.address, [ada, bob], running.id, 4);
    expect(version).toBeGreaterThan(before.version);
    await next.stop();
    await target.close();
  });
});
