import { readFileSync } from 'node:fs';
import { childrenOf } from '../../test/load/child-processes.ts';

/** The kernel's ticks per second (`CLK_TCK`), which are the same on every Linux that Node supports. */
const TICKS = 100;

/**
 * The index of the first of two fields in `/proc/PID/stat`, counted after the process name. OWN is the time of the
 * process's own threads, ENDED that of its exited children.
 */
const FIELDS = { OWN: 11, ENDED: 13 };

/** Returns the CPU time of all threads of a process or of its exited children, in seconds; 0 without /proc. */
export function processorTime(pid: number, whose: keyof typeof FIELDS = 'OWN'): number {
  const fields = readOf(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ');
  const first = FIELDS[whose];
  return (Number(fields[first] ?? 0) + Number(fields[first + 1] ?? 0)) / TICKS;
}

/** Returns the CPU time of a server and of its child processes that verify matches, in seconds. */
export function serverTime(pid: number): { all: number; verifier: number } {
  const workers = childrenOf(pid).filter((child) => readOf(child, 'cmdline').includes('tinypool'));
  const verifier = workers.reduce((sum, worker) => sum + processorTime(worker), 0);
  return { all: processorTime(pid) + verifier, verifier };
}

/** Reads a process's file in /proc. Empty without /proc, or if the process has ended. */
function readOf(pid: number, file: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Returns PostgreSQL's CPU time, in seconds. @param postmaster the main process, whose children do the work */
export function databaseTime(postmaster: number): number {
  const backends = childrenOf(postmaster).reduce((sum, pid) => sum + processorTime(pid), 0);
  return backends + processorTime(postmaster, 'ENDED');
}
