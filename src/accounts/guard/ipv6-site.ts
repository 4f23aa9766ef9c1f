import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** The bits of an IPv6 address that one site is given, with 65,536 networks of /64. */
const SITE = 48;

/** The site of an IPv6 address, or of a network; null for any other. */
export function siteOf(address: string): string | null {
  return isIPv6(address) ? normalizeIP(address, SITE) : null;
}
