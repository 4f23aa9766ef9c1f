import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { childrenOf } from '../../test/chaos/children.ts';
import type { ServerProcess } from '../../test/chaos/server-process.ts';
import { inFolder } from '../../test/chaos/workshop.ts';
import { startChild } from '../child.ts';
import { figure, type Row } from '../rows.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { NodesFigures } from './load.ts';
import { figures, MATCHES, MOVES, middle, postmaster, ROUNDS, told, WARM_UP } from './nodes.bench.ts';

/** Moves on two processes behind one port against one process, in turns; with the database and the load on the same machine. */
export async function processesBench(): Promise<Row[]> {
  return inFolder('processes', async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), { max_connections: '300' }, () => {});
    const clusters: Cluster[] = [];
    try {
      for (const count of ['1', '2']) {
        const settings = { name: `processes_${count}`, nodes: 1, hops: false, env: { PROCESSES: count } };
        clusters.push(await startCluster(folder, postgres.url, settings));
      }
      return await rowsOf(
        clusters.flatMap(({ servers }) => servers),
        postmaster(folder),
      );
    } finally {
      await Promise.all(clusters.map((cluster) => cluster.stop()));
      await postgres.stop();
    }
  });
}

async function rowsOf(servers: readonly ServerProcess[], postgres: string): Promise<Row[]> {
  const measured = servers.map((): NodesFigures[] => []);
  for (const server of servers) await load(server, postgres, WARM_UP);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, server] of servers.entries()) measured[index]?.push(await load(server, postgres, MOVES));
  const [one, two] = measured.map(middle);
  if (!one || !two) throw new Error('not all was measured');
  const cost = ({ nodes, postgres: database }: NodesFigures) => `${figure(nodes, 'µs')} + ${figure(database, 'µs')}`;
  return [
    { what: 'one process: processor of it + PostgreSQL', value: cost(one) },
    { what: 'two behind one port', value: cost(two), ratio: { value: two.nodes / one.nodes, of: 'one' } },
    { what: 'one process: moves, p50 / p99', value: told(one) },
    { what: 'two behind one port', value: told(two), ratio: { value: two.perSecond / one.perSecond, of: 'one' } },
  ];
}

async function load(server: ServerProcess, postgres: string, moves: string): Promise<NodesFigures> {
  const pids = [server.pid(), ...childrenOf(server.pid())].join();
  const child = await startChild('nodes/load.ts', ['one', server.url, pids, postgres, MATCHES, moves]);
  return figures.parse(JSON.parse(child.line));
}
