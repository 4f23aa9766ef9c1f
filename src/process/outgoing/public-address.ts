import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export class AddressBlocked extends Error {
  override name = 'AddressBlocked';
  readonly code = 'BLOCKED';
}

// The only IPv6 range allocated so far.
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

/** Whether an address is on the public internet, and so in no special-purpose range of the IANA registries. */
export function isPublic(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT));
}

/** Names that no public name server resolves, from RFC 6761, 6762 and 8375, and `internal`, which ICANN reserves. */
const RESERVED = /(^|\.)(localhost|local|internal|home\.arpa|invalid|test|onion)\.?$/;

/** Whether a URL's host can resolve only to a private address, or to no address at all. */
export function isReservedName({ hostname }: URL): boolean {
  return RESERVED.test(hostname);
}

/** Null if the host is a name. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : null;
}
