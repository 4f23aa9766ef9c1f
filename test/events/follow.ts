import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** An entry of a tournament's log as everybody is shown it. */
export interface Heard {
  version: number;
  at: string;
  kind: string;
  by: string | null;
  input: unknown;
  facts: unknown;
}

/** A tournament that is followed over a WebSocket from its first entry on. */
export interface Following {
  /** As they came, each with when. */
  heard: (Heard & { came: number })[];
  /** Resolves with the entry that is the first to be so; rejects when the subscription ends before. */
  until(is: (entry: Heard) => boolean): Promise<Heard & { came: number }>;
  /** When it is over. */
  over: Promise<void>;
  close(): Promise<void>;
}

const UPDATES = `subscription ($id: ID!) { tournamentUpdates(id: $id, after: -1) {
  entries { version at kind by input facts } } }`;

interface Update {
  data?: { tournamentUpdates: { entries: Heard[] } } | null;
  errors?: readonly { message: string }[];
}

export function follow(url: string, id: string): Following {
  const client = createClient({ url: `${url.replace(/^http/, 'ws')}/graphql`, webSocketImpl: WebSocket });
  const heard: Following['heard'] = [];
  const waiting = new Set<() => void>();
  let ended = false;
  const over = new Promise<void>((resolve, reject) => {
    const sink = {
      next: (update: Update) => {
        const came = Date.now();
        for (const entry of update.data?.tournamentUpdates.entries ?? []) heard.push({ ...entry, came });
        for (const look of waiting) look();
      },
      error: (problem: unknown) => reject(new Error(`the subscription broke off: ${JSON.stringify(problem)}`)),
      complete: () => {
        ended = true;
        for (const look of waiting) look();
        resolve();
      },
    };
    client.subscribe<Update['data']>({ query: UPDATES, variables: { id } }, sink);
  });
  over.catch(() => {}); // whoever waits for it hears of it
  const until: Following['until'] = (is) =>
    new Promise((resolve, reject) => {
      let from = 0;
      const look = () => {
        for (; from < heard.length; from++) {
          const entry = heard[from];
          if (entry && is(entry)) {
            waiting.delete(look);
            return resolve(entry);
          }
        }
        if (ended) reject(new Error('it was over before'));
      };
      waiting.add(look);
      over.catch(reject);
      look();
    });
  return { heard, until, over, close: async () => client.dispose() };
}
