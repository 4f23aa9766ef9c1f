import type { Api, Document } from './api.ts';
import { ServerRefusal } from './failures.ts';
import { MATCH_UPDATES, type MatchUpdatesResult, type MatchUpdatesVariables } from './operations.generated.ts';
import { pauseAfter, sleep } from './patience.ts';
import { type Subscribing, subscribe } from './subscribe.ts';

export type MatchUpdateParts = MatchUpdatesResult['matchUpdates'];

/** The match or tournament to follow, and where to start. */
export interface Watch extends Subscribing {
  id: string;
  /** The last known version. Use -1 to receive all entries; leave it out to receive only new entries. */
  after?: number | undefined;
  /**
   * The epoch of the last known version, from `Match.epoch`. If the server has lost entries since, it resends them all.
   */
  epoch?: number | undefined;
  /** Called whenever the connection is lost or restored. */
  connection?: ((state: 'lost' | 'back') => void) | undefined;
}

/**
 * An update. `restarted` means that the server has lost entries: discard everything received earlier, because the
 * entries start again from the first one.
 */
export type Watched<Update> = Update & { readonly restarted?: true };

/** The fields required in every selection of updates. Without `epoch`, a resumed watch does not notice lost entries. */
interface Versioned {
  readonly version: number;
  readonly epoch?: number;
}

/**
 * Yields every update of a match, with each entry once and in order, even if the connection is lost. Ends when the
 * match can no longer change, or when the signal is aborted. Leave the loop to stop earlier.
 * @throws ServerRefusal
 */
export function watchMatch(api: Api, watch: Watch): AsyncGenerator<Watched<MatchUpdateParts>> {
  return watchMatchWith(api, MATCH_UPDATES, watch);
}

/** Works like {@link watchMatch} with a custom selection, which must include `version` and `epoch`. */
export function watchMatchWith<Update extends Versioned>(
  api: Api,
  updates: Document<{ readonly matchUpdates: Update }, MatchUpdatesVariables>,
  watch: Watch,
): AsyncGenerator<Watched<Update>> {
  return watched(api, updates, ({ matchUpdates }) => matchUpdates, watch);
}

/** Works like {@link watchMatch} for a tournament, with a custom selection that must include `version` and `epoch`. */
export function watchTournamentWith<Update extends Versioned>(
  api: Api,
  updates: Document<{ readonly tournamentUpdates: Update }, MatchUpdatesVariables>,
  watch: Watch,
): AsyncGenerator<Watched<Update>> {
  return watched(api, updates, ({ tournamentUpdates }) => tournamentUpdates, watch);
}

async function* watched<Result, Update extends Versioned>(
  api: Api,
  updates: Document<Result, MatchUpdatesVariables>,
  updateIn: (result: Result) => Update,
  { id, after, epoch, ...how }: Watch,
): AsyncGenerator<Watched<Update>> {
  let known = after;
  let isOn = false;
  let isAgain = false;
  const variables = () => {
    isOn = false;
    return known === undefined ? { id } : { id, after: known };
  };
  while (!how.signal?.aborted) {
    try {
      for await (const result of subscribeAgain(api, updates, variables, how)) {
        const update = updateIn(result);
        // An open subscription continues in a new epoch, or the server ends it. A resumed subscription cannot tell
        // which entries were lost.
        if (!isOn && (update.epoch ?? 0) > (epoch ?? Number.POSITIVE_INFINITY)) throw new ServerRefusal(LOST, '');
        known = update.version;
        epoch = update.epoch;
        isOn = true;
        yield isAgain ? { ...update, restarted: true } : update;
        isAgain = false;
      }
      return;
    } catch (error) {
      if (!hasLost(error, known)) throw error;
      known = after === undefined ? after : -1; // a caller that wants only new entries must not receive all old entries
      epoch = undefined;
      isAgain = true;
    }
  }
}

const LOST = 'STALE_VERSION';

/** Whether the server no longer has the known version. */
function hasLost(error: unknown, known = -1): boolean {
  return error instanceof ServerRefusal && (error.code === LOST || Number(error.details.version) < known);
}

/**
 * Subscribes again after each lost connection. Ends when the server completes the subscription, or when the signal is
 * aborted.
 * @param variables called before each attempt; returns variables that say where to resume
 * @throws ServerRefusal
 */
export async function* subscribeAgain<Result, Variables>(
  api: Api,
  query: Document<Result, Variables>,
  variables: () => Variables,
  { connection, ...how }: Omit<Watch, 'id' | 'after' | 'epoch'>,
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
      await sleep(pause, how.signal).catch(() => {}); // if the signal is aborted, the loop ends by itself
    }
  }
}
