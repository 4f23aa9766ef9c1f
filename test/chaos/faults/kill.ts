import { setTimeout as sleep } from 'node:timers/promises';
import { below, chance, oneOf } from '../../load/chance.ts';
import { childrenOf } from '../../load/children.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Run } from '../run.ts';
import type { Fault } from './fault.ts';
import { stallSomewhere } from './stall.ts';

const KINDS = ['NODE', 'ALL', 'STATEMENT', 'STATEMENT', 'WORKER'] as const;
/** How long to wait for a statement to die at, in milliseconds. */
const WAIT = 5000;

export const kill: Fault = {
  about:
    'kill -9 of one node, of all nodes, of all while a statement is in flight (it arrives later), or of a worker process',
  clocks: 'LATE',
  async strike(run) {
    const kind = oneOf(KINDS);
    const { cluster } = run;
    if (kind === 'NODE') await killNode(cluster, below(cluster.nodes.urls.length));
    else if (kind === 'ALL') await killAll(cluster);
    else if (kind === 'STATEMENT') await killAtStatement(run);
    else killWorker(cluster);
    return kind;
  },
};

/** Waits until a dead node is back, then kills it. */
export async function killNode({ nodes }: Cluster, index: number): Promise<void> {
  while (!(await nodes.kill(index))) await sleep(50);
}

async function killAll(cluster: Cluster): Promise<void> {
  await Promise.all(cluster.nodes.urls.map((_, index) => killNode(cluster, index)));
}

async function killAtStatement(run: Run): Promise<void> {
  const stalling = stallSomewhere(run);
  await Promise.race([stalling.hit, sleep(WAIT)]);
  await killAll(run.cluster);
  await sleep(chance() * 4000); // before the nodes are back, or after
  stalling.resume();
}

function killWorker({ nodes }: Cluster): void {
  const children = nodes.urls.flatMap((_, node) => childrenOf(nodes.pid(node)));
  if (children.length > 0) process.kill(oneOf(children), 'SIGKILL');
}
