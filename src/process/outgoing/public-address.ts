import { BlockList, isIP } from 'node:net';

/** The address is not one of the public internet, and the operator has not allowed others. */
export class AddressBlocked extends Error {
  override name = 'AddressBlocked';
  readonly code = 'BLOCKED';
}

// IANA's registries of special addresses: what is not reachable from everywhere is somebody's inside.
const INSIDE_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
// Of IPv6 only what is given out, without what leads on to an IPv4 address.
const OUTSIDE_6 = '2000::/3';
const INSIDE_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const inside = new BlockList();
const outside = new BlockList();
for (const range of INSIDE_4) add(inside, range, 'ipv4');
for (const range of INSIDE_6) add(inside, range, 'ipv6');
add(outside, OUTSIDE_6, 'ipv6');

function add(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [net = '', bits] = range.split('/');
  list.addSubnet(net, Number(bits), family);
}

/** Whether an address is one of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && outside.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** The host of a URL if it is an IP address; null: it is a name. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : null;
}
