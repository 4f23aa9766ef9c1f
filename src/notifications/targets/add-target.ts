import { checkLabel, keyedRequest } from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { badInput } from '../../errors.ts';
import type { NotificationContext } from '../context.ts';
import type { Event } from '../events.ts';
import { areKeys } from '../sending/encrypted-push.ts';
import { newSecret } from '../sending/send.ts';
import { addTarget, checkedEvents, checkedUrl, type Target } from './stored-targets.ts';

export interface CreateWebhook {
  url: string;
  name?: string | null | undefined;
  /** Default: all. */
  events?: readonly Event[] | null | undefined;
  /** See `NewTarget`; default: null. */
  madeFrom?: string | null;
  /** The client's key for the request, 1 to 200 characters: a repeated key of the same player gets the same answer. */
  key?: string | null | undefined;
}

/**
 * Posts events of the caller's matches to an address, from now on.
 * @returns the webhook and the secret that signs its messages; only the same request with the same key returns it again
 * @throws Refused BAD_INPUT (also for a key used for another request); FORBIDDEN for too many; NOT_FOUND (created under the
 * key, and deleted)
 */
export async function createWebhook(
  notifications: NotificationContext,
  caller: Caller,
  { madeFrom = null, ...input }: CreateWebhook,
): Promise<{ webhook: Target; secret: string }> {
  const { url, name = null, events } = input;
  const { target, secret } = await addTarget(notifications, caller, {
    kind: 'WEBHOOK',
    url: checkedUrl(notifications, url, 'url'),
    name: name === null ? null : checkLabel(name),
    secret: newSecret(),
    events: checkedEvents(events),
    madeFrom,
    request: keyedRequest(caller, 'createWebhook', input),
  });
  return { webhook: target, secret };
}

/** The fields of a browser's `PushSubscription`. */
export interface SubscribePush {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Default: all. */
  events?: readonly Event[] | null | undefined;
  /** See `NewTarget`; default: null. */
  madeFrom?: string | null;
}

/**
 * Notifies a browser of events of the caller's matches, from now on. A browser has one player: it is taken from its former one.
 * @throws Refused BAD_INPUT; FORBIDDEN for too many
 */
export async function subscribePush(
  notifications: NotificationContext,
  caller: Caller,
  { endpoint, p256dh, auth, events, madeFrom = null }: SubscribePush,
): Promise<Target> {
  const url = checkedUrl(notifications, endpoint, 'endpoint');
  if (!areKeys({ p256dh, auth }))
    throw badInput('p256dh', 'p256dh, auth: send both keys as the browser returned them, base64url');
  const wanted = checkedEvents(events);
  const secret = JSON.stringify({ p256dh, auth });
  const browser = { kind: 'PUSH', url, name: null, secret, events: wanted, madeFrom } as const;
  return (await addTarget(notifications, caller, browser)).target;
}
