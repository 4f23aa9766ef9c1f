import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { document, type MatchUpdatesVariables, watchMatchWith } from '../../../clients/typescript/src/index.ts';
import { chance } from '../chance.ts';
import type { Findings } from '../report.ts';

interface Update {
  version: number;
  entries: { version: number }[];
}
const UPDATES = document<{ matchUpdates: Update }, MatchUpdatesVariables>(`subscription($id: ID!, $after: Int) {
  matchUpdates(id: $id, after: $after) { version entries { version } }
}`);

/** What one watcher has seen. */
export interface Watch {
  id: string;
  /** Entries so far, which is also the number of the next one. */
  seen: number;
  cuts: number;
  findings: Findings;
  stop: AbortController;
  done: Promise<void>;
}

export function newWatch(id: string): Watch {
  return { id, seen: 0, cuts: 0, findings: [], stop: new AbortController(), done: Promise.resolve() };
}

/** Follows a match from its beginning over a connection that is cut again and again. */
export async function watchWithCuts(api: { server: string; token: string }, watch: Watch): Promise<void> {
  const updates = watchMatchWith({ ...api, WebSocket }, UPDATES, {
    id: watch.id,
    after: -1,
    opened: (socket) => void cutLater(watch, socket),
    signal: watch.stop.signal,
  });
  for await (const { entries } of updates) {
    for (const { version } of entries) take(watch, version);
  }
}

function take(watch: Watch, version: number): void {
  if (version !== watch.seen)
    watch.findings.push(`match ${watch.id}: entry ${version} came where ${watch.seen} was due`);
  watch.seen = version + 1;
}

/** Cuts a connection within so many milliseconds, without a closing frame, as when a train enters a tunnel. */
export async function cutLater(watch: Pick<Watch, 'stop' | 'cuts'>, socket: unknown, within = 600): Promise<void> {
  await sleep(chance() * within);
  if (watch.stop.signal.aborted || !(socket instanceof WebSocket) || socket.readyState !== WebSocket.OPEN) return;
  watch.cuts++;
  socket.terminate();
}
