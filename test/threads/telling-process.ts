import { readdirSync, readFileSync } from 'node:fs';
import { answering } from '../../src/process/answering.ts';

/** What the process is told to do: all of it in this order. */
export interface Task {
  /** It asks for memory until there is none. */
  fills?: boolean;
  /** Milliseconds that it takes. */
  takes?: number;
}

export interface Told {
  pid: number;
  /** The niceness of each of its threads, where the system says so. */
  niceness: number[];
}

answering(({ fills, takes = 0 }: Task): Told => {
  const hoard: object[] = [];
  while (fills) hoard.push(new Array(1000).fill(hoard.length));
  if (takes > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, takes);
  return { pid: process.pid, niceness: process.platform === 'linux' ? nicenessOfThreads() : [] };
});

function nicenessOfThreads(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]); // the 19th field; the second one may have blanks in it
  });
}
