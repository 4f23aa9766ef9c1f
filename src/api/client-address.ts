import { normalizeIP } from '@fastify/rate-limit';

/** Of an IPv6 address the part that is given to one customer: whoever has it has 2^64 addresses. */
const NETWORK = 64;

/** Under which address a client is counted. */
export function addressOf({ ip }: { ip: string }): string {
  return normalizeIP(ip, NETWORK);
}
