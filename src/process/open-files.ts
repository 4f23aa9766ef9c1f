import { readFile } from 'node:fs/promises';

/** How many files a node needs: one for each WebSocket of 10,000 clients, and some for everything else. */
const NEEDED = 12_000;

/**
 * Returns a warning; null if this process may open enough files, or if the system does not say. At its start, Node
 * raises the soft limit to the hard limit.
 * @param file the process's limits, as Linux writes them
 */
export async function openFilesMissing(file = '/proc/self/limits'): Promise<string | null> {
  const limits = await readFile(file, 'utf8').catch(() => '');
  const limit = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  if (limit >= NEEDED) return null;
  return `this process can open only ${limit} files, one for each connection: raise the limit to 65536 (systemd: LimitNOFILE, Docker: ulimits, shell: ulimit -n)`;
}
