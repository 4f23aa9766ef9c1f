import { LRUCache } from 'lru-cache';
import type { Caller } from '../caller.ts';

export interface CachedSession {
  caller: Caller;
  expiresAt: Date;
}

/** The client that pays for requests with a token, as last looked up. */
export interface Holder {
  /** The payer of the requests, as in `Caller.client`. */
  client: string;
  isNewcomer: boolean;
}

/** How long another node may still trust a token that was revoked on this node, in milliseconds. */
export const TRUST = 2_000;

/** This node's tokens, by hash. Each of the three caches evicts the least recently used tokens. */
export class SessionCache {
  readonly live = new LRUCache<string, CachedSession>({ max: 20_000, ttl: TRUST });
  /** The clients by token, reliable enough to count requests but not to grant access. */
  readonly holders = new LRUCache<string, Holder>({ max: 50_000 });
  /** Well-formed tokens that are unknown or no longer valid. Such a token never becomes valid. */
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

  /** Forces a new lookup of a player's tokens. */
  forgetPlayer(playerId: string): void {
    for (const [tokenHash, { caller }] of [...this.live.entries()])
      if (caller.id === playerId) this.live.delete(tokenHash);
  }

  /** After the database has lost data, sessions may be missing, and ended sessions may be valid again. */
  clear(): void {
    this.live.clear();
    this.holders.clear();
    this.bad.clear();
  }
}
