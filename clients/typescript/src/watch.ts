import type { Api, Document } from './api.ts';
import { ServerRefusal } from './failures.ts';
import { MATCH_UPDATES, type MatchUpdatesResult, type MatchUpdatesVariables } from './operations.generated.ts';
import { pauseAfter, sleep } from './patience.ts';
import { type Subscribing, subscribe } from './subscribe.ts';

export type MatchUpdateParts = MatchUpdatesResult['matchUpdates'];

/** A match or a tournament that is followed, and from where. */
export interface Watch extends Subscribing {
  id: string;
  /** The last version already known, -1 for all from the beginning; when left out only what comes from now on. */
  after?: number | undefined;
  /** Told when the connection is lost and when it is back. */
  connection?: ((state: 'lost' | 'back') => void) | undefined;
}

/**
 * Every update of a match, in order, each entry once, over any number of lost connections. Ends when the match can change no
 * more, or with the signal; leave the loop to stop earlier.
 * @throws ServerRefusal
 */
export function watchMatch(api: Api, watch: Watch): AsyncGenerator<MatchUpdateParts> {
  return watchMatchWith(api, MATCH_UPDATES, watch);
}

/** The same with a selection of one's own. It must ask for `version`. */
export function watchMatchWith<Update extends { readonly version: number }>(
  api: Api,
  updates: Document<{ readonly matchUpdates: Update }, MatchUpdatesVariables>,
  watch: Watch,
): AsyncGenerator<Update> {
  return watched(api, updates, ({ matchUpdates }) => matchUpdates, watch);
}

/** A tournament that is followed in the same way, with a selection of one's own. It must ask for `version`. */
export function watchTournamentWith<Update extends { readonly version: number }>(
  api: Api,
  updates: Document<{ readonly tournamentUpdates: Update }, MatchUpdatesVariables>,
  watch: Watch,
): AsyncGenerator<Update> {
  return watched(api, updates, ({ tournamentUpdates }) => tournamentUpdates, watch);
}

async function* watched<Result, Update extends { readonly version: number }>(
  api: Api,
  updates: Document<Result, MatchUpdatesVariables>,
  updateIn: (result: Result) => Update,
  { id, after, ...how }: Watch,
): AsyncGenerator<Update> {
  let known = after;
  const variables = () => (known === undefined ? { id } : { id, after: known });
  for await (const result of subscribeAgain(api, updates, variables, how)) {
    const update = updateIn(result);
    known = update.version;
    yield update;
  }
}

/**
 * A subscription that begins again after each lost connection. Ends when the server completes it, or with the signal.
 * @param variables is called at each beginning: for where to resume
 * @throws ServerRefusal
 */
export async function* subscribeAgain<Result, Variables>(
  api: Api,
  query: Document<Result, Variables>,
  variables: () => Variables,
  { connection, ...how }: Omit<Watch, 'id' | 'after'>,
): AsyncGenerator<Result> {
  let failed = 0;
  let lost = false;
  while (!how.signal?.aborted) {
    try {
      for await (const result of subscribe(api, query, variables(), how)) {
        if (lost) connection?.('back');
        lost = false;
        failed = 0;
        yield result;
      }
      return;
    } catch (error) {
      const pause = pauseAfter(error, failed, true);
      if (pause === null) throw error;
      if (!lost && !(error instanceof ServerRefusal)) {
        lost = true;
        connection?.('lost');
      }
      failed++;
      await sleep(pause, how.signal).catch(() => {}); // aborted: the loop ends by itself
    }
  }
}
