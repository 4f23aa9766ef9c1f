import path from 'node:path';
import { ownerOf, seedOf } from '../../../src/nodes/owner.ts';
import { knows } from '../../api/nodes/some-nodes.ts';
import { rowsOf } from '../../database.ts';
import { type ServerProcess, type ServerSettings, serverProcess } from '../server-process.ts';

/** Processes on one database that know one another. */
export interface OwnersCluster {
  servers: readonly ServerProcess[];
  /** Which of them a match belongs to, as all of them see it. */
  ownerOf(matchId: string): Promise<ServerProcess>;
  stop(): Promise<void>;
}

export async function startOwners(
  settings: Pick<ServerSettings, 'code' | 'folder'>,
  database: string,
  count: number,
  more: Readonly<Record<string, string>> = {},
): Promise<OwnersCluster> {
  const byAddress = new Map<string, ServerProcess>();
  for (let node = 0; node < count; node++) {
    // A port that is free now may be somebody's when the server comes to it.
    const address = `unix:${path.join(settings.folder, `${node}.sock`)}`;
    const env = { DATABASE_URL: database, DATABASE_POOL: '6', NODE_ADDRESS: address, ...more };
    byAddress.set(address, await serverProcess({ ...settings, env }));
  }
  const servers = [...byAddress.values()];
  await Promise.all(servers.map((server) => server.start()));
  for (const { url } of servers) await knows(url, count);
  const owning = async (matchId: string): Promise<ServerProcess> => {
    const live = 'select id, address from nodes where until > now()';
    const rows = await rowsOf<{ id: string; address: string }>(database, live);
    const weighed = rows.map(({ id, address }) => ({ seed: seedOf(id), address }));
    const owner = byAddress.get(ownerOf(matchId, weighed)?.address ?? '');
    if (!owner) throw new Error('no node lives');
    return owner;
  };
  const stop = async () => {
    for (const pid of servers.map((server) => server.pid())) if (pid) process.kill(pid, 'SIGCONT');
    await Promise.all(servers.map((server) => server.stop()));
  };
  return { servers, ownerOf: owning, stop };
}
