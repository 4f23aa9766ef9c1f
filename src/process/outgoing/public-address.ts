import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The address is not one of the public internet, and the operator has not allowed others. */
export class AddressBlocked extends Error {
  override name = 'AddressBlocked';
  readonly code = 'BLOCKED';
}

// The only IPv6 addresses that have been given out so far.
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

/** Whether an address is one of the public internet: in no special range of IANA's registries. */
export function isPublic(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT));
}

/** Names that no public name server answers for: RFC 6761, 6762 and 8375, and the one that ICANN keeps for private networks. */
const RESERVED = /(^|\.)(localhost|local|internal|home\.arpa|invalid|test|onion)\.?$/;

/** Whether the host of a URL is a name that always leads inside, or nowhere. */
export function isReservedName({ hostname }: URL): boolean {
  return RESERVED.test(hostname);
}

/** The host of a URL if it is an IP address; null: it is a name. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : null;
}
