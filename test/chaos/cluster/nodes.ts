import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '../../load/chance.ts';
import { type ServerProcess, type ServerSettings, serverProcess } from '../../load/server-process.ts';
import { bundledPreload, type InsidePlan, PLAN } from '../inside/plan.ts';

/** The longest pause before a dead node is started again, in milliseconds. */
const REST = 2000;

export interface NodeSettings {
  code: ServerSettings['code'];
  env: Readonly<Record<string, string>>;
  /** Faults inside the process; null for none. */
  inside: InsidePlan | null;
}

/** Server processes. A node that dies is started again until all are stopped. */
export interface Nodes {
  urls: readonly string[];
  /** How many node starts there were. */
  starts(): number;
  pid(index: number): number | undefined;
  /** `kill -9`. Returns whether the node was running. */
  kill(index: number): Promise<boolean>;
  /** SIGTERM. Returns the exit code. */
  terminate(index: number): Promise<number | null>;
  /** Sets the settings for the node's next start. */
  change(index: number, settings: Partial<NodeSettings>): void;
  /** SIGTERM for all nodes. Returns the exit codes. */
  stop(): Promise<(number | null)[]>;
}

export async function startNodes(folder: string, settings: readonly NodeSettings[]): Promise<Nodes> {
  const preload = await bundledPreload();
  const all = settings.map((one) => ({ ...one }));
  const servers = await Promise.all(all.map((one) => serverProcess(processSettings(folder, one, preload))));
  const halt = new AbortController();
  let starts = 0;
  const start = async (server: ServerProcess): Promise<void> => {
    // With faults inside, a node may die during its start.
    for (let tries = 0; !halt.signal.aborted && tries < 50; tries++) {
      starts++;
      const failed = await server.start().then(
        () => false,
        () => true,
      );
      if (!failed) return;
      await server.kill();
    }
  };
  const [first, ...others] = servers;
  if (first) await start(first); // it creates the tables
  await Promise.all(others.map(start));
  const kept = servers.map((server) => keepRunning(server, start, halt.signal));
  return {
    urls: servers.map(({ url }) => url),
    starts: () => starts,
    pid: (index) => servers[index]?.pid(),
    async kill(index) {
      const lives = servers[index]?.lives() ?? false;
      await servers[index]?.kill();
      return lives;
    },
    terminate: async (index) => (await servers[index]?.stop()) ?? null,
    change: (index, change) => void Object.assign(all[index] ?? {}, change),
    async stop() {
      halt.abort();
      await Promise.all(kept);
      return Promise.all(servers.map((server) => server.stop()));
    },
  };
}

async function keepRunning(
  server: ServerProcess,
  start: (server: ServerProcess) => Promise<void>,
  halt: AbortSignal,
): Promise<void> {
  while (!halt.aborted) {
    if (!server.lives()) {
      await sleep(chance() * REST);
      if (!halt.aborted) await start(server);
    }
    await sleep(50);
  }
}

// Read at each start, because a node's code and faults change.
function processSettings(folder: string, node: NodeSettings, preload: string): ServerSettings {
  return {
    folder,
    get code() {
      return node.code;
    },
    get env() {
      return node.inside ? { ...node.env, [PLAN]: JSON.stringify(node.inside) } : node.env;
    },
    get nodeArgs() {
      return node.inside ? ['--import', preload] : [];
    },
  };
}
