import {
  type Caller,
  holderOf,
  isNewcomer,
  NETWORKS_OF_SITE,
  playerOf,
  siteOf,
  turnOwner,
} from '../../accounts/index.ts';
import { addressOf } from '../client-addresses.ts';
import type { Dependencies } from '../dependencies.ts';
import { wellFormedToken } from '../request/authenticate.ts';
import { type Counts, MINUTE, within } from './request-counts.ts';

/** The client whose budgets are charged. */
export interface Payer {
  /** A player's id, an API key, or an address. */
  client: string;
  /** For a newcomer, the address. All newcomers of an address also share one budget, because creating guests is quick. */
  newcomersOf: string | null;
}

/**
 * The budget shared by an address's newcomers, as a multiple of a client's: for a household, a class, a provider's customers.
 */
const NEWCOMERS = 10;

/** The payer of a connection: its caller or, without one, its address. */
export function payerOf(caller: Caller | null, address: string): Payer {
  if (!caller) return { client: address, newcomersOf: null };
  return { client: caller.client, newcomersOf: isNewcomer(caller, Date.now()) ? address : null };
}

/** The prefix of API keys in counts; see `Caller.client`. */
const KEY = /^key:(\d+):/;

export function isKey(client: string): boolean {
  return KEY.test(client);
}

/** A client's requests per minute. An API key's name contains its own limit. */
export function limitOf(client: string, usual: number): number {
  const key = KEY.exec(client);
  return key ? Number(key[1]) : usual;
}

/** The owner in a fair queue: a client, or all newcomers of an address together. */
export function ownerOf({ client, newcomersOf }: Payer): string {
  return newcomersOf === null ? client : turnOwner(newcomersOf);
}

/**
 * The budgets that a newcomer shares with all others at the address, and at its IPv6 site.
 * @returns the key of each budget, and its size as a multiple of a client's
 */
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
 * The payer of a request. The address pays for an invalid token, because each request could carry a new one. It also pays for
 * looking up an unknown token, unless it has sent too many invalid ones.
 */
export function payersOf(
  { accounts }: Dependencies,
  counts: Counts,
  max: number,
): (request: Request) => Promise<Payer> {
  const lookedUp = async (token: string, address: string): Promise<Payer> => {
    const key = `strange-${address}`;
    within(max, await counts.add(key, 1, MINUTE));
    const player = await playerOf(accounts, token).catch(() => undefined); // an outage does not prove that the token is invalid
    if (player !== null) await counts.add(key, -1, MINUTE);
    return payerOf(player ?? null, address);
  };
  return async (request) => {
    const address = addressOf(request);
    const token = wellFormedToken(request);
    if (token === null) return payerOf(null, address);
    const holder = holderOf(accounts, token);
    if (holder === null) return lookedUp(token, address);
    if (holder === 'INVALID') return payerOf(null, address);
    return { client: holder.client, newcomersOf: holder.isNewcomer ? address : null };
  };
}
