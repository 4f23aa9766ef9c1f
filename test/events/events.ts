import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openPool } from '../load/graphql-call.ts';
import { newFolder } from '../load/run-folder.ts';
import { serverProcess } from '../load/server-process.ts';
import { oneEvent } from './one-event.ts';
import { LARGE_PLANS, PLANS } from './plans.ts';

/** The number of concurrent requests. */
const CONNECTIONS = 32;

const all = [...PLANS, ...LARGE_PLANS];
const options = Object.fromEntries(all.map(({ name }) => [name, { type: 'boolean' }] as const));
const { values } = parseArgs({ options });
const named = all.filter(({ name }) => values[name]);
const folder = await newFolder('events');
const server = await serverProcess({ code: 'BUILT', folder });
await server.start();
const site = { url: server.url, pool: openPool(server.url, CONNECTIONS) };
const failed: string[] = [];
for (const plan of named.length > 0 ? named : PLANS) {
  const { findings } = await oneEvent(site, plan, folder, console.log).catch((error: unknown) => ({
    findings: [`it stopped early: ${error instanceof Error ? error.stack : error}`],
  }));
  for (const one of findings) console.log(`  ${one}`);
  if (findings.length > 0) failed.push(plan.name);
}
await site.pool.close();
await server.stop();
if (failed.length === 0) await rm(folder, { recursive: true, force: true });
console.log(failed.length === 0 ? 'PASSED' : `FAILED  ${failed.join(', ')}; data and logs: ${folder}`);
process.exitCode = failed.length === 0 ? 0 : 1;
