import { LRUCache } from 'lru-cache';
import type { Caller } from '../caller.ts';

export interface CachedSession {
  caller: Caller;
  expiresAt: Date;
}

/** The client whose budget a token's requests are charged to, as last looked up. */
export interface Holder {
  /** A player's id, or that of an API key: `Caller.client`. */
  client: string;
  isNewcomer: boolean;
}

/** How long another node may still trust a token revoked here, in milliseconds. */
export const TRUST = 2_000;

/** This node's cache of tokens, by hash. Each kind evicts the least recently used. */
export class SessionCache {
  readonly live = new LRUCache<string, CachedSession>({ max: 20_000, ttl: TRUST });
  /** Clients of tokens: good enough to count requests by, not to answer them. */
  readonly holders = new LRUCache<string, Holder>({ max: 50_000 });
  /** Well-formed tokens that we did not issue, or that have ended: they stay invalid. */
  readonly bad = new LRUCache<string, true>({ max: 20_000 });

  keep(tokenHash: string, session: CachedSession, isNewcomer: boolean): void {
    this.live.set(tokenHash, session);
    this.holders.set(tokenHash, { client: session.caller.client, isNewcomer });
  }

  noteBad(tokenHash: string): void {
    this.bad.set(tokenHash, true);
    this.live.delete(tokenHash);
    this.holders.delete(tokenHash);
  }

  /** Forces a new lookup for tokens of this player. */
  forgetPlayer(playerId: string): void {
    for (const [tokenHash, { caller }] of [...this.live.entries()])
      if (caller.id === playerId) this.live.delete(tokenHash);
  }

  /** Clears everything: sessions may be lost, and ended ones valid again. */
  clear(): void {
    this.live.clear();
    this.holders.clear();
    this.bad.clear();
  }
}
