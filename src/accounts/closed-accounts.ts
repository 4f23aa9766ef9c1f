import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PublishedGame } from '../engine/index.ts';
import type { Accounts } from './accounts.ts';
import type { Player } from './player.ts';
import { RecentSessions, TRUST } from './sessions/recent-sessions.ts';

let accountsOf: (closed: ClosedAccounts) => Accounts;

/** The accounts as everybody outside holds them: verbs are given them, and no database can be taken out of them. */
export class ClosedAccounts {
  readonly #accounts: Accounts;

  static {
    accountsOf = (closed) => closed.#accounts;
  }

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  get games(): readonly PublishedGame[] {
    return this.#accounts.games;
  }
}

type AccountsParts = Omit<
  Accounts,
  'recent' | 'identified' | 'guestDays' | 'guests' | 'names' | 'keyBudget' | 'mail'
> & {
  /** Left out: guests are kept for ever. */
  guestDays?: number;
  /** Left out: nobody gets letters. */
  mail?: Accounts['mail'];
  /** Left out: any. */
  keyBudget?: number;
};

const NO_MAIL: Accounts['mail'] = { post: () => {} };

/** The caches drop a player who has changed, and everything when the database has lost something. */
function forgetful(accounts: Accounts): Accounts {
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

/** Accounts over a migrated database. */
export function openAccounts(parts: AccountsParts): ClosedAccounts {
  const identified = new LRUCache<string, Player>({ max: 5_000, ttl: TRUST });
  // Anywhere: nodes that start often still come round to everybody.
  const guests = { after: randomUUID() };
  const names = { after: randomUUID() };
  const recent = new RecentSessions();
  return new ClosedAccounts(
    forgetful({ guestDays: 0, keyBudget: 0, mail: NO_MAIL, ...parts, recent, identified, guests, names }),
  );
}

/** What no verb may answer with. */
type Hidden = { db: unknown } | { orm: unknown } | { passwordHash: unknown } | { tokenHash: unknown };

/** A verb as it is called from outside. One that hands out the accounts themselves, or a row of theirs, does not compile. */
export function fromOutside<A extends unknown[], R>(
  verb: ((accounts: Accounts, ...args: A) => R) &
    ([Extract<Awaited<R>, Hidden>] extends [never] ? unknown : 'it hands out what is hidden'),
): (accounts: ClosedAccounts, ...args: A) => R {
  return (accounts, ...args) => verb(accountsOf(accounts), ...args);
}
