import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** The prefix length of one site's IPv6 addresses: 65,536 networks of /64. */
const SITE = 48;

/** All networks of a site together have the limits of this many networks. */
export const NETWORKS_OF_SITE = 4;

/** The site of an IPv6 address or network; null for all others. */
export function siteOf(address: string): string | null {
  return isIPv6(address) ? normalizeIP(address, SITE) : null;
}

/** The owner of a turn in a fair queue: an IPv4 address, or one of {@link NETWORKS_OF_SITE} groups of an IPv6 site. */
export function turnOwner(address: string, site = siteOf(address)): string {
  return site === null ? address : `${site} ${hash('sha256', address, 'buffer').readUInt32BE() % NETWORKS_OF_SITE}`;
}
