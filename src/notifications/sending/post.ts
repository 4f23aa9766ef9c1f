import * as http from 'node:http';
import * as https from 'node:https';
import { AddressBlocked, isPublic, literalAddress, publicLookup } from './allowed-address.ts';

/** What was wrong with an attempt. */
export const FAILURES = ['REFUSED', 'REDIRECTED', 'TIMED_OUT', 'UNREACHABLE', 'BLOCKED'] as const;
export type Failure = (typeof FAILURES)[number];

/** What has come of an attempt. */
export interface Receipt {
  /** Of HTTP; null: there was no answer. */
  status: number | null;
  /** Null: it was taken. */
  failure: Failure | null;
}

export interface Posted {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

export interface PostSettings {
  /** Private addresses and plain HTTP are allowed. */
  privateTargets: boolean;
  /** For all of it, in milliseconds. */
  patience: number;
}

/** Bytes of an answer that are read, and thrown away. */
const MOST = 16_384;

/**
 * Posts to an address that somebody else has chosen: never to the inside, whatever its name is made to mean meanwhile; no
 * redirect is followed, no connection is kept, and of the answer nothing counts but its status.
 */
export function post(url: URL, { headers, body }: Posted, settings: PostSettings): Promise<Receipt> {
  const { privateTargets, patience } = settings;
  if (!privateTargets && !isAllowed(url)) return Promise.resolve({ status: null, failure: 'BLOCKED' });
  const { request } = url.protocol === 'http:' ? http : https;
  return new Promise((resolve) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Arbiter' },
      agent: false,
      maxHeaderSize: MOST,
      signal: AbortSignal.timeout(patience),
      ...(!privateTargets && { lookup: publicLookup }),
    });
    sent.on('response', (response) => {
      resolve(receiptOf(response.statusCode ?? 0));
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > MOST) sent.destroy();
      });
      response.on('error', () => {}); // its status has been read
    });
    sent.on('error', (error) => resolve({ status: null, failure: failureOf(error) }));
    sent.end(body);
  });
}

/** Whether a URL may be posted to at all, as far as it can be told without looking its name up. */
export function isAllowed(url: URL): boolean {
  const literal = literalAddress(url);
  return url.protocol === 'https:' && (literal === null || isPublic(literal));
}

function receiptOf(status: number): Receipt {
  if (status >= 200 && status < 300) return { status, failure: null };
  return { status, failure: status >= 300 && status < 400 ? 'REDIRECTED' : 'REFUSED' };
}

function failureOf(error: Error): Failure {
  if (error instanceof AddressBlocked) return 'BLOCKED';
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'TIMED_OUT' : 'UNREACHABLE';
}
