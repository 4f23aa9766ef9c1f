import { median } from '../../test/load/quantile.ts';
import type { Round } from '../live/target.ts';
import { figure, type Row, ratioOf } from '../rows.ts';
import { movesOf } from './pair.ts';
import { LONG, MEDIUM, SHORT, type Side, type SideName } from './sides.ts';

/** The rounds of each side, by the length of its matches. */
export type Measured = ReadonlyMap<Side, ReadonlyMap<number, readonly Round[]>>;
type Rounds = readonly Round[];

/** Our figures in relation to those of other sides. */
const RATIOS: readonly { to: SideName; length: number; by: 'processor' | 'perSecond'; wanted: string }[] = [
  { to: 'limit', length: LONG, by: 'processor', wanted: 'at most 2.0' },
  { to: 'memory', length: MEDIUM, by: 'processor', wanted: 'at most 0.9' },
  { to: 'memory', length: SHORT, by: 'processor', wanted: 'at most 1.2' },
  { to: 'postgres', length: SHORT, by: 'perSecond', wanted: 'at least 12' },
  { to: 'colyseus', length: LONG, by: 'processor', wanted: '' },
  { to: 'colyseus', length: SHORT, by: 'processor', wanted: '' },
];

export function peerRows(all: Record<SideName, Side>, measured: Measured, matches: number): Row[] {
  const named = (length: number) => `Ladder, ${matches} matches of ${movesOf(length).toLocaleString('en')} moves`;
  const against = RATIOS.flatMap(({ to, length, by, wanted }): Row[] => {
    const [ours, theirs] = [all.ours, all[to]].map((side) => measured.get(side)?.get(length));
    if (!ours || !theirs) return [];
    const ratios = ours.map((round, turn) => round[by] / (theirs[turn]?.[by] ?? Number.NaN));
    const unit = by === 'processor' ? 'µs of CPU a move' : 'moves/s';
    const value = `${middle(ours, by).toFixed(0)} against ${figure(middle(theirs, by), unit)}`;
    return [{ what: named(length), value, ratio: ratioOf(ratios, all[to].name), wanted }];
  });
  const each = [...measured].flatMap(([side, lengths]) => [
    ...[...lengths].map(([length, rounds]): Row => {
      const wanted = side === all.ours && length === LONG ? 'p50 at most 12 ms' : '';
      return { what: `${named(length)}: ${side.name}`, value: told(rounds), wanted };
    }),
    ...apart(side, lengths.get(LONG), lengths.get(SHORT)),
  ]);
  return [...against, ...each];
}

function told(rounds: Rounds): string {
  const times = `p50 / p99 ${middle(rounds, 'p50').toFixed(1)} / ${middle(rounds, 'p99').toFixed(1)} ms`;
  const load = `load ${Math.round(100 * middle(rounds, 'load'))} %`;
  const speed = figure(middle(rounds, 'perSecond'), 'moves/s');
  return `${speed}, ${figure(middle(rounds, 'processor'), 'µs')}, ${times}, ${load}`;
}

/**
 * Returns the CPU time of a move, of a match without its moves, and of its proof. Short and long matches begin and end
 * at the same cost, but spread it over different numbers of moves. The verifier's process is measured separately.
 */
function apart(side: Side, long: Rounds = [], short: Rounds = []): Row[] {
  if (long.length === 0 || short.length === 0) return [];
  const unproven = (rounds: Rounds) => middle(rounds, 'processor') - middle(rounds, 'verifier');
  const match = (unproven(short) - unproven(long)) / (1 / movesOf(SHORT) - 1 / movesOf(LONG));
  const move = unproven(long) - match / movesOf(LONG);
  const proof = middle(short, 'verifier') * movesOf(SHORT);
  const value = [figure(move, 'µs'), figure(match / 1000, 'ms'), figure(proof / 1000, 'ms')].join(' / ');
  return [{ what: `Ladder, a move / the rest of a match / its proof: ${side.name}`, value }];
}

function middle(rounds: Rounds, field: keyof Round): number {
  return median(rounds.map((round) => round[field] ?? Number.NaN));
}
