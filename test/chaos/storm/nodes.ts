import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, type ServerSettings, serverProcess } from '../server-process.ts';
import { type FaultPlan, PLAN } from './plan.ts';

const PRELOAD = fileURLToPath(new URL('preload.ts', import.meta.url));
/** How long a dead node stays dead at most, in milliseconds. */
const REST = 2000;

/** The nodes of a storm. Whoever dies is started again, until they are stopped. */
export interface Nodes {
  urls: readonly string[];
  /** How often one was started. */
  starts(): number;
  /** `kill -9` for one of them. */
  kill(index: number): Promise<void>;
  /** Ends them as an operator does. */
  stop(): Promise<void>;
}

export interface NodeSettings extends Pick<ServerSettings, 'code' | 'folder'> {
  env: Readonly<Record<string, string>>;
  /** One node each; null: a node in fair weather. */
  plans: readonly (FaultPlan | null)[];
}

export async function startNodes({ code, folder, env, plans }: NodeSettings): Promise<Nodes> {
  const servers = await Promise.all(plans.map((plan) => serverProcess(settingsOf(plan, { code, folder, env }))));
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
  for (const server of servers) await up(server); // the first one makes the tables
  const kept = servers.map((server) => keepUp(server, up, halt.signal));
  return {
    urls: servers.map(({ url }) => url),
    starts: () => starts,
    kill: async (index) => void (await servers[index]?.kill()),
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
      await sleep(Math.random() * REST);
      if (!halt.aborted) await up(server);
    }
    await sleep(50);
  }
}

function settingsOf(
  plan: FaultPlan | null,
  { code, folder, env }: Pick<NodeSettings, 'code' | 'folder' | 'env'>,
): ServerSettings {
  if (!plan) return { code, folder, env };
  const nodeArgs = ['--import', 'tsx', '--import', PRELOAD];
  return { code, folder, nodeArgs, env: { ...env, [PLAN]: JSON.stringify(plan) } };
}
