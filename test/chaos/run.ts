import type { Notes, Say, Site } from '../events/api.ts';
import { asGuest, type Caller, type Player } from '../load/graphql-call.ts';
import { oneOf } from '../load/random.ts';
import type { Outage } from './checks/clocks.ts';
import type { FinalEntry, History } from './checks/history.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Findings } from './report.ts';
import type { Watcher } from './workloads/watcher.ts';

/** A match that is played and watched. */
export interface Game {
  history: History;
  /** The players by seat. A bot's seat has no player. */
  players: readonly Player[];
  watchers: Watcher[];
  /** Whether the players or clocks of the match are still active. */
  playing: boolean;
  /** The whole log, after the end of the run. */
  log: FinalEntry[];
}

/** The files that start the server of the working tree and of an old commit. */
export interface Builds {
  NEW: string;
  OLD: string;
}

/** A running cell: the state that its workload and its fault share. */
export interface Run {
  cluster: Cluster;
  builds: Builds;
  say: Say;
  findings: Findings;
  games: Game[];
  /** A guest who watches all matches. The session is old enough to survive a loss of commits. */
  spectator: Player;
  outages: Outage[];
  /** The options that make a client patient. */
  client: Required<Pick<Caller, 'heard' | 'nodes'>>;
  /** The number of responses by code. */
  codes: Map<string, number>;
  /** The slowest answer since it was last set to 0, in milliseconds. */
  slowest: number;
  /** When it is aborted, the workload begins nothing new. */
  halt: AbortSignal;
  /** The workload's statements at which faults strike. */
  moments: readonly RegExp[];
  /** Records acknowledgements to clients of tournaments. */
  notes: Notes;
}

/** Returns the server as clients of tournaments use it. */
export function siteOf({ cluster, client, notes }: Run): Site {
  return {
    get url() {
      return oneOf(cluster.nodes.urls);
    },
    ...{ pool: oneOf(cluster.pools), client, notes },
  };
}

export function newGuest({ cluster, client }: Run): Promise<Player> {
  return asGuest(oneOf(cluster.pools), client);
}
