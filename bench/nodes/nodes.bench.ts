import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { withRunFolder } from '../../test/load/run-folder.ts';
import { type Front, startFront } from '../../test/nginx.ts';
import { startChild } from '../child.ts';
import { figure, type Row, ratioOf } from '../rows.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Load, NodesFigures } from './load.ts';

const NODES = 3;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const MOVES = Number(process.env.BENCH_MOVES ?? 8000);
const WARM_UP = Number(process.env.BENCH_WARM_UP ?? 15_000);
const MATCHES = Number(process.env.BENCH_MATCHES ?? 64);

const WAYS = ['one', 'any', 'hashed'] as const;
type Way = (typeof WAYS)[number];
/** The ways of routing requests to measure. A profile is easier to read if it covers a single way. */
const MEASURED = WAYS.filter((way) => (process.env.BENCH_WAYS ?? WAYS.join()).split(',').includes(way));
const WHAT: Record<Way, string> = {
  one: 'one node of three, without the proxy',
  any: 'three behind nginx, each move to any node',
  hashed: 'three behind nginx, hashed by match',
};

/**
 * Compares the cost of a move on three nodes behind a proxy with the cost when one of the nodes receives all moves. The
 * ways of routing alternate.
 */
export async function nodesBench(): Promise<Row[]> {
  return withRunFolder('nodes', async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), { max_connections: '300' }, () => {});
    const closing: { stop(): Promise<unknown> }[] = [postgres];
    try {
      const cluster = await startCluster(folder, postgres.url, 'cluster', NODES);
      closing.unshift(cluster);
      const front = await startFront(cluster.servers.map(({ url }) => url));
      closing.unshift(front);
      return rowsOf(await inTurns(cluster, front, postmaster(folder)));
    } finally {
      for (const one of closing) await one.stop();
    }
  });
}

const figures = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  nodes: z.number(),
  postgres: z.number(),
  proxy: z.number(),
  transactions: z.number(),
  conflicts: z.number(),
  matches: z.number(),
  resident: z.number(),
}) satisfies z.ZodType<NodesFigures>;

// All nodes warm up first, because a node is slow at any operation that it has not executed a few thousand times.
async function inTurns({ servers, database }: Cluster, front: Front, postgres: number) {
  const nodes = servers.map(({ url, pid }) => ({ url, pid: pid() ?? 0 }));
  const load = async (way: Way, round: number, moves: number): Promise<NodesFigures> => {
    const url = (way === 'one' ? nodes[round % nodes.length]?.url : front.address) ?? '';
    const asked: Load = { way, url, nodes, proxy: front.pid ?? 0, postgres, database, atOnce: MATCHES, moves };
    const child = await startChild('nodes/load.ts', [JSON.stringify(asked)]);
    return figures.parse(JSON.parse(child.line));
  };
  await load('any', 0, NODES * WARM_UP);
  const measured: Record<Way, NodesFigures[]> = { one: [], any: [], hashed: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const way of MEASURED) measured[way].push(await load(way, round, MOVES));
  return measured;
}

function rowsOf(measured: Record<Way, NodesFigures[]>): Row[] {
  const each = MEASURED.map((way) => ({ way, what: WHAT[way], ...middle(measured[way]) }));
  const against = (way: Way) => {
    if (way === 'one' || measured.one.length === 0) return {};
    const ratios = measured[way].map(({ nodes }, round) => nodes / (measured.one[round]?.nodes ?? Number.NaN));
    return { ratio: ratioOf(ratios, 'one'), wanted: way === 'hashed' ? 'at most 1.2' : '' };
  };
  return [
    ...each.map((row) => ({
      what: `CPU of nodes + PostgreSQL + proxy: ${row.what}`,
      value: `${figure(row.nodes, 'µs')} + ${figure(row.postgres, 'µs')} + ${figure(row.proxy, 'µs')}`,
      ...against(row.way),
    })),
    ...each.map(({ what, transactions, conflicts }) => ({
      what: `transactions per move, conflicts per 1,000 moves: ${what}`,
      value: `${transactions.toFixed(2)}, ${conflicts.toFixed(1)}`,
    })),
    ...each.map(({ what, matches, resident }) => ({
      what: `matches in memory, resident memory, all nodes: ${what}`,
      value: `${matches}, ${figure(resident, 'MB')}`,
    })),
    ...each.map(({ what, perSecond, p50, p99 }) => ({
      what: `moves, p50 / p99: ${what}`,
      value: `${figure(perSecond, '/s')}, ${p50.toFixed(1)} / ${p99.toFixed(1)} ms`,
    })),
  ];
}

/** Returns the round in which the nodes' CPU time is the median. */
function middle(all: readonly NodesFigures[]): NodesFigures {
  const sorted = [...all].sort((a, b) => a.nodes - b.nodes);
  const round = sorted[Math.floor(sorted.length / 2)];
  if (!round) throw new Error('nothing was measured');
  return round;
}

/**
 * Reads the id of the main PostgreSQL process from the pid file in the data folder. Its child processes do the work.
 */
function postmaster(folder: string): number {
  return Number(readFileSync(path.join(folder, 'postgres', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
