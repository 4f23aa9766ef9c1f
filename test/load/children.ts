import { readdirSync, readFileSync } from 'node:fs';

/** Processes that a process has started, and that run or have not been noticed to have ended. */
export function childrenOf(parent: number | undefined): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((pid) => parentOf(pid) === parent);
}

/** Who has started a process; undefined: there is none of that number. */
export function parentOf(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces and brackets.
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // it has just ended
  }
}
