import { existsSync } from 'node:fs';
import { GAMES } from '../../src/games/index.ts';
import { type Asked, thoughtOf } from '../../src/matches/bots/thought.ts';
import { answering } from '../../src/process/answering.ts';

const PAUSE = 20;
const asleep = new Int32Array(new SharedArrayBuffer(4));

// The thread on which bots think; it begins with no thought while there is the file that WAITS_FOR names.
answering((asked: Asked) => {
  while (existsSync(process.env.WAITS_FOR ?? '')) Atomics.wait(asleep, 0, 0, PAUSE);
  return thoughtOf(GAMES, asked);
});
