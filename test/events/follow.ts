import WebSocket from 'ws';
import { document, watchTournamentWith } from '../../clients/typescript/src/index.ts';

/** A public entry of a tournament's log. */
export interface Heard {
  version: number;
  at: string;
  kind: string;
  by: string | null;
  input: unknown;
  facts: unknown;
}

/** A subscription to a tournament, starting with its first entry. */
export interface Following {
  /** The received entries, with their times of arrival. */
  heard: (Heard & { came: number })[];
  /** Resolves with the first entry that matches; rejects if the subscription ends first. */
  until(is: (entry: Heard) => boolean): Promise<Heard & { came: number }>;
  /** Resolves when the tournament is over. */
  over: Promise<void>;
  close(): Promise<void>;
}

const UPDATES = document<{ tournamentUpdates: Update }, { id: string; after?: number | null }>(
  `subscription ($id: ID!, $after: Int) { tournamentUpdates(id: $id, after: $after) {
    version epoch entries { version at kind by input facts } } }`,
);
interface Update {
  version: number;
  epoch: number;
  entries: Heard[];
}

/** @param server returns the address of a node; called for each connection */
export function follow(server: () => string, id: string): Following {
  const heard: Following['heard'] = [];
  const halt = new AbortController();
  const waiting: (() => void)[] = [];
  const notify = (): void => {
    for (const go of waiting.splice(0)) go();
  };
  const api = {
    ...{ WebSocket, token: null },
    get server() {
      return server();
    },
  };
  const listen = async (): Promise<void> => {
    for await (const update of watchTournamentWith(api, UPDATES, { id, after: -1, signal: halt.signal })) {
      if (update.restarted) heard.length = 0;
      const came = Date.now();
      for (const entry of update.entries) heard.push({ ...entry, came });
      notify();
    }
  };
  let ended = false;
  const over = listen().finally(() => {
    ended = true;
    notify();
  });
  over.catch(() => {}); // a caller that awaits the promise still gets the error
  const until: Following['until'] = async (is) => {
    for (;;) {
      const found = heard.find(is);
      if (found) return found;
      if (ended) throw new Error('the subscription has already ended');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  return { heard, until, over, close: async () => halt.abort() };
}
