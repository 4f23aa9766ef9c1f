import { constants, getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { GAMES } from '../../games/index.ts';
import { workerMain } from '../../process/worker-main.ts';
import { type BotRequest, computeAnswer } from './compute-answer.ts';

// A search takes seconds. Its low priority keeps it from delaying requests.
if (isMainThread) setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

export default workerMain((asked: BotRequest) => computeAnswer(GAMES, asked));
