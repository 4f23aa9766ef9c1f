import { LRUCache } from 'lru-cache';
import type { Caller } from '../caller.ts';

/** A session that was read a moment ago. */
export interface RecentSession {
  caller: Caller;
  expiresAt: Date;
}

/** How long another node may go on trusting a token that has been revoked here, in milliseconds. */
export const TRUST = 2_000;

/** What this node remembers of tokens, by their hashes. Of each kind the one not seen for longest is forgotten first. */
export class RecentSessions {
  readonly #live = new LRUCache<string, RecentSession>({ max: 20_000, ttl: TRUST });
  /** As whose requests are counted that came with them: good enough to count requests by, not to answer them. */
  readonly #holders = new LRUCache<string, string>({ max: 50_000 });
  /** Tokens of our form that we have not given out, or that are over: none becomes good again. */
  readonly #bad = new LRUCache<string, true>({ max: 20_000 });

  live(tokenHash: string): RecentSession | undefined {
    return this.#live.get(tokenHash);
  }

  keep(tokenHash: string, session: RecentSession): void {
    this.#live.set(tokenHash, session);
    this.#holders.set(tokenHash, session.caller.client);
  }

  /** Under what requests with it were counted when it was last looked at; null when this node has not seen it. */
  holder(tokenHash: string): string | null {
    return this.#holders.get(tokenHash) ?? null;
  }

  noteHolder(tokenHash: string, client: string): void {
    this.#holders.set(tokenHash, client);
  }

  isBad(tokenHash: string): boolean {
    return this.#bad.has(tokenHash);
  }

  noteBad(tokenHash: string): void {
    this.#bad.set(tokenHash, true);
    this.forget(tokenHash);
  }

  /** Whoever shows a token of this player is looked up again. */
  forgetPlayer(playerId: string): void {
    for (const [tokenHash, { caller }] of [...this.#live.entries()])
      if (caller.id === playerId) this.#live.delete(tokenHash);
  }

  forget(tokenHash: string): void {
    this.#live.delete(tokenHash);
    this.#holders.delete(tokenHash);
  }
}
