import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PublishedGame } from '../engine/index.ts';
import { Handle, outsideOf, stateOf } from '../handle.ts';
import { writePresences } from './contacts/presence.ts';
import { PresenceWriter } from './contacts/presence-writer.ts';
import type { AccountContext } from './context.ts';
import { NO_WORDS } from './names/name-words.ts';
import type { Player } from './player.ts';
import { SessionCache, TRUST } from './sessions/session-cache.ts';

/** The handle that other folders use for accounts, which gives no access to the database. */
export class AccountsHandle extends Handle<AccountContext> {
  get games(): readonly PublishedGame[] {
    return stateOf(this).games;
  }

  /** Waits for the write that is running. */
  async close(): Promise<void> {
    await stateOf(this).presences.close();
  }
}

/** By default, API keys are unlimited, no emails are sent, guests are kept forever, and no word is refused in names. */
const DEFAULTS: Pick<AccountContext, 'guestDays' | 'keyBudget' | 'mail' | 'words'> = {
  guestDays: 0,
  keyBudget: 0,
  mail: { post: () => {} },
  words: NO_WORDS,
};

/** The fields that the context creates itself. */
type Own = 'recent' | 'presences' | 'identified' | 'guests' | 'names' | 'maintenance';
type AccountsDependencies = Omit<AccountContext, Own | keyof typeof DEFAULTS> & Partial<typeof DEFAULTS>;

/** Opens the accounts in a migrated database. */
export function openAccounts(parts: AccountsDependencies): AccountsHandle {
  const identified = new LRUCache<string, Player>({ max: 5_000, ttl: TRUST });
  const recent = new SessionCache();
  const presences = new PresenceWriter((playerIds) => writePresences(parts, playerIds), parts.now);
  parts.db.epoch?.onRaised(() => {
    // A raised epoch means that the database has lost data.
    recent.clear();
    identified.clear();
  });
  parts.bus.onPlayer((playerId, change) => {
    if (change === 'FRIENDS') return;
    recent.forgetPlayer(playerId);
    for (const [subject, { id }] of [...identified.entries()]) if (id === playerId) identified.delete(subject);
  });
  // Start with a random player, so that nodes that restart often still check every player.
  const [guests, names] = [{ after: randomUUID() }, { after: randomUUID() }];
  const maintenance = { value: null, readAt: Number.NEGATIVE_INFINITY };
  return new AccountsHandle({ ...DEFAULTS, ...parts, recent, presences, identified, guests, names, maintenance });
}

type Hidden = { db: unknown } | { orm: unknown } | { passwordHash: unknown } | { tokenHash: unknown };

export const fromOutside = outsideOf<AccountContext, Hidden>();
