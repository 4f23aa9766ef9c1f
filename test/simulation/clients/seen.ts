import type { Choice } from '../../../src/engine/index.ts';
import type { SeenEntry, SeenMatch, SeenUpdate } from '../../../src/matches/index.ts';

/** What a client was sent of a match: plain, so that nothing of the node stays with it. */
export interface Sent {
  id: string;
  version: number;
  status: string;
  /** The table in the game's own terms, as text. */
  view: string;
  /** What the client's seat is asked. */
  asked: { seat: number; version: number; choices: readonly Choice[] } | null;
}

export async function sent(match: SeenMatch): Promise<Sent> {
  const { id, version, status } = match;
  const [view, decision] = [await match.view(), await match.decision()];
  const asked = decision && { seat: decision.seat, version: decision.version, choices: decision.choices };
  return { id, version, status, view: JSON.stringify(view), asked };
}

/** What a watcher was sent of an entry. */
export interface SentEntry {
  version: number;
  facts: string;
  text: string;
}

/** An update as it goes over the socket. */
export interface SentUpdate {
  version: number;
  entries: SentEntry[];
  /** Of the match that was sent with it. */
  matchVersion: number;
  isFinished: boolean;
  view: string;
}

/** Written out at once, as the socket does. */
export function sentUpdate({ version, entries, match }: SeenUpdate): SentUpdate {
  const view = match.view();
  return {
    version,
    entries: entries.map(sentEntry),
    matchVersion: match.version,
    isFinished: match.status === 'FINISHED',
    view: view instanceof Promise ? 'broken' : JSON.stringify(view),
  };
}

export function sentEntry({ version, facts, text }: SeenEntry): SentEntry {
  return { version, facts: JSON.stringify(facts), text };
}
