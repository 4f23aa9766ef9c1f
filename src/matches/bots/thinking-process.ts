import { constants, getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { GAMES } from '../../games/index.ts';
import { answering } from '../../process/answering.ts';
import { type Asked, thoughtOf } from './thought.ts';

// A search takes seconds. In a process of its own, it must not delay requests.
if (isMainThread) setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

/** The file of a worker in which bots think. */
export default answering((asked: Asked) => thoughtOf(GAMES, asked));
