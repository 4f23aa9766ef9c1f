import { readdirSync, readFileSync } from 'node:fs';
import { answering } from '../../src/process/answering.ts';

/** What the process is told to do: all of it in this order. */
export interface Task {
  /** It asks for memory until there is none. */
  fills?: boolean;
  /** Milliseconds that it stands still. */
  takes?: number;
  /** The same, where all others come first. */
  takesLast?: number;
}

export interface Told {
  pid: number;
  /** Of each of its threads, where the system says so: how far it comes behind, and whether all others come first. */
  niceness: number[];
  last: boolean[];
}

/** The policy of those who are last, as Linux counts them. */
const SCHED_IDLE = '5';

answering(({ fills, takes = 0, takesLast = 0 }: Task): Told => {
  const hoard: object[] = [];
  while (fills) hoard.push(new Array(1000).fill(hoard.length));
  const threads = process.platform === 'linux' ? ownThreads() : [];
  const last = threads.map((fields) => fields[38] === SCHED_IDLE);
  const standing = takes + (last.includes(true) ? takesLast : 0);
  if (standing > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, standing);
  return { pid: process.pid, niceness: threads.map((fields) => Number(fields[16])), last };
});

// The fields of `stat` from the third one on: the second is a name, which may have blanks in it.
function ownThreads(): string[][] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  });
}
