import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Keeps `measure`, and every process that it starts, off the first core. `own` moves the event loop of a process to the
 * first core. Otherwise, most of the noise between two runs depends on the cores that the scheduler picks for a server,
 * its database and its load. Both sides of a ratio are placed on cores in the same way. Does nothing without `taskset`
 * (Linux) or a second core.
 */
export async function placed<T>(measure: (own: (pid: number | undefined) => void) => Promise<T>): Promise<T> {
  const cores = availableParallelism();
  if (cores < 2 || !affinity(['-a', '-c', '-p', `1-${cores - 1}`, String(process.pid)])) return measure(() => {});
  try {
    return await measure((pid) => {
      if (pid === undefined) return;
      affinity(['-a', '-c', '-p', `1-${cores - 1}`, String(pid)]); // newer threads share the event loop's core
      affinity(['-c', '-p', '0', String(pid)]);
    });
  } finally {
    affinity(['-a', '-c', '-p', `0-${cores - 1}`, String(process.pid)]);
  }
}

function affinity(args: readonly string[]): boolean {
  try {
    execFileSync('taskset', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
