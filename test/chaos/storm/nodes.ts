import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '../chance.ts';
import { type ServerProcess, type ServerSettings, serverProcess } from '../server-process.ts';
import { bundledPreload } from './bundled-preload.ts';
import { type FaultPlan, PLAN } from './plan.ts';

/** How long a dead node stays dead at most, in milliseconds. */
const REST = 2000;

/** The nodes of a storm. Whoever dies is started again, until they are stopped. */
export interface Nodes {
  urls: readonly string[];
  /** How often one was started. */
  starts(): number;
  /** `kill -9` for one of them. Whether it lived. */
  kill(index: number): Promise<boolean>;
  /** Ends them as an operator does. */
  stop(): Promise<void>;
}

export interface NodeSettings extends Pick<ServerSettings, 'code' | 'folder'> {
  nodes: readonly OneNode[];
}

export interface OneNode {
  env: Readonly<Record<string, string>>;
  /** Null: fair weather. */
  faults: FaultPlan | null;
}

export async function startNodes({ code, folder, nodes }: NodeSettings): Promise<Nodes> {
  const preload = await bundledPreload();
  const servers = await Promise.all(nodes.map((node) => serverProcess(settingsOf(node, { code, folder }, preload))));
  const halt = new AbortController();
  let starts = 0;
  const up = async (server: ServerProcess): Promise<void> => {
    // A node may well die as it starts.
    for (let tries = 0; !halt.signal.aborted && tries < 50; tries++) {
      starts++;
      const failed = await server.start().then(
        () => null,
        (error: unknown) => error,
      );
      if (failed === null) return;
      await server.kill();
    }
  };
  const [first, ...others] = servers;
  if (first) await up(first); // it makes the tables
  await Promise.all(others.map(up));
  const kept = servers.map((server) => keepUp(server, up, halt.signal));
  return {
    urls: servers.map(({ url }) => url),
    starts: () => starts,
    async kill(index) {
      const lives = servers[index]?.lives() ?? false;
      await servers[index]?.kill();
      return lives;
    },
    async stop() {
      halt.abort();
      await Promise.all(kept);
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

async function keepUp(
  server: ServerProcess,
  up: (server: ServerProcess) => Promise<void>,
  halt: AbortSignal,
): Promise<void> {
  while (!halt.aborted) {
    if (!server.lives()) {
      await sleep(chance() * REST);
      if (!halt.aborted) await up(server);
    }
    await sleep(50);
  }
}

function settingsOf(
  { env, faults }: OneNode,
  shared: Pick<NodeSettings, 'code' | 'folder'>,
  preload: string,
): ServerSettings {
  if (!faults) return { ...shared, env };
  return { ...shared, nodeArgs: ['--import', preload], env: { ...env, [PLAN]: JSON.stringify(faults) } };
}
