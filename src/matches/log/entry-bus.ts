import type { PlayerListener, PlayerNews } from '../../accounts/inside.ts';
import type { NewsSource } from '../../ledger/news.ts';
import type { Place } from '../../telemetry/traces.ts';

/** Tells other nodes that a match has new entries. A message may be lost or doubled. */
export interface EntryBus extends NewsSource {
  publish(matchId: string, version: number, told?: () => string): void;
  subscribe(listener: (matchId: string, version: number, place?: Place, told?: string) => void): () => void;
  /** Tells every node that something about a player has changed. */
  publishPlayer(playerId: string, news: PlayerNews): void;
  onPlayer(listener: PlayerListener): () => void;
}
