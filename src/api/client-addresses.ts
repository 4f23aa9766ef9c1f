import { BlockList, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import { type Networks, siteOf } from '../accounts/index.ts';
import type { Config } from '../config.ts';

/** The prefix length that identifies an IPv6 client. One customer usually receives a whole /64 network. */
const NETWORK = 64;

/** Returns the address that a client's budget belongs to, or `gone` if the client has disconnected. */
export function addressOf({ ip }: { ip: string | undefined }): string {
  return ip === undefined ? 'gone' : normalizeIP(withoutPort(ip), NETWORK);
}

export function networksOf({ ip }: { ip: string | undefined }): Networks {
  const address = addressOf({ ip });
  return { address, site: siteOf(address) };
}

type Trust = boolean | ((address: string, hop: number) => boolean);

/** Fastify calls the function with each address and the number of hops before that address. */
export function trustOf(trusted: Config['trustProxy']): Trust {
  if (typeof trusted === 'boolean') return trusted;
  if (typeof trusted === 'number') return (_, hop) => hop < trusted;
  const proxies = listed(trusted.toLowerCase());
  return (forwarded) => {
    const address = withoutPort(forwarded);
    return proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

/** Names that an operator can use instead of network ranges of proxies. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** @throws Error if an entry is not an address */
function listed(trusted: string): BlockList {
  const list = new BlockList();
  const named = Object.hasOwn(NAMED, trusted) ? NAMED[trusted] : undefined;
  for (const one of named ?? trusted.split(',')) {
    const [network = '', bits] = one.trim().split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/** Strips the client's port, which some proxies append: `192.0.2.1:50123`, `[2001:db8::1]:50123`. */
function withoutPort(forwarded: string): string {
  const [, inBrackets, before] = /^"?(?:\[([^\]]*)\](?::\d*)?|([^:]*):\d*)"?$/.exec(forwarded.trim()) ?? [];
  return inBrackets ?? before ?? forwarded;
}
