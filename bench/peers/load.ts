import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '../../test/load/graphql-call.ts';
import { quantile } from '../../test/load/quantile.ts';
import { processorTime } from '../live/processor-time.ts';
import { arbiterPair } from './arbiter/pair.ts';
import { boardgameIoPair } from './boardgame-io/pair.ts';
import { colyseusPair } from './colyseus/pair.ts';
import { Meter, type Pair } from './meter.ts';

/**
 * Plays random moves in matches of Ladder, in a separate process: `load.ts KIND URL PID AT_ONCE ROUNDS SECONDS PATIENCE
 * FOLDER`, where PATIENCE is the maximum warm-up in seconds. Prints its figures. The run fails if a table falls silent.
 */
export interface PeerFigures {
  /** The number of moves per second that both seats received. */
  perSecond: number;
  /** Milliseconds from sending a move until the other seat receives it. */
  p50: number;
  p99: number;
  /**
   * Microseconds of the server's CPU time per move, over all its threads. A database counts only if it runs inside the
   * server's process.
   */
  processor: number;
  /** How busy this process was, as a fraction of one core. */
  load: number;
}
export const KINDS = ['arbiter', 'arbiter-question', 'boardgame.io', 'colyseus', 'colyseus-rematch'] as const;
export type PeerKind = (typeof KINDS)[number];

/**
 * The minimum warm-up in seconds and in moves. V8 optimizes code only after many calls, so seconds alone do not
 * suffice.
 */
const WARM_UP = { seconds: 3, moves: 20_000 };
const HTTP_CONNECTIONS = 32;

const [kind = '', url = '', pid = '0', atOnce = '64', rounds = '1', seconds = '5', patience = '10', folder = ''] =
  process.argv.slice(2);
const pool = openPool(url, HTTP_CONNECTIONS);
const meter = new Meter();
const pairs: Pair[] = [];
for (let made = 0; made < Number(atOnce); made++) pairs.push(await newPair());
for (const pair of pairs) void playOn(pair);
await Promise.all([warm(), meter.allHeard()]);
const figures = await measured();
await meter.allHeard();
console.log(JSON.stringify(figures));
process.exit();

function newPair(): Promise<Pair> {
  const settings = { table: meter.table(), rounds: Number(rounds) };
  if (kind === 'boardgame.io') return boardgameIoPair(folder, url, pool, settings);
  if (kind.startsWith('colyseus'))
    return colyseusPair(folder, url, pool, { ...settings, rematch: kind === 'colyseus-rematch' });
  return arbiterPair(url, pool, { ...settings, question: kind === 'arbiter-question' });
}

async function playOn(pair: Pair): Promise<void> {
  for (;;) await pair.playMatch();
}

async function warm(): Promise<void> {
  const began = performance.now();
  const past = (seconds: number) => performance.now() - began > 1000 * seconds;
  while (!past(WARM_UP.seconds) || (meter.moves < WARM_UP.moves && !past(Number(patience)))) await sleep(50);
}

async function measured(): Promise<PeerFigures> {
  meter.begin();
  const [began, before, own] = [performance.now(), processorTime(Number(pid)), process.cpuUsage()];
  await sleep(1000 * Number(seconds));
  const { moves, times } = meter;
  const span = performance.now() - began;
  const spent = processorTime(Number(pid)) - before;
  const { user, system } = process.cpuUsage(own);
  return {
    perSecond: (1000 * moves) / span,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    processor: (1e6 * spent) / moves,
    load: (user + system) / 1000 / span,
  };
}
