import { createHmac, hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { deliveries, notificationTargets } from '../../db/schema.ts';
import { type NotificationContext, opened } from '../context.ts';
import { encryptedPush } from './encrypted-push.ts';
import { type Posted, post, type Receipt } from './http-post.ts';

export type StoredTarget = typeof notificationTargets.$inferSelect;
export type StoredDelivery = typeof deliveries.$inferSelect;

const pushKeys = z.object({ p256dh: z.string(), auth: z.string() });
/** How long a push service keeps a message for an offline browser, in seconds. */
const KEPT = 86_400;

/** Makes one attempt and returns its receipt. @param delivery with a signal that aborts the attempt */
export async function send(
  notifications: NotificationContext,
  target: StoredTarget,
  { id, matchId, text, stop }: Pick<StoredDelivery, 'id' | 'matchId'> & { text: string; stop: AbortSignal },
): Promise<Receipt> {
  const url = new URL(opened(notifications, 'address', target.id, target.address));
  const secret = opened(notifications, 'secret', target.id, target.secret);
  const message =
    target.kind === 'PUSH'
      ? await pushed(notifications, url, { text, secret, matchId })
      : signedMessage(text, { id, secret, now: notifications.now() });
  return post(url, message, { ...notifications, stop });
}

async function pushed(
  { vapid }: NotificationContext,
  url: URL,
  { text, secret, matchId }: { text: string; secret: string; matchId: string },
): Promise<Posted> {
  const headers = {
    authorization: await vapid.authorization(url),
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(KEPT),
    urgency: 'high',
    // A later message about the same match replaces one that waits for the browser.
    topic: hash('sha256', matchId, 'base64url').slice(0, 32),
  };
  return { headers, body: encryptedPush(text, pushKeys.parse(JSON.parse(secret))) };
}

const PREFIX = 'whsec_';

/** A new webhook secret: 32 random bytes, in the form of Standard Webhooks. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** A message signed by Standard Webhooks 1.0.0: HMAC-SHA256 over its id, the time of this attempt and the body. */
function signedMessage(body: string, { id, secret, now }: { id: string; secret: string; now: number }): Posted {
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
