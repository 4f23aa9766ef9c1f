import { existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { GAMES } from '../../src/games/index.ts';
import { type BotRequest, computeAnswer } from '../../src/matches/bots/compute-answer.ts';
import { workerMain } from '../../src/process/worker-main.ts';

const PAUSE = 20;
const asleep = new Int32Array(new SharedArrayBuffer(4));

/** A bot whose searches run in child processes, are short, and begin once the file named by WAITS_FOR is gone. */
export default workerMain((asked: BotRequest) => {
  while (isMainThread && existsSync(process.env.WAITS_FOR ?? '')) Atomics.wait(asleep, 0, 0, PAUSE);
  return computeAnswer(GAMES, { ...asked, wanted: { level: 'RANDOM' } });
});
