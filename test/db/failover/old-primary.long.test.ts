import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { startServer, type TestServer } from '../../api/server.ts';
import { metric, mustBecomeReady, mustNotBeReady } from '../../chaos/cluster/health.ts';
import { caughtUp, startStandby } from '../../chaos/cluster/standby.ts';
import { openRelay, type Relay } from '../../chaos/proxy/relay.ts';
import { rowsOf } from '../../database.ts';
import { newFolder } from '../../load/run-folder.ts';
import { startMoves } from './moves.ts';

const SETTINGS = { max_connections: '300' };
let folder: string;
let old: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let address: Relay;
let nodes: TestServer[];
const urls = () => nodes.map((node) => node.address);
const each = (name: string) => Promise.all(urls().map((url) => metric(url, name)));

beforeAll(async () => {
  folder = await newFolder('old-primary');
  const home = path.join(folder, 'old');
  old = await startEmbeddedPostgres(home, SETTINGS, () => {});
  address = await openRelay(old.url);
  const node = () => startServer({ DATABASE_URL: address.url, DATABASE_TIMEOUT: '4' });
  nodes = [await node(), await node()];
  standby = await startStandby({ url: old.url, folder: home }, path.join(folder, 'new'), old.url, SETTINGS);
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await address.close();
  for (const server of [standby, old]) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Cuts every third connection, as happens now and then, so that nodes open new ones. */
function cutSome(): void {
  for (const [index, link] of [...address.links].entries()) if (index % 3 === 0) link.destroy();
}

it('an old primary that still accepts writes is refused once a node has seen the new one', async () => {
  const moves = startMoves(urls());
  await moves.more(100);
  await caughtUp(old.url, standby.url);
  address.sendNewTo(standby.url);
  await rowsOf(standby.url, 'select pg_promote()');
  await expect
    .poll(async () => {
      cutSome();
      return Math.min(...(await each('arbiter_database_losses_total')));
    })
    .toBeGreaterThan(0);
  const noticed = Date.now();
  await moves.more(100);

  address.leadTo(old.url);
  expect(await mustNotBeReady(urls())).toEqual([]);
  await expect.poll(async () => Math.min(...(await each('arbiter_old_primary_total')))).toBeGreaterThan(3);
  for (const [index, attempts] of (await each('arbiter_old_primary_total')).entries()) {
    const lines = nodes[index]?.logged().match(/"msg":"DATABASE_URL: the address leads to an old primary/g) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(attempts);
  }
  await rowsOf(old.url, 'update heartbeat set at = at'); // the old primary does accept writes

  address.leadTo(standby.url);
  expect(await mustBecomeReady(urls(), 60_000)).toEqual([]);
  await moves.more(100);
  const { lost, doubled } = await moves.end(standby.url);
  console.log(
    `${moves.acknowledged.length} moves, ${lost.length} lost before the new primary was seen, ${doubled} doubled`,
  );
  expect(lost.filter(({ sent }) => sent > noticed)).toEqual([]);
  expect(doubled).toBe(0);
  expect(moves.refused).not.toContain('INTERNAL');
});
