import { readMatch } from '../../../src/matches/index.ts';
import type { MatchCache } from '../../../src/matches/log/cache/match-cache.ts';
import type { Cluster } from '../cluster.ts';
import type { SimulatedNode } from '../node.ts';

/** Once the faults are over, nodes agree with the store and hold no lock, listener or timer. */
export async function checkNodes(cluster: Cluster): Promise<void> {
  const { world } = cluster;
  for (const node of [...cluster.up]) {
    let done = false;
    world.after(0, node.actor, () => {
      checkNode(cluster, node)
        .catch((error: unknown) => cluster.violated(`left: ${node.actor.name}: ${error}`))
        .finally(() => {
          done = true;
        });
    });
    if (!(await world.until(() => done, 20_000))) cluster.violated(`left: ${node.actor.name} does not come to an end`);
  }
}

async function checkNode(cluster: Cluster, node: SimulatedNode): Promise<void> {
  const { world, matches } = cluster;
  const { room, open, actor } = node;
  if (!room || !open) return;
  for (const { id, version, status } of matches.rows.values()) {
    const seen = await readMatch(room, null, id);
    if (seen.version !== version || seen.status !== status)
      cluster.violated(`left: ${actor.name} has ${id} at ${seen.version} ${seen.status}, not ${version} ${status}`);
    if (!(await isFree(open.cache, id))) cluster.violated(`left: ${id} is locked on ${actor.name}`);
  }
  const listened = [...open.updates.listenedFor()];
  if (listened.length > 0) cluster.violated(`left: ${actor.name} still listens for ${listened.join(' ')}`);
  await node.close();
  await world.sleep(100);
  if (world.timersOf(actor) > 0) cluster.violated(`left: ${world.timersOf(actor)} timers of ${actor.name}`);
}

/** Whether no writer holds a match: the next one enters without waiting. */
async function isFree(cache: Pick<MatchCache, 'exclusive'>, id: string): Promise<boolean> {
  let isIn = false;
  void cache.exclusive(id, async () => {
    isIn = true;
  });
  await Promise.resolve();
  return isIn;
}
