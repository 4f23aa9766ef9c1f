import type { Choice } from '../../../src/engine/index.ts';
import type { EntryView, MatchUpdate, MatchView } from '../../../src/matches/index.ts';

/** A match as a client received it: plain data without references to the node's objects. */
export interface Sent {
  id: string;
  version: number;
  status: string;
  /** The table in the game's own terms, as text. */
  view: string;
  /** The decision of the client's seat. */
  asked: { seat: number; version: number; choices: readonly Choice[] } | null;
}

export async function sent(match: MatchView): Promise<Sent> {
  const { id, version, status } = match;
  const [view, decision] = [await match.view(), await match.decision()];
  const asked = decision && { seat: decision.seat, version: decision.version, choices: decision.choices };
  return { id, version, status, view: JSON.stringify(view), asked };
}

/** An entry as a watcher received it. */
export interface SentEntry {
  version: number;
  facts: string;
  text: string;
}

/** An update as it goes over the socket. */
export interface SentUpdate {
  version: number;
  entries: SentEntry[];
  /** The version of the match sent with the entries. */
  matchVersion: number;
  isFinished: boolean;
  view: string;
}

/** Serializes immediately, as the socket does. */
export function sentUpdate({ version, entries, match }: MatchUpdate): SentUpdate {
  const view = match.view();
  return {
    version,
    entries: entries.map(sentEntry),
    matchVersion: match.version,
    isFinished: match.status === 'FINISHED',
    view: view instanceof Promise ? 'broken' : JSON.stringify(view),
  };
}

export function sentEntry({ version, facts, text }: EntryView): SentEntry {
  return { version, facts: JSON.stringify(facts), text };
}
