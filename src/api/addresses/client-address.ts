import { normalizeIP } from '@fastify/rate-limit';
import { type Networks, siteOf } from '../../accounts/index.ts';
import { withoutPort } from './forwarded-address.ts';

/** Of an IPv6 address the part that is given to one customer: whoever has it has 2^64 addresses. */
const NETWORK = 64;

/** Under which address a client is counted. Who has gone before the request was looked at has none any more. */
export function addressOf({ ip }: { ip: string | undefined }): string {
  return ip === undefined ? 'gone' : normalizeIP(withoutPort(ip), NETWORK);
}

/** The same, with the site that an IPv6 address belongs to. */
export function networksOf({ ip }: { ip: string | undefined }): Networks {
  const address = addressOf({ ip });
  return { address, site: siteOf(address) };
}
