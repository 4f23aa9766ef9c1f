import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** The prefix length of an IPv6 site, which contains 65,536 networks of length /64. */
const SITE = 48;

/** The limit for a whole site, as a multiple of the limit for one network. */
export const NETWORKS_OF_SITE = 4;

/** Returns the site of an IPv6 address or network, or null for any other address. */
export function siteOf(address: string): string | null {
  // Most addresses are IPv4 addresses, and `isIPv6` is slow.
  return address.includes(':') && isIPv6(address) ? normalizeIP(address, SITE) : null;
}

/** Returns the owner in a fair queue: an IPv4 address, or one of {@link NETWORKS_OF_SITE} groups of an IPv6 site. */
export function turnOwner(address: string, site = siteOf(address)): string {
  return site === null ? address : `${site} ${hash('sha256', address, 'buffer').readUInt32BE() % NETWORKS_OF_SITE}`;
}
