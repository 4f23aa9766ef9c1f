import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.ts';

/** A session that was read a moment ago. */
export interface RecentSession {
  caller: Caller;
  expiresAt: Date;
}

/** By the hash of the token. */
export type RecentSessions = LRUCache<string, RecentSession>;

/** How long another node may go on trusting a token that has been revoked here, in milliseconds. */
const TRUST = 2_000;

export function recentSessions(): RecentSessions {
  return new LRUCache({ max: 20_000, ttl: TRUST });
}
