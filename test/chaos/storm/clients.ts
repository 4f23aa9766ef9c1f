import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'undici';
import WebSocket from 'ws';
import {
  type Api,
  document,
  type MatchUpdatesVariables,
  watchMatchWith,
} from '../../../clients/typescript/src/index.ts';
import type { Random } from '../../../src/engine/index.ts';
import { asGuest, type Caller, openPool } from '../load/graphql-call.ts';
import { cutLater } from '../resume/watch.ts';
import type { History, Watched } from './history.ts';

/** Within so many milliseconds a watcher's connection is cut. */
const CUT = 8000;

/** A guest that asks whatever node it likes. */
export interface StormClient {
  token: string;
  caller(): Caller;
  server(): string;
}

export interface Ways {
  urls: readonly string[];
  pools: readonly Pool[];
}

export function waysTo(urls: readonly string[], connections: number): Ways {
  return { urls, pools: urls.map((url) => openPool(url, connections)) };
}

/** @param ways read anew at each request: where the nodes are may change */
export async function stormClient(ways: Ways, draw: Random): Promise<StormClient> {
  const anyPool = (): Pool => ways.pools[draw(ways.pools.length)] as Pool; // inside the list
  for (;;) {
    const guest = await asGuest(anyPool()).catch(() => null);
    if (!guest) {
      await sleep(100);
      continue;
    }
    const { token } = guest;
    return { token, caller: () => ({ pool: anyPool(), token }), server: () => ways.urls[draw(ways.urls.length)] ?? '' };
  }
}

const UPDATES = document<{ matchUpdates: Update }, MatchUpdatesVariables>(`subscription($id: ID!, $after: Int) {
  matchUpdates(id: $id, after: $after) { version epoch entries { version seat kind facts { name data } } match { version status waitingFor } }
}`);
interface Update {
  version: number;
  epoch: number;
  entries: { version: number; seat: number | null; kind: string; facts: { name: string; data: unknown }[] }[];
  match: { version: number; status: string; waitingFor: number[] };
}

export interface Watching {
  /** Where what came is written down. */
  into: Watched;
  stop: AbortController;
  done: Promise<void>;
  cuts: number;
  /** The epoch of the last update. */
  epoch: number;
}

/** Follows a match on any node, over connections that are cut at random, from its beginning. */
export function watchAnywhere(client: StormClient, history: History, seat: number | null): Watching {
  const into: Watched = { seat, frames: [] };
  history.watches.push(into);
  const watching: Watching = { into, stop: new AbortController(), done: Promise.resolve(), cuts: 0, epoch: 0 };
  const api = {
    WebSocket,
    token: client.token,
    get server() {
      return client.server();
    },
  }; // another node each time
  watching.done = follow(api, history.match, watching);
  return watching;
}

// Lost connections and a server whose database is away are the client's own affair: whatever else is thrown ends the run.
async function follow(api: Api, id: string, watching: Watching): Promise<void> {
  const updates = watchMatchWith(api, UPDATES, {
    id,
    after: watching.into.frames.at(-1)?.version ?? -1,
    opened: (socket) => void cutLater(watching, socket, CUT),
    signal: watching.stop.signal,
  });
  for await (const { entries, match, epoch, restarted } of updates) {
    if (restarted) watching.into.frames.length = 0;
    watching.epoch = epoch;
    const [came, live] = [Date.now(), match.status === 'RUNNING'];
    for (const { version, seat, kind, facts } of entries) {
      const waitingFor = version === match.version ? match.waitingFor : null;
      watching.into.frames.push({ version, seat, kind, came, live, waitingFor, facts });
    }
  }
}
