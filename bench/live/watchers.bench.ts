import { z } from 'zod';
import { serverProcess } from '../../test/chaos/server-process.ts';
import { inFolder } from '../../test/chaos/workshop.ts';
import { startChild } from '../child.ts';
import { placed } from '../cores.ts';
import { figure, type Row } from '../rows.ts';

const WATCHERS = Number(process.env.BENCH_WATCHERS ?? 5000);
const figures = z.object({ p50: z.number(), processor: z.number(), bytes: z.number() });
type Figures = z.infer<typeof figures>;

/** From sending a move until the last of many spectators has it, against bare WebSockets that are sent as many bytes. */
export async function watchersBench(): Promise<Row[]> {
  const ours = await placed((own) =>
    inFolder('bench', async (folder) => {
      const server = await serverProcess({ code: 'BUILT', folder });
      await server.start();
      own(server.pid());
      return watched('match', server.url, server.pid(), 0).finally(() => server.stop());
    }),
  );
  const bare = await placed(async (own) => {
    const server = await startChild('live/bare-server.ts', []);
    own(server.pid);
    return watched('bare', server.line, server.pid, ours.bytes).finally(() => server.stop());
  });
  const ratio = (value: number) => ({ value, of: 'bare sockets', wanted: 'at most 1.3' });
  return [
    { what: `${WATCHERS} bare sockets, ${bare.bytes} bytes each`, value: told(bare) },
    { what: `${WATCHERS} watchers of a match`, value: told(ours), ratio: ratio(ours.p50 / bare.p50) },
    { what: 'processor', value: figure(ours.processor, 'ms'), ratio: ratio(ours.processor / bare.processor) },
  ];
}

function told({ p50, processor }: Figures): string {
  return `${figure(p50, 'ms')}, ${figure(processor, 'ms')}`;
}

async function watched(kind: string, url: string, pid: number | undefined, bytes: number): Promise<Figures> {
  const args = [kind, url, String(pid ?? 0), String(WATCHERS), String(bytes)];
  return figures.parse(JSON.parse((await startChild('live/watchers.ts', args)).line));
}
