import { existsSync, unlinkSync } from 'node:fs';

// The process in which bots think; while there is the file that DIES_WITH names, it is killed in the middle of its first answer.
const file = process.env.DIES_WITH ?? '';
if (existsSync(file)) {
  process.once('message', () => {
    unlinkSync(file);
    process.kill(process.pid, 'SIGKILL');
  });
} else await import('../../src/matches/bots/thinking-process.ts');
