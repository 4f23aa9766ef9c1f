import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import {
  document,
  type MatchUpdatesVariables,
  ServerRefusal,
  watchMatchWith,
} from '../../../clients/typescript/src/index.ts';
import { chance, oneOf } from '../../load/chance.ts';
import type { History, Watched } from '../checks/history.ts';

const UPDATES = document<{ matchUpdates: Update }, MatchUpdatesVariables>(`subscription($id: ID!, $after: Int) {
  matchUpdates(id: $id, after: $after) { version epoch entries { version seat kind facts { name data } } match { version status waitingFor } }
}`);
interface Update {
  version: number;
  epoch: number;
  entries: { version: number; seat: number | null; kind: string; facts: { name: string; data: unknown }[] }[];
  match: { version: number; status: string; waitingFor: number[] };
}

/** A subscription to a match that resumes on any node. */
export interface Watcher {
  watched: Watched;
  stop: AbortController;
  /** How many connections were cut. */
  cuts: number;
  /** The epoch of the last update. */
  epoch: number;
  /** The code of a refusal that ended it before it was stopped. */
  refused: string | null;
}

/**
 * Watches a match from its beginning, at any of these addresses. @param cut each connection is cut within this many
 * milliseconds
 */
export function watchMatch(
  urls: readonly string[],
  token: string,
  history: History,
  seat: number | null,
  cut: number,
): Watcher {
  const watched: Watched = { seat, frames: [] };
  history.watches.push(watched);
  const watcher: Watcher = { watched, stop: new AbortController(), cuts: 0, epoch: 0, refused: null };
  void follow(urls, token, history.match, watcher, cut).catch((error: unknown) => {
    watcher.refused = error instanceof ServerRefusal ? error.code : String(error);
  });
  return watcher;
}

async function follow(
  urls: readonly string[],
  token: string,
  id: string,
  watcher: Watcher,
  cut: number,
): Promise<void> {
  const { frames } = watcher.watched;
  const api = {
    WebSocket,
    token,
    get server() {
      return oneOf(urls); // called for each connection
    },
  };
  const opened = (socket: unknown) => void cutLater(watcher, socket, cut);
  const watch = { id, after: -1, opened, signal: watcher.stop.signal };
  for await (const { entries, match, epoch, restarted } of watchMatchWith(api, UPDATES, watch)) {
    if (restarted) frames.length = 0;
    watcher.epoch = epoch;
    const [came, live] = [Date.now(), match.status === 'RUNNING'];
    for (const entry of entries) {
      const waitingFor = entry.version === match.version ? match.waitingFor : null;
      frames.push({ ...entry, came, live, waitingFor });
    }
  }
}

/** Cuts the connection without a closing frame, like a train that enters a tunnel. */
async function cutLater(watcher: Watcher, socket: unknown, within: number): Promise<void> {
  await sleep(chance() * within);
  if (watcher.stop.signal.aborted || !(socket instanceof WebSocket) || socket.readyState !== WebSocket.OPEN) return;
  watcher.cuts++;
  socket.terminate();
}
