import type { Caller } from '../../accounts/index.ts';
import { checkLabel, keyedRequest } from '../../accounts/inside.ts';
import { Refused } from '../../errors.ts';
import type { Event } from '../events.ts';
import type { Notifications } from '../notifications.ts';
import { areKeys } from '../sending/encrypted-push.ts';
import { newSecret } from '../sending/send.ts';
import {
  addTarget,
  checkedEvents,
  checkedUrl,
  listTargets,
  removeTarget,
  resumeTarget,
  type Target,
} from './stored-targets.ts';

export interface CreateWebhook {
  url: string;
  name?: string | null | undefined;
  /** Left out: all. */
  events?: readonly Event[] | null | undefined;
  /** See `NewTarget`; left out: null. */
  madeFrom?: string | null;
  /** The client's own name for the request, 1 to 200 characters: the same key of the same player is answered the same way. */
  key?: string | null | undefined;
}

/** The caller's webhooks, the newest first. */
export function listWebhooks(notifications: Notifications, caller: Caller): Promise<Target[]> {
  return listTargets(notifications, caller, 'WEBHOOK');
}

/**
 * Posts what happens to the caller's matches to an address, from now on.
 * @returns it, and what its messages are signed with, which nothing but the same request under the same key is told again
 * @throws Refused BAD_INPUT (also for a key that was used for something else); FORBIDDEN for too many; NOT_FOUND (made under the key, and deleted)
 */
export async function createWebhook(
  notifications: Notifications,
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

/** @throws Refused NOT_FOUND, also for somebody else's */
export function deleteWebhook(notifications: Notifications, caller: Caller, id: string): Promise<void> {
  return removeTarget(notifications, caller, 'WEBHOOK', id);
}

/** Switches on again what was switched off. @throws Refused NOT_FOUND, also for somebody else's */
export function resumeWebhook(notifications: Notifications, caller: Caller, id: string): Promise<Target> {
  return resumeTarget(notifications, caller, 'WEBHOOK', id);
}

/** What a browser's `PushSubscription` holds. */
export interface SubscribePush {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Left out: all. */
  events?: readonly Event[] | null | undefined;
  /** See `NewTarget`; left out: null. */
  madeFrom?: string | null;
}

/** The key that browsers subscribe with. */
export function pushKey({ vapid }: Notifications): Promise<string> {
  return vapid.publicKey();
}

/** The caller's browsers, the newest first. */
export function listPushSubscriptions(notifications: Notifications, caller: Caller): Promise<Target[]> {
  return listTargets(notifications, caller, 'PUSH');
}

/**
 * Tells a browser what happens to the caller's matches, from now on. One that somebody else was signed in with before is
 * the caller's from here on: it is told of one player's matches only.
 * @throws Refused BAD_INPUT; FORBIDDEN for too many
 */
export async function subscribePush(
  notifications: Notifications,
  caller: Caller,
  { endpoint, p256dh, auth, events, madeFrom = null }: SubscribePush,
): Promise<Target> {
  const url = checkedUrl(notifications, endpoint, 'endpoint');
  if (!areKeys({ p256dh, auth }))
    throw new Refused('BAD_INPUT', 'p256dh, auth: send both keys as the browser returned them, base64url', {
      field: 'p256dh',
    });
  const wanted = checkedEvents(events);
  const secret = JSON.stringify({ p256dh, auth });
  const browser = { kind: 'PUSH', url, name: null, secret, events: wanted, madeFrom } as const;
  return (await addTarget(notifications, caller, browser)).target;
}

/** @throws Refused NOT_FOUND, also for somebody else's */
export function unsubscribePush(notifications: Notifications, caller: Caller, id: string): Promise<void> {
  return removeTarget(notifications, caller, 'PUSH', id);
}
