import { appendFileSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Refused } from '../../src/errors.ts';
import { workerMain } from '../../src/process/worker-main.ts';

/** Orders for a worker, which executes the fields in the order given here. */
export interface Order {
  /** A file to which the worker adds a line with its process id. */
  log?: string;
  /** The process dies until the log has more lines than this. */
  deaths?: number;
  /** Whether the process allocates memory until none is left. */
  fills?: boolean;
  /** The time that the worker takes, in milliseconds. */
  takes?: number;
  refuses?: boolean;
  says: string;
}

export default workerMain(({ log, deaths = 0, fills, takes = 0, refuses, says }: Order) => {
  if (log !== undefined) {
    appendFileSync(log, `${process.pid}\n`);
    if (readFileSync(log, 'utf8').split('\n').length - 1 <= deaths) process.kill(process.pid, 'SIGKILL');
  }
  const hoard: object[] = [];
  while (fills) hoard.push(Array.from({ length: 1000 }, (_, i) => ({ i })));
  if (takes > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, takes);
  if (refuses) throw new Refused('TOO_COSTLY', says, { cost: 2, limit: 1 });
  return { says, pid: process.pid, priority: getPriority() };
});
