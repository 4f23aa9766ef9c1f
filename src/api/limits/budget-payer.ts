import {
  type Caller,
  holderOf,
  isNewcomer,
  NETWORKS_OF_SITE,
  playerOf,
  siteOf,
  turnOwner,
} from '../../accounts/index.ts';
import type { MaybePromise } from '../../promises.ts';
import { addressOf } from '../client-addresses.ts';
import type { Dependencies } from '../dependencies.ts';
import { wellFormedToken } from '../request/authenticate.ts';
import { type Counts, MINUTE, within } from './request-counts.ts';

export interface Payer {
  /** A player's id, an API key, or an address. */
  client: string;
  /** A newcomer's address, or null. All newcomers at an address share one budget, because creating guests is quick. */
  newcomersOf: string | null;
}

/** A multiple of a client's budget, large enough for a household, a school class or a provider's customers. */
const NEWCOMERS = 10;

/** Returns the payer of a connection: the signed-in caller or, without one, the address. */
export function payerOf(caller: Caller | null, address: string): Payer {
  if (!caller) return { client: address, newcomersOf: null };
  return { client: caller.client, newcomersOf: isNewcomer(caller, Date.now()) ? address : null };
}

/** The prefix of an API key's client id, which contains the limit of the key. See `Caller.client`. */
const KEY = /^key:(\d+):/;

export function isKey(client: string): boolean {
  return KEY.test(client);
}

/** Returns a client's requests per minute. The client id of an API key contains the key's limit. */
export function limitOf(client: string, usual: number): number {
  const key = KEY.exec(client);
  return key ? Number(key[1]) : usual;
}

/** Returns the owner in a fair queue: one client, or all newcomers at an address together. */
export function ownerOf({ client, newcomersOf }: Payer): string {
  return newcomersOf === null ? client : turnOwner(newcomersOf);
}

/** Budgets for all newcomers at an address or an IPv6 site. `clients` is a multiple of a client's budget. */
export function newcomersBudgets({ newcomersOf: address }: Payer): { key: string; clients: number }[] {
  if (address === null) return [];
  const ofAddress = { key: `newcomers-${address}`, clients: NEWCOMERS };
  const site = siteOf(address);
  return site === null
    ? [ofAddress]
    : [ofAddress, { key: `newcomers-site-${site}`, clients: NEWCOMERS * NETWORKS_OF_SITE }];
}

type Request = Parameters<typeof addressOf>[0] & Parameters<typeof wellFormedToken>[0];

/**
 * The address pays for a request with an invalid token, because each request could carry a new token. An address that
 * has sent too many invalid tokens cannot send other unknown tokens.
 */
export function payersOf(
  { accounts }: Dependencies,
  counts: Counts,
  max: number,
): (request: Request) => MaybePromise<Payer> {
  const lookedUp = async (token: string, address: string): Promise<Payer> => {
    const key = `strange-${address}`;
    within(max, await counts.add(key, 1, MINUTE));
    // An outage does not prove that the token is invalid.
    const player = await Promise.resolve(playerOf(accounts, token)).catch(() => undefined);
    if (player !== null) await counts.add(key, -1, MINUTE);
    return payerOf(player ?? null, address);
  };
  return (request) => {
    const address = addressOf(request);
    const token = wellFormedToken(request);
    if (token === null) return payerOf(null, address);
    const holder = holderOf(accounts, token);
    if (holder === null) return lookedUp(token, address);
    if (holder === 'INVALID') return payerOf(null, address);
    return { client: holder.client, newcomersOf: holder.isNewcomer ? address : null };
  };
}
