import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '../../load/random.ts';
import { type ServerProcess, serverProcess } from '../../load/server-process.ts';

/** The longest pause before a dead node is started again, in milliseconds. */
const REST = 2000;

/** Server processes. A node that dies is started again until all are stopped. */
export interface Nodes {
  urls: readonly string[];
  /** The number of node starts so far. */
  starts(): number;
  pid(index: number): number | undefined;
  /** Sends SIGKILL as soon as the node is running. */
  kill(index: number): Promise<void>;
  /** Sends SIGTERM and returns the exit code. */
  terminate(index: number): Promise<number | null>;
  /** Sends SIGTERM. The node then restarts with this file. */
  replace(index: number, file: string): Promise<void>;
  /** Sends SIGTERM to all nodes and returns the exit codes. */
  stop(): Promise<(number | null)[]>;
}

/** @param files the built server that each node runs */
export async function startNodes(
  folder: string,
  files: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Nodes> {
  const code = files.map((file) => ({ file }));
  const servers = await Promise.all(code.map((one) => serverProcess({ folder, env, code: one })));
  const halt = new AbortController();
  let starts = servers.length;
  const [first, ...others] = servers;
  await first?.start(); // creates the tables
  await Promise.all(others.map((server) => server.start()));
  const keepRunning = async (server: ServerProcess): Promise<void> => {
    for (; !halt.signal.aborted; await sleep(50)) {
      if (server.lives()) continue;
      await sleep(chance() * REST);
      if (halt.signal.aborted) return;
      starts++;
      await server.start().catch(() => server.kill()); // the database may be unavailable
    }
  };
  const kept = servers.map(keepRunning);
  const terminate = async (index: number) => (await servers[index]?.stop()) ?? null;
  return {
    urls: servers.map(({ url }) => url),
    starts: () => starts,
    pid: (index) => servers[index]?.pid(),
    async kill(index) {
      while (!servers[index]?.lives()) await sleep(50);
      await servers[index].kill();
    },
    terminate,
    async replace(index, file) {
      Object.assign(code[index] ?? {}, { file });
      await terminate(index);
    },
    async stop() {
      halt.abort();
      await Promise.all(kept);
      return Promise.all(servers.map((server) => server.stop()));
    },
  };
}
