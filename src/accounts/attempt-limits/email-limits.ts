import type { AccountContext } from '../context.ts';
import { checkAddress } from '../emails/set-and-confirm-email.ts';
import { countWithin } from './stored-counts.ts';

const HOUR = 3_600_000;

/** How many emails of a kind one address may get within an hour: from one network, from one site, and in total. */
const FROM_NETWORK = 3;
const FROM_SITE = 6;
const FROM_ALL = 10;

/** An email to send. Each kind has its own count, so that emails of another kind never block a password reset. */
export interface WantedEmail {
  kind: 'RESET' | 'CONFIRM';
  /** The recipient's address, which may belong to no player. */
  to: string;
}

/** The origin of a request: one customer's network, and the site that several of these may belong to. */
export interface Networks {
  address: string;
  /** Null for IPv4. */
  site: string | null;
}

/**
 * Guards mailboxes against emails requested by strangers. A stranger can use up only their own share. A code stays valid at
 * least as long as its email counts, so an owner who can get no more emails still has valid codes.
 * @throws Refused RATE_LIMITED, BAD_INPUT
 */
export async function countEmail(accounts: AccountContext, { kind, to }: WantedEmail, from: Networks): Promise<void> {
  const key = `email ${kind} ${checkAddress(to).toLowerCase()}`; // addresses are ASCII: SQL's lower() says the same
  await countWithin(accounts, FROM_NETWORK, `${key} ${from.address}`, HOUR);
  if (from.site !== null) await countWithin(accounts, FROM_SITE, `${key} site ${from.site}`, HOUR);
  await countWithin(accounts, FROM_ALL, key, HOUR);
}
