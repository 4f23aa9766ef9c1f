import { siteOf } from '../../accounts/index.ts';
import type { Share } from './in-flight.ts';

/** Requests to the targets of one player that this process makes at the same time. */
export const MOST_OF_PLAYER = 2;
/** The same of all players of one address: one person can be hundreds of them. */
const MOST_OF_ADDRESS = 4;
/** The same of one IPv6 site, which has 65,536 such addresses. */
const MOST_OF_SITE = 8;

export function shareOfPlayer(playerId: string): Share {
  return { of: playerId, most: MOST_OF_PLAYER };
}

/** @param madeFrom the address that the target was made from; null: unknown */
export function sharesOfAddress(madeFrom: string | null): Share[] {
  if (madeFrom === null) return [];
  const site = siteOf(madeFrom);
  const ofAddress = { of: `address ${madeFrom}`, most: MOST_OF_ADDRESS };
  return site === null ? [ofAddress] : [ofAddress, { of: `site ${site}`, most: MOST_OF_SITE }];
}
