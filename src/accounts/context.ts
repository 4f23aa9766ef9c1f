import type { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../db/open-database.ts';
import type { PublishedGame } from '../engine/index.ts';
import type { KnownMaintenance } from './admins/maintenance-text.ts';
import type { PresenceWriter } from './contacts/presence-writer.ts';
import type { Mail } from './emails/mail.ts';
import type { NameWords } from './names/name-words.ts';
import type { Player } from './player.ts';
import type { OidcTokens } from './sessions/oidc-tokens.ts';
import type { SessionCache } from './sessions/session-cache.ts';

/** Everything that the functions in this folder need. A process has one context. */
export interface AccountContext {
  db: Pick<Database, 'orm' | 'pool' | 'atRest'> & Partial<Pick<Database, 'epoch'>>;
  now(): number;
  games: readonly PublishedGame[];
  sessionDays: number;
  /** How long guests without a match are kept, in days, or 0 to keep them forever. */
  guestDays: number;
  /** The last player that the sweep for unused guests checked. */
  guests: { after: string };
  /** The last player that the sweep for names checked. */
  names: { after: string };
  /** The requests per minute for all API keys of a player together, or 0 for no limit. */
  keyBudget: number;
  maintenance: KnownMaintenance;
  /** Names that contain one of these words are refused. */
  words: NameWords;
  /** Verifies tokens from an external issuer, or null if no issuer is configured. */
  outside: OidcTokens | null;
  bus: Pick<Bus, 'publishPlayer' | 'onPlayer'>;
  mail: Pick<Mail, 'post'>;
  recent: SessionCache;
  presences: PresenceWriter;
  /** The players recently looked up by their external identity. */
  identified: LRUCache<string, Player>;
}
