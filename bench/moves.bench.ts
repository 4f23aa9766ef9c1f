import { z } from 'zod';
import { serverProcess } from '../test/chaos/server-process.ts';
import { inFolder } from '../test/chaos/workshop.ts';
import { startChild } from './child.ts';
import { placed } from './cores.ts';
import { figure, type Row } from './rows.ts';

const AT_ONCE = Number(process.env.BENCH_MATCHES ?? 64);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const figures = z.object({ perSecond: z.number(), p50: z.number(), p99: z.number(), count: z.number() });
type Figures = z.infer<typeof figures>;

export async function movesBench(): Promise<Row[]> {
  const trivial = await measureTrivial();
  const moves = await measureMoves();
  return [
    { what: 'trivial Mercurius mutation', value: figure(trivial.perSecond, 'requests/s') },
    {
      what: 'durable moves',
      value: figure(moves.perSecond, 'moves/s'),
      ratio: { value: moves.perSecond / trivial.perSecond, of: 'trivial', wanted: 'at least 0.15' },
    },
    { what: 'trivial, p50 / p99', value: latencies(trivial) },
    { what: 'a move, p50 / p99', value: latencies(moves) },
  ];
}

function latencies({ p50, p99 }: Figures): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
}

async function measureTrivial(): Promise<Figures> {
  return placed(async (own) => {
    const server = await startChild('trivial-server.ts', []);
    own(server.pid);
    const measured = await load('trivial', server.line);
    await server.stop();
    return measured;
  });
}

// BENCH_PROFILE=folder leaves a CPU profile of the server there.
async function measureMoves(): Promise<Figures> {
  const folder = process.env.BENCH_PROFILE;
  const nodeArgs = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
  const measure = async (data: string, own: (pid: number | undefined) => void): Promise<Figures> => {
    const server = await serverProcess({ code: 'BUILT', folder: data, nodeArgs });
    await server.start();
    own(server.pid());
    return load('moves', server.url).finally(() => server.stop());
  };
  return placed((own) => inFolder('bench', (data) => measure(data, own)));
}

async function load(kind: 'trivial' | 'moves', url: string): Promise<Figures> {
  const child = await startChild('load.ts', [kind, url, String(AT_ONCE), String(SECONDS)]);
  return figures.parse(JSON.parse(child.line));
}
