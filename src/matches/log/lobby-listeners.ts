import { Listeners } from '../../ledger/follow/listeners.ts';
import type { StreamUpdates } from '../../ledger/follow/stream-updates.ts';
import { lookEvery } from '../../ledger/reconcile.ts';
import type { MatchCache } from './cache/match-cache.ts';
import type { MatchStore } from './match-store.ts';

type Listener = (matchId: string) => void;

/** Looks up a match's players once, and notifies only those players. */
export class PlayerMatchListeners {
  readonly #cache: Pick<MatchCache, 'current'>;
  readonly #listeners = new Listeners<[matchId: string]>();
  readonly #end: () => void;

  constructor(updates: StreamUpdates, cache: Pick<MatchCache, 'current'>) {
    this.#cache = cache;
    // If the match cannot be read now, `reconcileLobby` finds it later.
    this.#end = updates.ofBeginnings((id) => void this.#notify(id).catch(() => {}));
  }

  of(playerId: string, listener: Listener): () => void {
    return this.#listeners.add(playerId, listener);
  }

  players(): Iterable<string> {
    return this.#listeners.ids();
  }

  /** Notifies the player's listeners of a match that they may already know about. */
  found(playerId: string, matchId: string): void {
    this.#listeners.notify(playerId, matchId);
  }

  close(): void {
    this.#end();
    this.#listeners.clear();
  }

  async #notify(id: string): Promise<void> {
    if (this.#listeners.size === 0) return;
    const cached = await this.#cache.current(id);
    for (const player of new Set(cached?.match.seats.map((seat) => seat.player?.id)))
      if (player) this.found(player, id);
  }
}

export class LobbyListeners {
  readonly #listeners = new Set<Listener>();
  /** The matches that were open at the last check, each with its key. */
  readonly #known = new Map<string, string>();
  readonly #end: () => void;

  constructor(updates: Pick<StreamUpdates, 'ofBeginnings'>) {
    this.#end = updates.ofBeginnings((id) => this.#notify(id));
  }

  of(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#known.clear();
    };
  }

  /** Finds changes that no message announced, for all listeners of this node together. */
  async look(store: Pick<MatchStore, 'openMatches'>): Promise<void> {
    if (this.#listeners.size === 0) return;
    const rows = await store.openMatches([...this.#known.keys()]);
    for (const { id, open, key } of rows) {
      if (this.#known.get(id) !== key) this.#notify(id);
      if (open) this.#known.set(id, key);
      else this.#known.delete(id);
    }
    // A match that the database has lost is no longer open.
    const there = new Set(rows.map(({ id }) => id));
    for (const id of [...this.#known.keys()]) if (!there.has(id) && this.#known.delete(id)) this.#notify(id);
  }

  close(): void {
    this.#end();
    this.#listeners.clear();
  }

  #notify(id: string): void {
    for (const listener of this.#listeners) listener(id);
  }
}

/** Times in milliseconds. A lost message about a player's match goes unnoticed for at most two rounds. */
const PLAYERS = { round: 5000, steps: 10 };
/** Times in milliseconds. A lost message about an open match goes unnoticed for at most two rounds. */
const OPENINGS = { round: 15_000, steps: 1 };

/** Finds lost updates for clients that watch their own decisions or the lobby. */
export function reconcileLobby({ store, beginnings, openings }: Lobby): () => void {
  const look = async (ids: readonly string[]): Promise<void> => {
    for (const { player, id } of await store.playedBy(ids)) beginnings.found(player, id);
  };
  const players = lookEvery({ all: () => beginnings.players(), look }, PLAYERS);
  const lobby = lookEvery({ all: () => ['all'], look: () => openings.look(store) }, OPENINGS);
  return () => {
    players();
    lobby();
  };
}

interface Lobby {
  store: Pick<MatchStore, 'openMatches' | 'playedBy'>;
  beginnings: PlayerMatchListeners;
  openings: LobbyListeners;
}
