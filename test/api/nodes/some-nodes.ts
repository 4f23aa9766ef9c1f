import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../src/db/free-port.ts';
import { startServer, type TestServer } from '../server.ts';

/** Nodes on one database that know one another. */
export async function someNodes(count: number, env: Readonly<Record<string, string>> = {}): Promise<TestServer[]> {
  const few = { DATABASE_POOL: '4' };
  const first = await startServer({ ...few, ...env, NODE_ADDRESS: await place() });
  const nodes = [first];
  const others = { ...few, ROLE: 'server', DATABASE_URL: first.databaseUrl };
  while (nodes.length < count) nodes.push(await startServer({ ...others, ...env, NODE_ADDRESS: await place() }));
  for (const node of nodes) await knows(node.address, count);
  return nodes;
}

/** Until a node knows so many, itself included, and has had the time to call them. */
export async function knows(address: string, count: number): Promise<void> {
  for (const until = Date.now() + 20_000; (await measured(address, 'arbiter_live_nodes')) !== count; ) {
    if (Date.now() > until) throw new Error(`${address} does not know ${count} nodes`);
    await sleep(50);
  }
  await sleep(300);
}

/** How often a node has asked another, by what came of it. */
export function hops(address: string, outcome: 'answered' | 'refused' | 'unsure'): Promise<number> {
  return measured(address, `arbiter_hops_total{outcome="${outcome}"}`);
}

/** The value of a series; NaN: there is none. */
export async function measured(address: string, series: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? Number.NaN);
}

async function place(): Promise<string> {
  return `127.0.0.1:${await freePort()}`;
}
