import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf } from '../../load/child-processes.ts';
import { below, chance, oneOf } from '../../load/random.ts';
import type { Nodes } from '../cluster/nodes.ts';
import type { Run } from '../run.ts';
import type { Fault } from './fault.ts';
import { anyMoment } from './stall.ts';

const KINDS = ['NODE', 'ALL', 'STATEMENT', 'STATEMENT', 'WORKER'] as const;
/** The maximum wait for the statement at which the nodes are killed, in milliseconds. */
const WAIT = 5000;

export const kill: Fault = {
  about:
    'kill -9 of one node, of all nodes, of all while a statement is in flight (it arrives later), or of a worker process',
  clocks: 'LATE',
  async strike(run) {
    const kind = oneOf(KINDS);
    const { nodes } = run.cluster;
    if (kind === 'NODE') await nodes.kill(below(nodes.urls.length));
    else if (kind === 'ALL') await killAll(nodes);
    else if (kind === 'STATEMENT') await killAtStatement(run);
    else killWorker(nodes);
    return kind;
  },
};

async function killAll(nodes: Nodes): Promise<void> {
  await Promise.all(nodes.urls.map((_, index) => nodes.kill(index)));
}

async function killAtStatement(run: Run): Promise<void> {
  const stalling = run.cluster.database.stall(anyMoment(run));
  await Promise.race([stalling.hit, sleep(WAIT)]);
  await killAll(run.cluster.nodes);
  await sleep(chance() * 4000); // it resumes before or after the nodes are back
  stalling.resume();
}

function killWorker(nodes: Nodes): void {
  const children = nodes.urls.flatMap((_, node) => childrenOf(nodes.pid(node)));
  if (children.length > 0) process.kill(oneOf(children), 'SIGKILL');
}
