import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { startServer, type TestServer } from '../../api/server.ts';
import { metric, mustBecomeReady, mustNotBeReady } from '../../chaos/cluster/health.ts';
import { baseBackup, give } from '../../chaos/cluster/standby.ts';
import { openRelay, type Relay } from '../../chaos/proxy/relay.ts';
import { rowsOf } from '../../database.ts';
import { newFolder } from '../../load/run-folder.ts';
import { startMoves } from './moves.ts';

let folder: string;
let archive: string;
let primary: EmbeddedPostgres;
let restored: EmbeddedPostgres | undefined;
let address: Relay;
let nodes: TestServer[];
const urls = () => nodes.map((node) => node.address);

beforeAll(async () => {
  folder = await newFolder('point-in-time');
  archive = path.join(folder, 'archive');
  await mkdir(archive);
  await chmod(archive, 0o777); // PostgreSQL runs as another user if this process runs as root
  const settings = { max_connections: '300', archive_mode: 'on', archive_command: `cp %p ${archive}/%f` };
  primary = await startEmbeddedPostgres(path.join(folder, 'primary'), settings, () => {});
  address = await openRelay(primary.url);
  const node = () => startServer({ DATABASE_URL: address.url, DATABASE_TIMEOUT: '4' });
  nodes = [await node(), await node()];
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await address.close();
  await (restored ?? primary).stop();
  await rm(folder, { recursive: true, force: true });
});

/** Restores a base backup and replays the archive up to a moment. */
async function restore(backup: string, moment: string): Promise<EmbeddedPostgres> {
  const lines = {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  };
  await give(
    backup,
    'postgresql.auto.conf',
    Object.entries(lines)
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(''),
  );
  await give(backup, 'recovery.signal', '');
  return startEmbeddedPostgres(backup, { max_connections: '300' }, () => {});
}

async function archiveAll(): Promise<void> {
  const [last] = await rowsOf<{ file: string }>(primary.url, 'select pg_walfile_name(pg_switch_wal()) as file');
  const text = 'select last_archived_wal >= $1 as done from pg_stat_archiver';
  await expect.poll(() => rowsOf(primary.url, text, [last?.file])).toEqual([{ done: true }]);
}

it('matches go on after a point-in-time restore under running nodes', async () => {
  const moves = startMoves(urls());
  const epoch = async () =>
    (await rowsOf<{ epoch: number }>((restored ?? primary).url, 'select epoch from heartbeat'))[0]?.epoch;
  await moves.more(100);
  const backup = path.join(folder, 'restored');
  await baseBackup({ url: primary.url, folder: path.join(folder, 'primary') }, backup);
  await moves.more(100);
  const before = await epoch();
  const [target] = await rowsOf<{ text: string; ms: number }>(
    primary.url,
    'select now()::text as text, extract(epoch from now())::float8 * 1000 as ms',
  );
  await moves.more(100);
  await archiveAll();
  await primary.stop();
  expect(await mustNotBeReady(urls())).toEqual([]);

  restored = await restore(backup, target?.text ?? '');
  address.leadTo(restored.url);
  expect(await mustBecomeReady(urls(), 60_000)).toEqual([]);
  const resumed = Date.now();
  await moves.more(100);
  expect(await epoch()).toBeGreaterThan(before ?? 0);
  for (const url of urls()) expect(await metric(url, 'arbiter_database_losses_total')).toBeGreaterThan(0);
  const { lost, doubled } = await moves.end(restored.url);
  console.log(
    `${moves.acknowledged.length} moves, ${lost.length} after the moment of the restore lost, ${doubled} doubled`,
  );
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.filter(({ sent, came }) => came < (target?.ms ?? 0) || sent > resumed)).toEqual([]);
  expect(doubled).toBe(0);
  expect(moves.refused).not.toContain('INTERNAL');
});
