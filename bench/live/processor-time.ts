import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf } from '../../test/load/child-processes.ts';

/** The kernel's ticks per second (`CLK_TCK`), which are the same on every Linux that Node supports. */
const TICKS = 100;

/**
 * The index of the first of two fields in `/proc/PID/stat`, counted after the process name. OWN is the time of the
 * process's own threads, ENDED that of its exited children.
 */
const FIELDS = { OWN: 11, ENDED: 13 };

/** Returns the CPU time of all threads of a process or of its exited children, in seconds; 0 without /proc. */
export function processorTime(pid: number | string, whose: keyof typeof FIELDS = 'OWN'): number {
  const fields = statOf(pid)
    .replace(/^.*\) /, '')
    .split(' ');
  const first = FIELDS[whose];
  return (Number(fields[first] ?? 0) + Number(fields[first + 1] ?? 0)) / TICKS;
}

/** Returns the CPU time of a server's verifier in seconds. Its thread has a name on Node 24 and newer only. */
export function verifierTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `${pid}/task/${thread}`);
  const verifiers = threads.filter((thread) => statOf(thread).includes('(WorkerThread)'));
  return verifiers.reduce((sum, thread) => sum + processorTime(thread), 0);
}

/** Reads the status of a process or thread. Empty without /proc, or if it has ended. */
function statOf(pid: number | string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the CPU time of a PostgreSQL in seconds. @param postmaster the main process, whose children do the work */
export function databaseTime(postmaster: number): number {
  const backends = childrenOf(postmaster).reduce((sum, pid) => sum + processorTime(pid), 0);
  return backends + processorTime(postmaster, 'ENDED');
}
