import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '../../load/random.ts';
import type { Fault } from './fault.ts';

/** A rolling upgrade, forwards and backwards. */
export const oldNode: Fault = {
  about:
    'one node runs the code of an old commit (--old, by default of yesterday) beside the new one; it is repeatedly upgraded and downgraded',
  old: true,
  clocks: 'LATE',
  async strike({ cluster: { nodes }, builds }) {
    for (const next of ['NEW', 'OLD'] as const) {
      await nodes.replace(0, builds[next]);
      await sleep(2000 + chance() * 3000); // both versions run
    }
    return 'the first node was upgraded and downgraded';
  },
};
