import { setTimeout as sleep } from 'node:timers/promises';
import { Gate } from './gate.ts';
import { playing } from './playing.ts';
import { processorTime } from './processor-time.ts';
import { profiled } from './profiled.ts';
import type { Figures, Target } from './target.ts';

/**
 * Puts load on several targets in turn, in a separate process: `load.ts TARGETS SECONDS`, with the targets as JSON.
 * Short alternating rounds, in which only one target is busy, expose all targets equally to other work on the machine.
 * Prints the figures as JSON.
 */
const ROUNDS = 5;
const WARM_UP = { seconds: 3, moves: 2000 };
/** The minimum number of moves in a round, because a busy machine makes few moves per second. */
const LEAST = 400;
/** Milliseconds to wait after a round until pending requests are answered. */
const REST = 40;

const [targets = '[]', seconds = '10'] = process.argv.slice(2);
console.log(JSON.stringify(await measured(JSON.parse(targets), Number(seconds) / ROUNDS)));
process.exit();

async function measured(given: readonly Target[], perRound: number): Promise<Figures[]> {
  const runs = given.map((target) => ({ target, gate: new Gate(), rounds: [] as Figures['rounds'] }));
  for (const { target, gate } of runs) {
    playing(target, gate);
    await atWork(gate, WARM_UP);
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const { target, gate, rounds } of runs) {
      const work = () => oneRound(target, gate, perRound);
      rounds.push(await (round === 0 ? profiled(target, work) : work()));
    }
  return runs.map(({ rounds }) => ({ rounds }));
}

async function oneRound({ pid }: Target, gate: Gate, seconds: number): Promise<Figures['rounds'][number]> {
  const before = processorTime(pid);
  const began = performance.now();
  const moves = await atWork(gate, { seconds, moves: LEAST });
  const took = performance.now() - began;
  await sleep(REST);
  return { perSecond: (1000 * moves) / took, processor: (1e6 * (processorTime(pid) - before)) / gate.moves };
}

/** Waits until `seconds` have passed and `moves` moves were made. @returns the number of moves */
async function atWork(gate: Gate, { seconds, moves }: typeof WARM_UP): Promise<number> {
  const until = performance.now() + 1000 * seconds;
  gate.open();
  while (performance.now() < until || gate.moves < moves) await sleep(5);
  gate.close();
  return gate.moves;
}
