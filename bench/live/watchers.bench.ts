import { z } from 'zod';
import { median } from '../../test/load/quantile.ts';
import { withRunFolder } from '../../test/load/run-folder.ts';
import { serverProcess } from '../../test/load/server-process.ts';
import { startChild } from '../child.ts';
import { placed } from '../cores.ts';
import { figure, type Row, ratioOf } from '../rows.ts';

const WATCHERS = Number(process.env.BENCH_WATCHERS ?? 5000);
/** The watchers receive `moves`, or `messages` of other spectators. */
const WHAT = process.env.BENCH_WATCHED ?? 'moves';
const one = z.object({ took: z.number(), processor: z.number() });
const figures = z.object({ rounds: z.array(z.object({ ours: one, bare: one })), bytes: z.number() });
type Figures = z.infer<typeof figures>;

/**
 * Compares the time until the last of many spectators has received a move (or a message) with the time until bare WebSockets have
 * received as many bytes, in alternating rounds.
 */
export async function watchersBench(): Promise<Row[]> {
  const { rounds, bytes } = await measured();
  const ratios = rounds.map(({ ours, bare }) => ours.took / bare.took);
  const [ours, bare] = [rounds.map((round) => round.ours), rounds.map((round) => round.bare)];
  const ratio = ratioOf(ratios, 'bare sockets');
  const processor = { value: sum(ours) / sum(bare), of: 'bare sockets' };
  return [
    { what: `${WATCHERS} bare sockets, ${bytes} bytes each`, value: told(bare) },
    {
      what: `${WATCHERS.toLocaleString('en')} watchers of a match: ${WHAT}`,
      value: told(ours),
      ratio,
      wanted: 'at most 1.15',
    },
    { what: 'processor', value: figure(sum(ours) / ours.length, 'ms'), ratio: processor },
  ];
}

function told(all: readonly z.infer<typeof one>[]): string {
  return `${figure(median(all.map(({ took }) => took)), 'ms')}, ${figure(sum(all) / all.length, 'ms')}`;
}

function sum(all: readonly z.infer<typeof one>[]): number {
  return all.reduce((total, { processor }) => total + processor, 0);
}

// BENCH_PROFILE=folder writes a CPU profile of the server's whole run to that folder.
async function measured(): Promise<Figures> {
  const folder = process.env.BENCH_PROFILE;
  const nodeArgs = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}/watchers`] : [];
  return placed((own) =>
    withRunFolder('bench', async (data) => {
      const server = await serverProcess({ code: 'BUILT', folder: data, nodeArgs });
      const bare = await startChild('live/bare-server.ts', []);
      try {
        await server.start();
        for (const pid of [server.pid(), bare.pid]) own(pid);
        const args = [server.url, server.pid() ?? 0, bare.line, bare.pid ?? 0, WATCHERS, WHAT].map(String);
        return figures.parse(JSON.parse((await startChild('live/watchers.ts', args)).line));
      } finally {
        await bare.stop();
        await server.stop();
      }
    }),
  );
}
