import type { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../db/open.ts';
import type { PublishedGame } from '../engine/index.ts';
import type { Mail } from './emails/mail.ts';
import type { Player } from './player.ts';
import type { OutsideTokens } from './sessions/outside-tokens.ts';
import type { RecentSessions } from './sessions/recent-sessions.ts';

/** What the verbs about accounts work with. */
export interface Accounts {
  db: Pick<Database, 'orm' | 'pool'> & Partial<Pick<Database, 'atRest' | 'epoch'>>;
  now(): number;
  games: readonly PublishedGame[];
  /** How long a session lives, in days. */
  sessionDays: number;
  /** How long guests who have no match are kept, in days; 0: for ever. */
  guestDays: number;
  /** The last player who was looked at for that. */
  guests: { after: string };
  /** The last player whose name was looked at. */
  names: { after: string };
  /** Requests a minute that all API keys of a player may have together; 0: no limit. */
  keyBudget: number;
  /** Null when no outside issuer is configured. */
  outside: OutsideTokens | null;
  /** Tells all nodes that who a player is, or what lets them in, has changed. */
  bus: Pick<Bus, 'publishPlayer' | 'onPlayer'>;
  mail: Pick<Mail, 'post'>;
  recent: RecentSessions;
  /** Players that were found by their outside identity a moment ago. */
  identified: LRUCache<string, Player>;
}
