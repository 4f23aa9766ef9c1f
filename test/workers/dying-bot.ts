import { existsSync, unlinkSync } from 'node:fs';
import think from '../../src/matches/bots/bot-worker-main.ts';
import type { BotRequest } from '../../src/matches/bots/compute-answer.ts';

/** A bot whose process is killed once, during an answer, if the file named by DIES_WITH exists. */
export default (asked: BotRequest) => {
  const file = process.env.DIES_WITH ?? '';
  if (existsSync(file)) {
    unlinkSync(file);
    process.kill(process.pid, 'SIGKILL');
  }
  return think(asked);
};
