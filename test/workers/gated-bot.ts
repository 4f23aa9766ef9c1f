import { existsSync } from 'node:fs';
import { GAMES } from '../../src/games/index.ts';
import { type Asked, thoughtOf } from '../../src/matches/bots/thought.ts';
import { answering } from '../../src/process/answering.ts';

const PAUSE = 20;
const asleep = new Int32Array(new SharedArrayBuffer(4));

/** A bot that begins to think once the file that WAITS_FOR names is gone. */
export default answering((asked: Asked) => {
  while (existsSync(process.env.WAITS_FOR ?? '')) Atomics.wait(asleep, 0, 0, PAUSE);
  return thoughtOf(GAMES, asked);
});
