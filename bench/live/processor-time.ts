import { readFileSync } from 'node:fs';
import { childrenOf } from '../../test/load/children.ts';

/** How many ticks the kernel counts in a second (`CLK_TCK`), on every Linux that Node runs on. */
const TICKS = 100;

/** Of a process: its own threads, or its children that have ended. The first of two fields of `/proc/PID/stat`, after its name. */
const FIELDS = { OWN: 11, ENDED: 13 };

/** Seconds of processor that a process has had in all of its threads, or what has ended of its children; 0 where there is no /proc. */
export function processorTime(pid: number, whose: keyof typeof FIELDS = 'OWN'): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const first = FIELDS[whose];
    return (Number(fields[first]) + Number(fields[first + 1])) / TICKS;
  } catch {
    return 0;
  }
}

/** Seconds of processor that a PostgreSQL has had. @param postmaster the process whose children do the work */
export function databaseTime(postmaster: number): number {
  const backends = childrenOf(postmaster).reduce((sum, pid) => sum + processorTime(pid), 0);
  return backends + processorTime(postmaster, 'ENDED');
}
