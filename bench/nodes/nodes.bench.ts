import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import type { ServerProcess } from '../../test/chaos/server-process.ts';
import { inFolder } from '../../test/chaos/workshop.ts';
import { startChild } from '../child.ts';
import { figure, type Row } from '../rows.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { NodesFigures } from './load.ts';

const NODES = 3;
export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
export const MOVES = process.env.BENCH_MOVES ?? '8000';
export const WARM_UP = process.env.BENCH_WARM_UP ?? '15000';
export const MATCHES = process.env.BENCH_MATCHES ?? '64';
export const figures = z.object({
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
    const clusters: Cluster[] = [];
    try {
      // Each has a database and a Redis of its own: nothing of one is heard in the other.
      for (const name of ['strangers', 'owners']) {
        const settings = { name, nodes: NODES, hops: name === 'owners' };
        clusters.push(await startCluster(folder, postgres.url, settings));
      }
      const [strangers, owners] = clusters;
      return strangers && owners ? rowsOf(await inTurns(strangers, owners, postmaster(folder))) : [];
    } finally {
      await Promise.all(clusters.map((cluster) => cluster.stop()));
      await postgres.stop();
    }
  });
}

/** Where moves enter: all at one node; those of a match all at one of three; each at any of three; the same, and one hop leads to the owner; the same, and a header names the match. */
const WAYS = ['one', 'own', 'spread', 'hops', 'named'] as const;
type Way = (typeof WAYS)[number];
/** Those that are measured: of one alone a profile says more. */
const MEASURED = WAYS.filter((way) => (process.env.BENCH_WAYS ?? WAYS.join()).split(',').includes(way));
type Measured = Record<Way, NodesFigures[]>;

// What a node has not done a few thousand times it does slowly: all of them are warm before anything counts.
async function inTurns(strangers: Cluster, owners: Cluster, postgres: string): Promise<Measured> {
  const measured: Measured = { one: [], own: [], spread: [], hops: [], named: [] };
  for (const { servers } of [strangers, owners, owners]) // the others are asked three times as often later on
    await load('spread', servers, { all: servers, postgres, moves: WARM_UP });
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of MEASURED) {
      const { servers: all } = way === 'hops' || way === 'named' ? owners : strangers;
      const entered = way === 'one' ? all.slice(round % all.length).slice(0, 1) : all;
      measured[way].push(await load(way, entered, { all, postgres, moves: MOVES }));
    }
  }
  return measured;
}

interface Loaded {
  all: readonly ServerProcess[];
  postgres: string;
  moves: string;
}

async function load(way: Way, entered: readonly ServerProcess[], { all, postgres, moves }: Loaded) {
  const [urls, pids] = [entered.map(({ url }) => url).join(), all.map((server) => server.pid()).join()];
  const child = await startChild('nodes/load.ts', [way, urls, pids, postgres, MATCHES, moves]);
  return figures.parse(JSON.parse(child.line));
}

function rowsOf({ one, own, spread, hops, named }: Measured): Row[] {
  const [alone, apart, mixed] = [middle(one), middle(own), middle(spread)];
  const [owned, headed] = [middle(hops), middle(named)];
  const times = (made: NodesFigures) => `${figure(made.nodes, 'µs')} + ${figure(made.postgres, 'µs')}`;
  const against = (made: NodesFigures, to: NodesFigures, of: string) => ({ value: made.nodes / to.nodes, of });
  return [
    { what: 'processor of nodes + PostgreSQL: one node', value: times(alone) },
    { what: 'each match at one of three', value: times(apart), ratio: against(apart, alone, 'one') },
    { what: 'each move at any of three', value: times(mixed), ratio: against(mixed, alone, 'one') },
    {
      what: 'each move at any of three, played by its owner',
      value: times(owned),
      ratio: against(owned, alone, 'one'),
    },
    {
      what: 'the same, a header names the match',
      value: times(headed),
      ratio: { ...against(headed, alone, 'one'), wanted: 'at most 1.3' },
    },
    { what: 'the same', value: times(headed), ratio: against(headed, apart, 'each match at one') },
    { what: 'moves, p50 / p99: one node', value: told(alone) },
    { what: 'each match at one of three', value: told(apart) },
    { what: 'each move at any of three', value: told(mixed) },
    { what: 'each move at any of three, played by its owner', value: told(owned) },
    { what: 'the same, a header names the match', value: told(headed) },
  ];
}

export function told({ perSecond, p50, p99 }: NodesFigures): string {
  return `${figure(perSecond, '/s')}, ${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
}

export function middle(all: readonly NodesFigures[]): NodesFigures {
  const sorted = [...all].sort((a, b) => a.nodes - b.nodes);
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, p50: 0, p99: 0, nodes: 0, postgres: 0 };
}

/** The process whose children do the work, as PostgreSQL notes it in its folder. */
export function postmaster(folder: string): string {
  return readFileSync(path.join(folder, 'postgres', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
}
