import { freePort } from '../../src/db/embedded/free-port.ts';
import { median } from '../../test/load/quantile.ts';
import { withRunFolder } from '../../test/load/run-folder.ts';
import { serverProcess } from '../../test/load/server-process.ts';
import { startChild } from '../child.ts';
import { placed } from '../cores.ts';
import { figure, type Row, ratioOf } from '../rows.ts';
import { figures, type Kind, type Round, type Target } from './target.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
/** The number of concurrent matches in `moves` and in `listeners`. */
const AT_ONCE = Number(process.env.BENCH_MATCHES ?? 64);
const HEARD = Number(process.env.BENCH_MATCHES ?? 16);
/** The number of times that each kind of load is measured. */
const ROUNDS = 5;

/**
 * Compares moves of Golems over HTTP with a trivial mutation, and moves over a socket with moves over HTTP. Each
 * response includes the whole next question.
 */
export async function movesBench(): Promise<Row[]> {
  const [trivial, http, socket] = await measured([
    { kind: 'trivial', atOnce: AT_ONCE },
    { kind: 'http', atOnce: AT_ONCE },
    { kind: 'socket', atOnce: AT_ONCE },
  ]);
  if (!trivial || !http || !socket) throw new Error('a measurement is missing');
  return [
    { what: 'trivial Mercurius mutation', value: told(trivial) },
    {
      what: `Golems, ${AT_ONCE} matches: durable moves over HTTP`,
      value: told(http),
      ratio: ratio(http, trivial, 'trivial'),
      wanted: 'at least 0.18',
    },
    {
      what: `Golems, ${AT_ONCE} matches: each over its own socket`,
      value: told(socket),
      ratio: ratio(socket, http, 'HTTP'),
      wanted: 'at least 1.5',
    },
    processorRow('CPU: trivial / HTTP', trivial, http),
    processorRow('CPU: HTTP / socket', http, socket),
  ];
}

/**
 * Compares matches in which both players listen with as many without listeners. With listeners, p50 is the time until
 * the other player has received a move.
 */
export async function listenersBench(): Promise<Row[]> {
  const [unheard, overHttp, overSocket] = await measured([
    { kind: 'http', atOnce: HEARD },
    { kind: 'heard-http', atOnce: HEARD },
    { kind: 'heard-socket', atOnce: HEARD },
  ]);
  if (!unheard || !overHttp || !overSocket) throw new Error('a measurement is missing');
  const [of, wanted] = ['no listeners', 'at least 0.6'];
  return [
    { what: 'without listeners, moves over HTTP', value: told(unheard) },
    {
      what: 'both players listen, moves over HTTP',
      value: told(overHttp),
      ratio: ratio(overHttp, unheard, of),
      wanted,
    },
    {
      what: 'both players listen, moves over the same socket',
      value: told(overSocket),
      ratio: ratio(overSocket, unheard, of),
      wanted,
    },
    processorRow('CPU: without / with listeners, HTTP', unheard, overHttp),
    processorRow('CPU: without / with listeners, socket', unheard, overSocket),
  ];
}

function told(rounds: readonly Round[]): string {
  const perSecond = median(rounds.map((one) => one.perSecond));
  const processor = median(rounds.map((one) => one.processor));
  const times = rounds.flatMap(({ p50 }) => p50 ?? []);
  const p50 = times.length > 0 ? `, p50 ${figure(median(times), 'ms')}` : '';
  return `${figure(perSecond, '/s')}, ${figure(processor, 'µs')}${p50}`;
}

function ratio(of: readonly Round[], against: readonly Round[], name: string) {
  const ratios = of.map(({ perSecond }, round) => perSecond / (against[round]?.perSecond ?? Number.NaN));
  return ratioOf(ratios, name);
}

// The CPU time, which stays comparable on a busy machine.
function processorRow(what: string, before: readonly Round[], after: readonly Round[]): Row {
  const ratios = before.map(({ processor }, round) => processor / (after[round]?.processor ?? Number.NaN));
  return { what, value: median(ratios).toFixed(2) };
}

// BENCH_PROFILE=folder writes CPU profiles of the server to that folder, one for each kind of load.
async function measured(wanted: readonly { kind: Kind; atOnce: number }[]): Promise<Round[][]> {
  const folder = process.env.BENCH_PROFILE;
  const port = folder ? await freePort() : 0;
  return placed((own) =>
    withRunFolder('bench', async (data) => {
      const nodeArgs = folder ? [`--inspect=127.0.0.1:${port}`] : [];
      const server = await serverProcess({ code: 'BUILT', folder: data, nodeArgs });
      const trivial = await startChild('trivial-server.ts', []);
      try {
        await server.start();
        for (const pid of [server.pid(), trivial.pid]) own(pid);
        const targets = wanted.map(({ kind, atOnce }): Target => {
          if (kind === 'trivial') return { kind, atOnce, url: trivial.line, pid: trivial.pid ?? 0 };
          const profile = folder ? { profile: { file: `${folder}/${kind}.cpuprofile`, port } } : {};
          return { kind, atOnce, url: server.url, pid: server.pid() ?? 0, ...profile };
        });
        const child = await startChild('live/load.ts', [JSON.stringify(targets), ROUNDS, SECONDS / ROUNDS].map(String));
        return figures.parse(JSON.parse(child.line));
      } finally {
        await trivial.stop();
        await server.stop();
      }
    }),
  );
}
