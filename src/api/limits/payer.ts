import {
  type Caller,
  holderOf,
  isNewcomer,
  NETWORKS_OF_SITE,
  playerOf,
  siteOf,
  turnOwner,
} from '../../accounts/index.ts';
import { addressOf } from '../addresses.ts';
import type { Dependencies } from '../dependencies.ts';
import { wellFormedToken } from '../request/authenticate.ts';
import { type Counts, MINUTE, within } from './counts.ts';

/** Whose budgets something is counted to. */
export interface Payer {
  /** A player's id, an API key, or an address. */
  client: string;
  /** Of a newcomer the address, all of whose newcomers have one more budget together: another guest is made in no time. */
  newcomersOf: string | null;
}

/** How many clients' budgets the newcomers of one address have together: a household, a class, a provider's customers. */
const NEWCOMERS = 10;

/** The caller of a connection that came from an address; without one the address itself. */
export function payerOf(caller: Caller | null, address: string): Payer {
  if (!caller) return { client: address, newcomersOf: null };
  return { client: caller.client, newcomersOf: isNewcomer(caller, Date.now()) ? address : null };
}

/** How requests with an API key are counted; see `Caller.client`. */
const KEY = /^key:(\d+):/;

export function isKey(client: string): boolean {
  return KEY.test(client);
}

/** What a client may have in a minute; an API key says it by its name. */
export function limitOf(client: string, usual: number): number {
  const key = KEY.exec(client);
  return key ? Number(key[1]) : usual;
}

/** Among whom turns go round: clients, and all newcomers of an address together. */
export function ownerOf({ client, newcomersOf }: Payer): string {
  return newcomersOf === null ? client : turnOwner(newcomersOf);
}

/**
 * The budgets that a newcomer shares with all others of the address, and of its IPv6 site.
 * @returns each one's key, and how many clients' budgets it is
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
 * The payer of a request. An invalid token counts for its address: else each request could bring a new one. An unknown token is
 * looked up at the expense of its address, as long as that has not shown too many invalid ones.
 */
export function payersOf(
  { accounts }: Dependencies,
  counts: Counts,
  max: number,
): (request: Request) => Promise<Payer> {
  const lookedUp = async (token: string, address: string): Promise<Payer> => {
    const key = `strange-${address}`;
    within(max, await counts.add(key, 1, MINUTE));
    const player = await playerOf(accounts, token).catch(() => undefined); // an outage proves no token wrong
    if (player !== null) await counts.add(key, -1, MINUTE);
    return payerOf(player ?? null, address);
  };
  return async (request) => {
    const address = addressOf(request);
    const token = wellFormedToken(request);
    if (token === null) return nobody(address);
    const holder = holderOf(accounts, token);
    if (holder === null) return lookedUp(token, address);
    if (holder === 'NOBODY') return nobody(address);
    return { client: holder.client, newcomersOf: holder.isNewcomer ? address : null };
  };
}

/** The payer for a client that is known only by its address. */
export function nobody(address: string): Payer {
  return payerOf(null, address);
}
