import type { PlayerListener, PlayerNews } from '../../accounts/inside.ts';
import type { Listen } from '../../ledger/store.ts';

/** News between nodes of matches and players. */
export interface EntryBus extends Listen {
  /** Tells every node that something about a player has changed. */
  publishPlayer(playerId: string, news: PlayerNews): void;
  onPlayer(listener: PlayerListener): () => void;
}
