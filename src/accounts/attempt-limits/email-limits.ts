import type { AccountContext } from '../context.ts';
import { checkAddress } from '../emails/set-and-confirm-email.ts';
import { countWithin } from './stored-counts.ts';

const HOUR = 3_600_000;

/** The maximum number of emails of one kind to one address per hour: from one network, from one site, and in total. */
const FROM_NETWORK = 3;
const FROM_SITE = 6;
const FROM_ALL = 10;

/** An email to send. Each kind is counted separately, so that emails of another kind never block a password reset. */
export interface WantedEmail {
  kind: 'RESET' | 'CONFIRM';
  /** The recipient's address, which may belong to no player. */
  to: string;
}

/** The origin of a request: one customer's network, and the site that may contain several such networks. */
export interface Networks {
  address: string;
  /** Null for IPv4. */
  site: string | null;
}

/**
 * Protects mailboxes from emails that strangers request. One stranger can use up only part of an address's limit. A
 * code stays valid while its email counts towards the limit, so an owner at the limit still has valid codes.
 * @throws Refused RATE_LIMITED, BAD_INPUT
 */
export async function countEmail(accounts: AccountContext, { kind, to }: WantedEmail, from: Networks): Promise<void> {
  const key = `email ${kind} ${checkAddress(to).toLowerCase()}`; // equals lower() in SQL, because addresses are ASCII
  await countWithin(accounts, FROM_NETWORK, `${key} ${from.address}`, HOUR);
  if (from.site !== null) await countWithin(accounts, FROM_SITE, `${key} site ${from.site}`, HOUR);
  await countWithin(accounts, FROM_ALL, key, HOUR);
}
