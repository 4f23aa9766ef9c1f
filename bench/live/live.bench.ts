import { z } from 'zod';
import { serverProcess } from '../../test/chaos/server-process.ts';
import { inFolder } from '../../test/chaos/workshop.ts';
import { startChild } from '../child.ts';
import { placed } from '../cores.ts';
import { figure, type Row } from '../rows.ts';
import type { Kind, LiveFigures } from './load.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const AT_ONCE = Number(process.env.BENCH_MATCHES ?? 64);
/** Matches that are listened to. */
const HEARD = 16;
const figures = z.object({ perSecond: z.number(), processor: z.number() });

/** Golems over the socket against the same over HTTP: the whole next question in each answer. */
export async function socketMovesBench(): Promise<Row[]> {
  const http = await measure('http', AT_ONCE);
  const socket = await measure('socket', AT_ONCE);
  return [
    { what: `${AT_ONCE} matches over HTTP`, value: told(http) },
    {
      what: `${AT_ONCE} matches, each over its own socket`,
      value: told(socket),
      ratio: ratio(socket, http, 'HTTP', 1.5),
    },
    processorRow('processor of HTTP / of the socket', http, socket),
  ];
}

/** Sixteen matches whose players both listen, against as many to which nobody listens. */
export async function listenersBench(): Promise<Row[]> {
  const unheard = await measure('http', HEARD);
  const overHttp = await measure('heard-http', HEARD);
  const overSocket = await measure('heard-socket', HEARD);
  const of = 'no listeners';
  return [
    { what: 'nobody listens, moves over HTTP', value: told(unheard) },
    { what: 'both listen, moves over HTTP', value: told(overHttp), ratio: ratio(overHttp, unheard, of, 0.6) },
    {
      what: 'both listen, moves over that socket',
      value: told(overSocket),
      ratio: ratio(overSocket, unheard, of, 0.6),
    },
    processorRow('processor: nobody / both listen, HTTP', unheard, overHttp),
    processorRow('processor: nobody / both listen, socket', unheard, overSocket),
  ];
}

function told({ perSecond, processor }: LiveFigures): string {
  return `${figure(perSecond, 'moves/s')}, ${figure(processor, 'µs')}`;
}

function ratio(of: LiveFigures, against: LiveFigures, name: string, wanted: number) {
  return { value: of.perSecond / against.perSecond, of: name, wanted: `at least ${wanted}` };
}

// What a busy machine leaves comparable.
function processorRow(what: string, before: LiveFigures, after: LiveFigures): Row {
  return { what, value: (before.processor / after.processor).toFixed(2) };
}

// BENCH_PROFILE=folder leaves a CPU profile of the server there.
async function measure(kind: Kind, atOnce: number): Promise<LiveFigures> {
  const folder = process.env.BENCH_PROFILE;
  const nodeArgs = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}/${kind}`] : [];
  return placed((own) =>
    inFolder('bench', async (data) => {
      const server = await serverProcess({ code: 'BUILT', folder: data, nodeArgs });
      await server.start();
      own(server.pid());
      const args = [kind, server.url, String(server.pid() ?? 0), String(atOnce), String(SECONDS)];
      const child = await startChild('live/load.ts', args).finally(() => server.stop());
      return figures.parse(JSON.parse(child.line));
    }),
  );
}
