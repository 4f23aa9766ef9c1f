import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Runs `measure` off the first core, with everything that it starts; `own` moves the event loop of a process there.
 * Where the scheduler puts a server, its database and its load is most of the noise between two runs otherwise. Both
 * sides of a ratio are placed alike. Without `taskset` (Linux) or a second core everything stays where it is.
 */
export async function placed<T>(measure: (own: (pid: number | undefined) => void) => Promise<T>): Promise<T> {
  const cores = availableParallelism();
  if (cores < 2 || !affinity(['-a', '-c', '-p', `1-${cores - 1}`, String(process.pid)])) return measure(() => {});
  try {
    return await measure((pid) => {
      if (pid === undefined) return;
      affinity(['-a', '-c', '-p', `1-${cores - 1}`, String(pid)]); // threads that have begun since run where the event loop does
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
