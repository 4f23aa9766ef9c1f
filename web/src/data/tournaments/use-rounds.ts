import { useEffect, useRef, useState } from 'preact/hooks';
import { askPatiently } from '../client.ts';
import { api, useSession } from '../session.ts';
import { noted } from '../use-asked.ts';
import { type RoundLine, type TableLine, TOURNAMENT_TABLES } from './operations.generated.ts';
import { useThrottled } from './use-throttled.ts';
import type { Wanted } from './wanted.ts';

/** A round with all of its tables. */
export interface WholeRound extends RoundLine {
  readonly tables: readonly TableLine[];
  readonly byes: readonly { readonly number: number }[];
}

/** The number of tables per page. */
const PAGE = 200;
/** The minimum time between two loads, in milliseconds. */
const PAUSE = 1_500;

/**
 * Returns all rounds of a stage with all their tables, for a bracket. Finished rounds are loaded once, except the last
 * one, whose results may still be corrected.
 * @param news the counter of `tables`
 */
export function useRounds(
  wanted: Wanted,
  rounds: readonly RoundLine[],
  news: number,
): { rounds: readonly WholeRound[]; error: unknown } {
  const token = useSession()?.token;
  const told = useThrottled(news, PAUSE);
  const kept = useRef(new Map<string, WholeRound>());
  const [state, setState] = useState<{ rounds: readonly WholeRound[]; error: unknown }>({ rounds: [], error: null });
  const key = JSON.stringify([wanted, rounds.map(({ stage, round, overAt }) => [stage, round, overAt])]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` compares the rounds; a new token or news loads them again
  useEffect(() => {
    const stop = new AbortController();
    readAll(wanted, rounds, kept.current, stop.signal).then(
      (all) => !stop.signal.aborted && setState({ rounds: all, error: null }),
      (error: unknown) => !stop.signal.aborted && setState((last) => ({ ...last, error: noted(error) })),
    );
    return () => stop.abort();
  }, [key, told, token]);
  return state;
}

async function readAll(
  wanted: Wanted,
  rounds: readonly RoundLine[],
  kept: Map<string, WholeRound>,
  signal: AbortSignal,
): Promise<WholeRound[]> {
  const all: WholeRound[] = [];
  for (const line of rounds) {
    const key = `${wanted.id} ${line.stage} ${line.round}`;
    const known = line === rounds.at(-1) ? undefined : kept.get(key);
    const round = known ?? (await readRound(wanted, line, signal));
    if (!round) continue;
    if (round.overAt !== null) kept.set(key, round);
    all.push(round);
  }
  return all;
}

async function readRound(
  wanted: Wanted,
  { stage, round: number }: RoundLine,
  signal: AbortSignal,
): Promise<WholeRound | null> {
  const tables: TableLine[] = [];
  for (;;) {
    const variables = { ...wanted, stage, round: number, first: PAGE, after: tables.at(-1)?.table ?? 0 };
    const { tournament } = await askPatiently(api(), TOURNAMENT_TABLES, variables, signal);
    const round = tournament?.round;
    if (!round) return null;
    tables.push(...round.tables);
    if (round.tables.length < PAGE) return { ...round, tables };
  }
}
