import { lookUpWith } from '../../process/outgoing/dns-lookup.ts';
import { AddressBlocked, isPublic, isReservedName, literalAddress } from '../../process/outgoing/public-address.ts';
import { request } from '../../process/outgoing/request.ts';
import { TimedOut, withTimeLimit } from '../../process/outgoing/time-limit.ts';
import type { NotificationContext } from '../context.ts';

export const FAILURES = ['REFUSED', 'REDIRECTED', 'TIMED_OUT', 'UNREACHABLE', 'BLOCKED'] as const;
export type Failure = (typeof FAILURES)[number];

export interface Receipt {
  /** The HTTP status, or null without a response. */
  status: number | null;
  /** The reason for a failure, or null if the receiver accepted the request. */
  failure: Failure | null;
}

export interface Posted {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

type PostSettings = Pick<NotificationContext, 'privateTargets' | 'patience' | 'nameServers'> & { stop: AbortSignal };

/** The maximum number of bytes of a response that are read and discarded. */
const MOST = 16_384;

/** Never posts to a private address, whatever the host name resolves to. Returns only the status of the response. */
export async function post(url: URL, posted: Posted, settings: PostSettings): Promise<Receipt> {
  const { privateTargets, patience, nameServers, stop } = settings;
  if (!privateTargets && !isAllowed(url)) return { status: null, failure: 'BLOCKED' };
  const attempt = (signal: AbortSignal) => {
    const lookup = lookUpWith({ privateAddresses: privateTargets, nameServers, signal });
    return request(url, { method: 'POST', ...posted, maxBytes: MOST, signal, lookup });
  };
  try {
    return receiptOf((await withTimeLimit(patience, stop, attempt)).status);
  } catch (error) {
    return { status: null, failure: failureOf(error) };
  }
}

/** Whether a URL is allowed, before the host name is resolved. */
export function isAllowed(url: URL): boolean {
  const literal = literalAddress(url);
  return url.protocol === 'https:' && (literal === null ? !isReservedName(url) : isPublic(literal));
}

function receiptOf(status: number): Receipt {
  if (status >= 200 && status < 300) return { status, failure: null };
  return { status, failure: status >= 300 && status < 400 ? 'REDIRECTED' : 'REFUSED' };
}

function failureOf(error: unknown): Failure {
  if (error instanceof AddressBlocked) return 'BLOCKED';
  return error instanceof TimedOut ? 'TIMED_OUT' : 'UNREACHABLE';
}
