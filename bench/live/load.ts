import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../../test/load/quantile.ts';
import { Gate } from './gate.ts';
import { playing } from './playing.ts';
import { serverTime } from './processor-time.ts';
import { profiled } from './profiled.ts';
import type { Round, Target } from './target.ts';

/**
 * Puts load on several targets in turn, in a separate process: `load.ts TARGETS ROUNDS SECONDS`, with TARGETS as JSON
 * and SECONDS per round. Short alternating rounds, in which only one target is busy, expose all targets equally to
 * other work on the machine. Prints the figures as JSON.
 */
/** The warm-up of a server, which its targets share. V8 still compiles code after tens of thousands of moves. */
const WARM_UP = { seconds: 3, moves: Number(process.env.BENCH_WARM_UP ?? 90_000) };
/** The minimum number of moves in a round, because a busy machine makes few moves per second. */
const LEAST = 400;
/** A server is at rest if it uses at most this share of a core for 200 ms. */
const REST = { share: 0.1, interval: 200, longest: 10_000 };

const [targets = '[]', rounds = '5', seconds = '2'] = process.argv.slice(2);
console.log(JSON.stringify(await measured(JSON.parse(targets), Number(rounds), Number(seconds))));
process.exit();

async function measured(given: readonly Target[], rounds: number, seconds: number): Promise<Round[][]> {
  const runs = given.map((target) => ({ target, gate: new Gate(), done: [] as Round[] }));
  for (const { target, gate } of runs) {
    const sharing = given.filter(({ pid }) => pid === target.pid).length;
    playing(target, gate);
    await atWork(gate, { seconds: WARM_UP.seconds, moves: WARM_UP.moves / sharing });
    await atRest(target.pid);
  }
  for (let round = 0; round < rounds; round++)
    for (const index of runs.keys()) {
      const run = runs[(round + index) % runs.length]; // alternates which target comes first
      if (!run) continue;
      const work = () => oneRound(run.target, run.gate, seconds);
      run.done.push(await (round === 0 ? profiled(run.target, work) : work()));
    }
  return runs.map(({ done }) => done);
}

/** Counts CPU time until the server is at rest, to include the proofs of matches that have just ended. */
async function oneRound({ pid }: Target, gate: Gate, seconds: number): Promise<Round> {
  const before = { server: serverTime(pid), own: process.cpuUsage() };
  const began = performance.now();
  const moves = await atWork(gate, { seconds, moves: LEAST });
  const took = performance.now() - began;
  const own = process.cpuUsage(before.own);
  await atRest(pid);
  const { all, verifier } = serverTime(pid);
  return {
    perSecond: (1000 * moves) / took,
    p50: quantile(gate.times, 0.5),
    p99: quantile(gate.times, 0.99),
    processor: (1e6 * (all - before.server.all)) / gate.moves,
    verifier: (1e6 * (verifier - before.server.verifier)) / gate.moves,
    load: (own.user + own.system) / 1000 / took,
  };
}

/** Waits until `seconds` have passed and `moves` moves were made. @returns the number of moves */
async function atWork(gate: Gate, { seconds, moves }: typeof WARM_UP): Promise<number> {
  const until = performance.now() + 1000 * seconds;
  gate.open();
  while (performance.now() < until || gate.moves < moves) await sleep(5);
  await gate.allHeard();
  gate.close();
  return gate.moves;
}

async function atRest(pid: number): Promise<void> {
  for (const until = performance.now() + REST.longest; performance.now() < until; ) {
    const before = serverTime(pid).all;
    await sleep(REST.interval);
    if (serverTime(pid).all - before <= (REST.share * REST.interval) / 1000) return;
  }
}
