import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PublishedGame } from '../engine/index.ts';
import { Handle, outsideOf, stateOf } from '../handle.ts';
import type { AccountContext } from './context.ts';
import type { Player } from './player.ts';
import { SessionCache, TRUST } from './sessions/session-cache.ts';

/** The accounts as other folders hold them, without access to the database. */
export class AccountsHandle extends Handle<AccountContext> {
  get games(): readonly PublishedGame[] {
    return stateOf(this).games;
  }
}

/** Without a limit, without emails, and guests are kept forever. */
const DEFAULTS: Pick<AccountContext, 'guestDays' | 'keyBudget' | 'mail'> = {
  guestDays: 0,
  keyBudget: 0,
  mail: { post: () => {} },
};

type AccountsDependencies = Omit<AccountContext, 'recent' | 'identified' | 'guests' | 'names' | keyof typeof DEFAULTS> &
  Partial<typeof DEFAULTS>;

/** Drops changed players from the caches, and everything if the database has lost data. */
function forgettingChanges(accounts: AccountContext): AccountContext {
  const { db, bus, recent, identified } = accounts;
  db.epoch?.onRaised(() => {
    recent.clear();
    identified.clear();
  });
  bus.onPlayer((playerId) => {
    recent.forgetPlayer(playerId);
    for (const [subject, { id }] of [...identified.entries()]) if (id === playerId) identified.delete(subject);
  });
  return accounts;
}

/** Opens accounts over a migrated database. */
export function openAccounts(parts: AccountsDependencies): AccountsHandle {
  const identified = new LRUCache<string, Player>({ max: 5_000, ttl: TRUST });
  // A random start: nodes that restart often still reach every player.
  const guests = { after: randomUUID() };
  const names = { after: randomUUID() };
  const recent = new SessionCache();
  return new AccountsHandle(forgettingChanges({ ...DEFAULTS, ...parts, recent, identified, guests, names }));
}

/** Types that never leave this folder. */
type Hidden = { db: unknown } | { orm: unknown } | { passwordHash: unknown } | { tokenHash: unknown };

export const fromOutside = outsideOf<AccountContext, Hidden>();
