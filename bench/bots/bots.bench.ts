import { z } from 'zod';
import { withRunFolder } from '../../test/load/run-folder.ts';
import { serverProcess } from '../../test/load/server-process.ts';
import { startChild } from '../child.ts';
import { figure, type Row } from '../rows.ts';
import type { BotsFigures, Waits } from './load.ts';

const SECONDS = process.env.BENCH_SECONDS ?? '10';
const ROUNDS = process.env.BENCH_ROUNDS ?? '3';
const PEOPLE = process.env.BENCH_MATCHES ?? '64';
const BOTS = '16';
/**
 * The levels of the bots that play while people's moves are measured, one level at a time. RANDOM bots do not search,
 * so they show how much the bots' moves cost without a search.
 */
const LEVELS = process.env.BENCH_LEVELS ?? 'RANDOM,STRONG';

const waits = z.array(z.object({ moves: z.number(), p50: z.number(), p99: z.number() }));
const beside = z.object({ level: z.string(), waits, answers: z.number() });
const form = z.object({ without: waits, beside: z.array(beside) }) satisfies z.ZodType<BotsFigures>;

/** Measures how long people's moves take with and without bots on the same server, in alternating rounds. */
export async function botsBench(): Promise<Row[]> {
  return withRunFolder('bots', async (folder) => {
    const server = await serverProcess({ code: 'BUILT', folder, env: { OVERLOAD_MS: '0' } });
    await server.start();
    try {
      const child = await startChild('bots/load.ts', [server.url, PEOPLE, BOTS, ROUNDS, SECONDS, LEVELS]);
      return rowsOf(form.parse(JSON.parse(child.line)));
    } finally {
      await server.stop();
    }
  });
}

function rowsOf({ without, beside }: BotsFigures): Row[] {
  const alone = middle(without);
  const rows = beside.flatMap(({ level, waits, answers }): Row[] => {
    const those = middle(waits);
    const ratio = { value: those.p99 / alone.p99, of: 'without bots' };
    const wanted = level === 'STRONG' ? 'at most 1.5' : '';
    return [
      { what: `with ${BOTS} matches against ${level} bots, p50 / p99`, value: told(those), ratio, wanted },
      { what: 'moves and answers in the matches against bots', value: figure(answers, 'per s') },
    ];
  });
  return [{ what: `${PEOPLE} matches of people, p50 / p99`, value: told(alone) }, ...rows];
}

function told({ p50, p99 }: Waits): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
}

function middle(all: readonly Waits[]): Waits {
  const sorted = [...all].sort((a, b) => a.p99 - b.p99);
  return sorted[Math.floor(sorted.length / 2)] ?? { moves: 0, p50: 0, p99: 0 };
}
