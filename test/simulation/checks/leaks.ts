import { readMatch } from '../../../src/matches/index.ts';
import type { Cluster } from '../cluster.ts';
import type { SimulatedNode } from '../node.ts';

/** Checks that, once the faults are over, nodes agree with the store and hold no lock, listener or timer. */
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
  for (const [id, { version }] of matches.rows) {
    const seen = await readMatch(room, null, id);
    const now = matches.rows.get(id);
    if (seen.version < version || !now || seen.version > now.version)
      cluster.violated(`left: ${actor.name} has ${id} at ${seen.version}, not ${version} to ${now?.version}`);
    if (seen.version === now?.version && seen.status !== now.status)
      cluster.violated(`left: ${actor.name} has ${id} as ${seen.status}, not ${now.status}`);
    // In a running match, a job may be writing at this moment.
    const lock = open.cache.exclusive(id, async () => true);
    if (!(await Promise.race([lock, world.sleep(10_000).then(() => false)])))
      cluster.violated(`left: ${id} is locked on ${actor.name}`);
  }
  const listened = [...open.updates.listenedFor()];
  if (listened.length > 0) cluster.violated(`left: ${actor.name} still listens for ${listened.join(' ')}`);
  await node.close();
  await world.sleep(100);
  if (world.timersOf(actor) > 0) cluster.violated(`left: ${world.timersOf(actor)} timers of ${actor.name}`);
}
