import type { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../db/open-database.ts';
import type { PublishedGame } from '../engine/index.ts';
import type { Mail } from './emails/mail.ts';
import type { Player } from './player.ts';
import type { OidcTokens } from './sessions/oidc-tokens.ts';
import type { SessionCache } from './sessions/session-cache.ts';

/** Everything that the functions of accounts need: one per process. */
export interface AccountContext {
  db: Pick<Database, 'orm' | 'pool' | 'atRest'> & Partial<Pick<Database, 'epoch'>>;
  now(): number;
  games: readonly PublishedGame[];
  /** How long a session lives, in days. */
  sessionDays: number;
  /** How long guests without a match are kept, in days; 0: forever. */
  guestDays: number;
  /** The last player checked by the sweep for unused guests. */
  guests: { after: string };
  /** The last player whose name the sweep checked. */
  names: { after: string };
  /** Requests per minute for all API keys of a player together; 0: no limit. */
  keyBudget: number;
  /** Null if no outside issuer is configured. */
  outside: OidcTokens | null;
  /** Tells all nodes that a player or their credentials have changed. */
  bus: Pick<Bus, 'publishPlayer' | 'onPlayer'>;
  mail: Pick<Mail, 'post'>;
  recent: SessionCache;
  /** Players recently found by their outside identity. */
  identified: LRUCache<string, Player>;
}
