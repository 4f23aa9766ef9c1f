import { setTimeout as sleep } from 'node:timers/promises';
import { below, chance, once, oneOf } from '../../load/chance.ts';
import { breakLine, LINE_FAULTS } from '../proxy/line-faults.ts';
import type { Fault } from './fault.ts';
import { killNode } from './kill.ts';

/** The time between broken connections, the longest break, and the duration of the storm, in milliseconds. */
const [EVERY, LONGEST, BLOWS] = [800, 3000, 5000];

/** All faults at the same time. */
export const storm: Fault = {
  about:
    'three nodes, clocks 20 s apart: one statement in a hundred is slow, late, refused, cut off or the last; commands to Redis fail; messages are lost, doubled, late; jobs come three times; connections break; nodes are killed',
  nodes: 3,
  clocks: 'LATE',
  // Clocks differ by less than a node itself considers wrong.
  inside: { rate: 0.01, messages: 0.05, longest: 1500, jobs: 3, ahead: [0, 20_000, -20_000] },
  async strike({ cluster }) {
    const { database, redis, nodes } = cluster;
    let broken = 0;
    for (const until = Date.now() + BLOWS; Date.now() < until; await sleep(chance() * EVERY)) {
      const proxy = redis && once(2) ? redis.proxy : database;
      const links = [...proxy.links].filter(({ flows }) => flows);
      if (links.length === 0) continue;
      breakLine(oneOf(links), oneOf(LINE_FAULTS), 1 + below(LONGEST));
      broken++;
    }
    const kills = once(3);
    if (kills) await killNode(cluster, below(nodes.urls.length));
    return `${broken} connections broken${kills ? ', a node killed' : ''}`;
  },
};
