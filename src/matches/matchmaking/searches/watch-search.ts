import DataLoader from 'dataloader';
import type { Caller } from '../../../accounts/index.ts';
import { Refused } from '../../../errors.ts';
import { Listeners } from '../../../ledger/follow/listeners.ts';
import { SharedReads } from '../../../ledger/follow/shared-reads.ts';
import { watching } from '../../../ledger/follow/watch-iterator.ts';
import { lookEvery } from '../../../ledger/reconcile.ts';
import type { MatchContext } from '../../context.ts';
import { pairPlayers } from './pair-players.ts';
import { endLease, renewLeases } from './search-store.ts';
import { readEachSearch, type SearchView } from './start-search.ts';

/** The time between two rounds in milliseconds, well below the length of a lease. */
const ROUND = 3000;

/** The searching players with a subscription on this node. Each round renews their leases and pairs them. */
class Searchers {
  readonly #context: MatchContext;
  readonly #listeners = new Listeners<[]>();
  readonly #passes = new SharedReads<void>();
  /** The players whose pools the next pass is for. */
  readonly #due = new Set<string>();
  /** Batches the reads of the players who are woken in the same turn of the event loop. Caches nothing. */
  readonly #searches: DataLoader<string, SearchView | null>;
  #stop: (() => void) | null = null;

  constructor(context: MatchContext) {
    this.#context = context;
    this.#searches = new DataLoader((ids) => readEachSearch(context, ids), {
      ...{ cache: false, maxBatchSize: 500, batchScheduleFn: setImmediate },
    });
  }

  read(playerId: string): Promise<SearchView | null> {
    return this.#searches.load(playerId);
  }

  /** Pairs everyone in these players' pools. Calls during a pass share the next one. */
  pair(players: readonly string[]): Promise<void> {
    for (const id of players) this.#due.add(id);
    return this.#passes.read('', () => {
      const due = [...this.#due];
      this.#due.clear();
      return pairPlayers(this.#context, due);
    });
  }

  add(playerId: string, listener: () => void): () => void {
    const remove = this.#listeners.add(playerId, listener);
    this.#stop ??= lookEvery(
      { all: () => this.#listeners.ids(), look: (ids) => this.look(ids) },
      { round: ROUND, steps: 1 },
    );
    return () => {
      remove();
      // If this fails, the lease soon ends by itself.
      if (!this.#listeners.has(playerId)) endLease(this.#context, playerId).catch(() => {});
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = null;
    };
  }

  async look(ids: readonly string[] = [...this.#listeners.ids()]): Promise<void> {
    await renewLeases(this.#context, ids);
    await this.pair(ids);
    for (const id of ids) this.#listeners.notify(id);
  }
}

const ofContexts = new WeakMap<MatchContext, Searchers>();

export function searchersOf(context: MatchContext): Searchers {
  const found = ofContexts.get(context) ?? new Searchers(context);
  ofContexts.set(context, found);
  return found;
}

/**
 * Yields the caller's search, then each change. Ends with the match that was found, or when the search is stopped or has
 * lasted for half an hour. The player is paired only while this iterator runs.
 * @throws Refused NOT_FOUND if there is no search, at the first `next()`
 */
export function watchSearch(context: MatchContext, caller: Caller): AsyncIterableIterator<SearchView, undefined> {
  return watching(2 * ROUND, async (watch) => {
    // A match's beginning is announced to its players on all nodes.
    const searchers = searchersOf(context);
    watch.leaving.push(context.beginnings.of(caller.id, watch.ring), searchers.add(caller.id, watch.ring));
    await renewLeases(context, [caller.id]);
    if (!(await searchers.read(caller.id)))
      throw new Refused('NOT_FOUND', 'You have no search, or it has ended: start one with startSearch.');
    await searchers.pair([caller.id]);
    let last = '';
    return async function* () {
      const search = await searchers.read(caller.id);
      if (!search || search.matchId !== null) watch.ended = true;
      if (!search) return;
      const { game, ...rest } = search;
      const current = JSON.stringify([game.id, rest]);
      if (current !== last) yield search;
      last = current;
    };
  });
}
