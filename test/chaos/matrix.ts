import { commitHang, diskFull, failover, readOnly, restore } from './faults/database.ts';
import type { Fault } from './faults/fault.ts';
import { kill } from './faults/kill.ts';
import { malformed } from './faults/malformed.ts';
import { oldNode } from './faults/old-node.ts';
import { redisFlush, redisHang } from './faults/redis.ts';
import { stall } from './faults/stall.ts';
import { event } from './workloads/event.ts';
import { bots, matches, watchers } from './workloads/matches.ts';
import { stakes } from './workloads/stakes.ts';
import type { Workload } from './workloads/workload.ts';

/** The faults by their names on the command line. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  none: { about: 'no fault', clocks: 'RUN' },
  kill,
  stall,
  'redis-hang': redisHang,
  'redis-flush': redisFlush,
  failover,
  restore,
  'disk-full': diskFull,
  'read-only': readOnly,
  'commit-hang': commitHang,
  'old-node': oldNode,
  malformed,
};

/** The workloads by their names on the command line. */
export const WORKLOADS: Readonly<Record<string, Workload>> = { matches, bots, event, watchers, stakes };
