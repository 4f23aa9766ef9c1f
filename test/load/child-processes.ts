import { readdirSync, readFileSync } from 'node:fs';

/** Returns the child processes of a process, including exited ones that it has not reaped. */
export function childrenOf(parent: number | undefined): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((pid) => parentOf(pid) === parent);
}

/** Returns the id of a process's parent; undefined if there is no such process. */
export function parentOf(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may contain spaces and parentheses.
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // the process has just exited
  }
}
