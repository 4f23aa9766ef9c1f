import { hash } from 'node:crypto';
import { z } from 'zod';
import type { deliveries, notificationTargets } from '../../db/schema.ts';
import { type NotificationContext, opened } from '../context.ts';
import { encryptedPush } from './encrypted-push.ts';
import { type Posted, post, type Receipt } from './http-post.ts';
import { signedMessage } from './webhook-signature.ts';

export type StoredTarget = typeof notificationTargets.$inferSelect;
export type StoredDelivery = typeof deliveries.$inferSelect;

const pushKeys = z.object({ p256dh: z.string(), auth: z.string() });
/** How long a push service keeps a message for an offline browser, in seconds. */
const KEPT = 86_400;

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
    // A later message about the same match replaces a message that is waiting for the browser.
    topic: hash('sha256', matchId, 'base64url').slice(0, 32),
  };
  return { headers, body: encryptedPush(text, pushKeys.parse(JSON.parse(secret))) };
}
