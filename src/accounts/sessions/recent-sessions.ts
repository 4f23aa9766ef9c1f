import { LRUCache } from 'lru-cache';
import type { Caller } from '../caller.ts';

/** A session that was read a moment ago. */
export interface RecentSession {
  caller: Caller;
  expiresAt: Date;
}

/** As whose requests are counted that come with a token, when it was last looked at. */
export interface Holder {
  /** A player's id, or that of an API key: `Caller.client`. */
  client: string;
  /** Whom it costs nothing to be. */
  isNewcomer: boolean;
}

/** How long another node may go on trusting a token that has been revoked here, in milliseconds. */
export const TRUST = 2_000;

/** What this node remembers of tokens, by their hashes. Of each kind the one not seen for longest is forgotten first. */
export class RecentSessions {
  readonly live = new LRUCache<string, RecentSession>({ max: 20_000, ttl: TRUST });
  /** As whose requests are counted that came with them: good enough to count requests by, not to answer them. */
  readonly holders = new LRUCache<string, Holder>({ max: 50_000 });
  /** Tokens of our form that we have not given out, or that are over: none becomes good again. */
  readonly bad = new LRUCache<string, true>({ max: 20_000 });

  keep(tokenHash: string, session: RecentSession, isNewcomer: boolean): void {
    this.live.set(tokenHash, session);
    this.holders.set(tokenHash, { client: session.caller.client, isNewcomer });
  }

  noteBad(tokenHash: string): void {
    this.bad.set(tokenHash, true);
    this.live.delete(tokenHash);
    this.holders.delete(tokenHash);
  }

  /** Whoever shows a token of this player is looked up again. */
  forgetPlayer(playerId: string): void {
    for (const [tokenHash, { caller }] of [...this.live.entries()])
      if (caller.id === playerId) this.live.delete(tokenHash);
  }

  /** Sessions may be gone, and some that were over may be good again. */
  clear(): void {
    this.live.clear();
    this.holders.clear();
    this.bad.clear();
  }
}
