import { readFileSync } from 'node:fs';

/** How many ticks the kernel counts in a second (`CLK_TCK`), on every Linux that Node runs on. */
const TICKS = 100;

/** Seconds of processor that a process has had in all of its threads; 0 where there is no /proc. */
export function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}
