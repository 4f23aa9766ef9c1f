import type { Accounts } from '../accounts.ts';
import { checkAddress } from '../emails/own-email.ts';
import { countWithin } from './counts.ts';

const HOUR = 3_600_000;
/** Emails of a kind to one address that may be asked for within an hour: from one network, one site, and everywhere. */
const FROM_NETWORK = 3;
const FROM_SITE = 6;
const FROM_ALL = 10;

/** The purpose of an email. Each kind is counted by itself: emails of one kind keep no player from a new password. */
export interface WantedEmail {
  kind: 'RESET' | 'CONFIRM';
  /** Any player's or none's. */
  to: string;
}

/** Where a request comes from: a network of one customer, and the site that several of them may belong to. */
export interface Networks {
  address: string;
  /** Null for IPv4. */
  site: string | null;
}

/**
 * Guards mailboxes against emails that strangers ask for, and owners against strangers: a stranger uses up the stranger's own.
 * Emails do not make earlier ones worthless, and what they hold is good for as long as they are counted: when all that may be
 * sent has been, the owner has that many good ones.
 * @throws Refused RATE_LIMITED, BAD_INPUT
 */
export async function countEmail(accounts: Accounts, { kind, to }: WantedEmail, from: Networks): Promise<void> {
  const key = `email ${kind} ${checkAddress(to).toLowerCase()}`; // addresses are ASCII: SQL's lower() says the same
  await countWithin(accounts, FROM_NETWORK, `${key} ${from.address}`, HOUR);
  if (from.site !== null) await countWithin(accounts, FROM_SITE, `${key} site ${from.site}`, HOUR);
  await countWithin(accounts, FROM_ALL, key, HOUR);
}
