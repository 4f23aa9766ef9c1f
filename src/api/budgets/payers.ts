import { type Holder, holderOf, playerOf } from '../../accounts/index.ts';
import { addressOf } from '../addresses/client-address.ts';
import { wellFormedToken } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Counts } from './counts.ts';
import { type Payer, payerOf } from './payer.ts';
import { within } from './too-many.ts';

/** In milliseconds. */
const MINUTE = 60_000;

type Request = Parameters<typeof addressOf>[0] & Parameters<typeof wellFormedToken>[0];

/**
 * Whose budget a request is counted to. A token that is no good counts for its address: else a new one with each request
 * would count for nobody. One that this node has not seen is looked up at the expense of its address, as long as that has
 * not shown too many that are no good.
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
    return holder === 'NOBODY' ? nobody(address) : known(holder, address);
  };
}

/** Somebody of whom nothing but the address is known. */
export function nobody(address: string): Payer {
  return payerOf(null, address);
}

function known({ client, isNewcomer }: Holder, address: string): Payer {
  return { client, newcomersOf: isNewcomer ? address : null };
}
