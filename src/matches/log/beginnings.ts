import type { News } from '../../ledger/news.ts';
import type { HotMatches } from './hot-matches.ts';

type Listener = (matchId: string) => void;

/** Tells players of matches that they sit down at or that begin: who sits there is looked up once, and nobody else is woken. */
export class Beginnings {
  readonly #hot: Pick<HotMatches, 'current'>;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #end: () => void;

  constructor(news: News, hot: Pick<HotMatches, 'current'>) {
    this.#hot = hot;
    // What cannot be read now is found by those who look again now and then.
    this.#end = news.ofBeginnings((id) => void this.#tell(id).catch(() => {}));
  }

  /** Listens for a player's matches. Returns what ends it. */
  of(playerId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(playerId) ?? new Set();
    this.#listeners.set(playerId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(playerId) === listeners) this.#listeners.delete(playerId);
    };
  }

  /** The players that somebody listens for. */
  players(): Iterable<string> {
    return this.#listeners.keys();
  }

  /** Somebody has looked which matches a player is in: whoever listens knows them, or hears of them now. */
  found(playerId: string, matchId: string): void {
    for (const listener of this.#listeners.get(playerId) ?? []) listener(matchId);
  }

  close(): void {
    this.#end();
    this.#listeners.clear();
  }

  async #tell(id: string): Promise<void> {
    if (this.#listeners.size === 0) return;
    const hot = await this.#hot.current(id);
    const players = new Set(hot?.match.seats.map(({ player }) => player?.id));
    for (const player of players) for (const listener of this.#listeners.get(player ?? '') ?? []) listener(id);
  }
}
