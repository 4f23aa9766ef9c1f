import { createHmac, randomBytes } from 'node:crypto';
import type { Posted } from './http-post.ts';

const PREFIX = 'whsec_';

/** Creates a webhook secret of 32 random bytes, in the form of Standard Webhooks. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** Standard Webhooks 1.0.0: HMAC-SHA256 over the message's id, the time of the attempt and the body. */
export function signedMessage(body: string, { id, secret, now }: { id: string; secret: string; now: number }): Posted {
  const name = `msg_${id}`;
  const at = Math.floor(now / 1000);
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${name}.${at}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': name,
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${signature}`,
  };
  return { headers, body };
}
