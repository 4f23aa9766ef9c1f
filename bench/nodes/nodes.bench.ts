import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { type ServerProcess, serverProcess } from '../../test/chaos/server-process.ts';
import { inFolder } from '../../test/chaos/workshop.ts';
import { startRedis } from '../../test/redis-process.ts';
import { startChild } from '../child.ts';
import { figure, type Row } from '../rows.ts';
import type { NodesFigures } from './load.ts';

const NODES = 3;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const MOVES = process.env.BENCH_MOVES ?? '8000';
const MATCHES = process.env.BENCH_MATCHES ?? '64';
const figures = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  nodes: z.number(),
  postgres: z.number(),
}) satisfies z.ZodType<NodesFigures>;

/** The processor's time of a move that enters at any of three nodes, against one node of the same cluster that is asked alone; in turns. */
export async function nodesBench(): Promise<Row[]> {
  return inFolder('nodes', async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), { max_connections: '300' }, () => {});
    const redis = await startRedis(folder);
    const env = { DATABASE_URL: postgres.url, ...(redis && { REDIS_URL: redis.url }) };
    const servers = await Promise.all(
      Array.from({ length: NODES }, () => serverProcess({ code: 'BUILT', folder, env })),
    );
    try {
      for (const server of servers) await server.start();
      return rowsOf(await inTurns(servers, postmaster(folder)));
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await redis?.stop();
      await postgres.stop();
    }
  });
}

interface Measured {
  one: NodesFigures[];
  three: NodesFigures[];
}

async function inTurns(servers: readonly ServerProcess[], postgres: string): Promise<Measured> {
  const measured: Measured = { one: [], three: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const alone = servers[round % servers.length];
    if (alone) measured.one.push(await load([alone], servers, postgres));
    measured.three.push(await load(servers, servers, postgres));
  }
  return measured;
}

async function load(entered: readonly ServerProcess[], all: readonly ServerProcess[], postgres: string) {
  const [urls, pids] = [entered.map(({ url }) => url).join(), all.map((server) => server.pid()).join()];
  const child = await startChild('nodes/load.ts', [urls, pids, postgres, MATCHES, MOVES]);
  return figures.parse(JSON.parse(child.line));
}

function rowsOf({ one, three }: Measured): Row[] {
  const [alone, spread] = [middle(one), middle(three)];
  return [
    { what: 'one node: of its processor for a move', value: figure(alone.nodes, 'µs') },
    {
      what: 'any of three: of theirs together',
      value: figure(spread.nodes, 'µs'),
      ratio: { value: spread.nodes / alone.nodes, of: 'one', wanted: 'at most 1.3' },
    },
    { what: 'one node: of PostgreSQL', value: figure(alone.postgres, 'µs') },
    {
      what: 'any of three: of PostgreSQL',
      value: figure(spread.postgres, 'µs'),
      ratio: { value: spread.postgres / alone.postgres, of: 'one' },
    },
    { what: 'one node: moves, p50 / p99', value: told(alone) },
    { what: 'any of three: moves, p50 / p99', value: told(spread) },
  ];
}

function told({ perSecond, p50, p99 }: NodesFigures): string {
  return `${figure(perSecond, '/s')}, ${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
}

function middle(all: readonly NodesFigures[]): NodesFigures {
  const sorted = [...all].sort((a, b) => a.nodes - b.nodes);
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, p50: 0, p99: 0, nodes: 0, postgres: 0 };
}

/** The process whose children do the work, as PostgreSQL notes it in its folder. */
function postmaster(folder: string): string {
  return readFileSync(path.join(folder, 'postgres', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
}
