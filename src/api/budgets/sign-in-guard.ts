import { hash } from 'node:crypto';
import { type ClosedAccounts, spellingsOf, wasSignedIn } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { Count, Counts } from './counts.ts';

/** Wrong passwords that an account may be tried with before it is guarded; as many again from each device of its owner. */
const FREE = 10;
const HOUR = 3_600_000;
/** The longest pause between two attempts at a guarded account, in milliseconds; the first one is a second. */
const LONGEST = 300_000;

export interface Attempt {
  name: string;
  /** The token of an earlier session of the account. */
  device?: string | null | undefined;
}

/**
 * Guards accounts against guessing from many addresses. After ten wrong passwords within an hour an account is tried once in a
 * pause that doubles each time; whoever asks meanwhile is refused, right or wrong. So that nobody can lock an owner out by
 * guessing, a device that has been signed in before has ten attempts of its own. Names that do not exist are guarded, too.
 */
export class SignInGuard {
  readonly #counts: Counts;
  readonly #accounts: ClosedAccounts;

  constructor(counts: Counts, accounts: ClosedAccounts) {
    this.#counts = counts;
    this.#accounts = accounts;
  }

  /** @throws Refused RATE_LIMITED; what `signIn` throws */
  async run<T>(attempt: Attempt, signIn: () => Promise<T>): Promise<T> {
    const key = (await this.#ofDevice(attempt)) ?? (await this.#ofAccount(attempt));
    const session = await signIn();
    await this.#counts.add(key, -1, HOUR); // it was no wrong one
    return session;
  }

  // Counted before it is tried: many that come at the same moment are as many.
  async #ofDevice({ name, device }: Attempt): Promise<string | null> {
    if (!device || !(await wasSignedIn(this.#accounts, { name, token: device }))) return null;
    const key = `device-${hash('sha256', device)}`;
    const { current } = await this.#counts.add(key, 1, HOUR);
    if (current <= FREE) return key;
    await this.#counts.add(key, -1, HOUR);
    return null;
  }

  async #ofAccount({ name }: Attempt): Promise<string> {
    const account = hash('sha256', spellingsOf(name)[0].toLowerCase());
    const key = `wrong-${account}`;
    const { current } = await this.#counts.add(key, 1, HOUR);
    if (current <= FREE) return key;
    const pause = Math.min(LONGEST, 1000 * 2 ** (current - FREE - 1));
    const turn = await this.#counts.add(`turn-${account}`, 1, pause);
    if (turn.current === 1) return key;
    await this.#counts.add(key, -1, HOUR);
    throw guarded(turn);
  }
}

function guarded({ until }: Count): Refused {
  const retryAfter = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const message = `Too many wrong passwords for this account: try again in ${retryAfter} s, or name a device that was signed in.`;
  return new Refused('RATE_LIMITED', message, { retryAfter });
}
