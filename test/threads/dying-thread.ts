import { existsSync, unlinkSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

// The thread on which bots think; while there is the file that DIES_WITH names, it is killed in the middle of its first answer.
const file = process.env.DIES_WITH ?? '';
if (existsSync(file)) {
  parentPort?.once('message', () => {
    unlinkSync(file);
    process.exit(1); // of a thread: ends it
  });
} else await import('../../src/matches/bots/thinking-thread.ts');
