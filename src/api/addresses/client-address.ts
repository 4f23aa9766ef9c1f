import { normalizeIP } from '@fastify/rate-limit';

/** Of an IPv6 address the part that is given to one customer: whoever has it has 2^64 addresses. */
const NETWORK = 64;

/** Under which address a client is counted. Who has gone before the request was looked at has none any more. */
export function addressOf({ ip }: { ip: string | undefined }): string {
  return ip === undefined ? 'gone' : normalizeIP(withoutPort(ip), NETWORK);
}

/** An address as some proxies forward it, behind which the client's port stands, by itself: `192.0.2.1:50123`, `[2001:db8::1]:50123`. */
export function withoutPort(forwarded: string): string {
  const [, inBrackets, before] = /^"?(?:\[([^\]]*)\](?::\d*)?|([^:]*):\d*)"?$/.exec(forwarded.trim()) ?? [];
  return inBrackets ?? before ?? forwarded;
}
