import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { quantile } from '../../test/load/quantile.ts';
import { withRunFolder } from '../../test/load/run-folder.ts';
import { startChild } from '../child.ts';
import { placed } from '../cores.ts';
import { figure, type Row } from '../rows.ts';
import type { LiveFigures, LiveTurn } from './live.ts';
import { speed, started, told } from './started.ts';

/** The numbers of live matches, in ascending order. */
const LIVES = (process.env.BENCH_LIVES ?? '1,64,1024,16384').split(',').filter(Boolean);
/** Moves per turn, and turns for each number of live matches. */
const [MOVES, LIVE_TURNS] = [process.env.BENCH_MOVES ?? '4000', process.env.BENCH_LIVE_TURNS ?? '3'];
const liveTurn = z.object({
  ...speed.shape,
  server: z.number(),
  postgres: z.number(),
  entries: z.number(),
}) satisfies z.ZodType<LiveTurn>;
const liveFigures = z.object({
  matches: z.number(),
  turns: z.array(z.object({ all: liveTurn, few: liveTurn })),
}) satisfies z.ZodType<LiveFigures>;

/** Measures the cost of a move as the number of live matches grows. */
export async function liveRows(): Promise<Row[]> {
  if (LIVES.length === 0) return [];
  const all = await placed((own) =>
    withRunFolder('growth', async (folder) => {
      const server = await started(folder, own);
      const ids = [String(server.pid()), postmasterIn(path.join(folder, 'data'))];
      const args = [server.url, ...ids, MOVES, LIVE_TURNS, ...LIVES];
      const child = await startChild('growth/live.ts', args).finally(server.stop);
      return z.array(liveFigures).parse(JSON.parse(child.line));
    }),
  );
  return all.flatMap(rowsOfLive);
}

/**
 * Reads the id of the main PostgreSQL process from the pid file in the data folder. Its child processes do the work.
 */
function postmasterIn(folder: string): string {
  return readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
}

/** Compares all live matches with 64 new matches, which are also live, in the same turns. */
function rowsOfLive({ matches, turns }: LiveFigures): Row[] {
  const [all, few] = [middle(turns.map((turn) => turn.all)), middle(turns.map((turn) => turn.few))];
  const cost = ({ server, postgres }: LiveTurn) => server + postgres;
  const ratios = turns.map((turn) => cost(turn.all) / cost(turn.few));
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const what = `${matches.toLocaleString('en')} live matches`;
  return [
    {
      what: `${what}: CPU per move, server + PostgreSQL`,
      value: `${figure(all.server, 'µs')} + ${figure(all.postgres, 'µs')}`,
      ratio: {
        value: quantile(ratios, 0.5),
        of: `64 others, ${spread}; matches of ${all.entries} and ${few.entries} entries`,
      },
    },
    { what: `${what}: moves`, value: told(all), ratio: { value: all.p50 / few.p50, of: 'the p50 of 64 others' } },
  ];
}

/** Returns the median of each figure. */
function middle(turns: readonly LiveTurn[]): LiveTurn {
  const of = (figure: keyof LiveTurn) =>
    quantile(
      turns.map((turn) => turn[figure]),
      0.5,
    );
  const speeds = { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
  return { ...speeds, server: of('server'), postgres: of('postgres'), entries: of('entries') };
}
