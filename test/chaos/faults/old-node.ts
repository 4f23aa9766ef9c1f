import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '../../load/chance.ts';
import type { Fault } from './fault.ts';

/** A rolling upgrade, forwards and backwards. */
export const oldNode: Fault = {
  about:
    'one node runs the code of an old commit (--old, else of yesterday) beside the new one, and is replaced again and again',
  old: true,
  clocks: 'LATE',
  async strike(run) {
    const { nodes } = run.cluster;
    const next = run.firstNode === 'OLD' ? 'NEW' : 'OLD';
    nodes.change(0, { code: { file: run.builds[next] } });
    await nodes.terminate(0);
    run.firstNode = next;
    await sleep(2000 + chance() * 3000); // both versions run
    return `the first node is now ${next}`;
  },
};
