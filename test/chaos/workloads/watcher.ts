import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import {
  document,
  type MatchUpdatesVariables,
  ServerRefusal,
  watchMatchWith,
} from '../../../clients/typescript/src/index.ts';
import { chance, oneOf } from '../../load/random.ts';
import type { History, SeenFrame, Watched } from '../checks/history.ts';

const UPDATES = document<{ matchUpdates: Update }, MatchUpdatesVariables>(`subscription($id: ID!, $after: Int) {
  matchUpdates(id: $id, after: $after) { version epoch entries { version seat kind facts { name } } match { status } }
}`);
interface Update {
  version: number;
  epoch: number;
  entries: Omit<SeenFrame, 'came' | 'live'>[];
  match: { status: string };
}

/** A subscription to a match that resumes on any node. */
export interface Watcher {
  watched: Watched;
  stop: AbortController;
  /** The code of a refusal that ended the subscription before it was stopped. */
  refused: string | null;
}

/** Watches a match from its beginning. @param cut each connection is cut within this many milliseconds */
export function watchMatch(
  urls: readonly string[],
  token: string,
  history: History,
  seat: number | null,
  cut: number,
): Watcher {
  const watched: Watched = { seat, frames: [] };
  history.watches.push(watched);
  const watcher: Watcher = { watched, stop: new AbortController(), refused: null };
  const api = {
    ...{ WebSocket, token },
    get server() {
      return oneOf(urls); // called for each connection
    },
  };
  const opened = (socket: unknown) => void cutLater(watcher, socket, cut);
  const watch = { id: history.match, after: -1, opened, signal: watcher.stop.signal };
  void follow(watchMatchWith(api, UPDATES, watch), watcher).catch((error: unknown) => {
    watcher.refused = error instanceof ServerRefusal ? error.code : String(error);
  });
  return watcher;
}

async function follow(updates: AsyncIterable<Update & { restarted?: true }>, watcher: Watcher): Promise<void> {
  const { frames } = watcher.watched;
  for await (const { entries, match, restarted } of updates) {
    if (restarted) frames.length = 0;
    const seen = { came: Date.now(), live: match.status === 'RUNNING' };
    frames.push(...entries.map((entry) => ({ ...entry, ...seen })));
  }
}

/** Cuts the connection without a closing frame, as when a train enters a tunnel. */
async function cutLater(watcher: Watcher, socket: unknown, within: number): Promise<void> {
  await sleep(chance() * within);
  if (watcher.stop.signal.aborted || !(socket instanceof WebSocket) || socket.readyState !== WebSocket.OPEN) return;
  socket.terminate();
}
