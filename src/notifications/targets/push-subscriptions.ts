import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { Event } from '../events.ts';
import type { Notifications } from '../notifications.ts';
import { areKeys } from '../sending/encrypted-push.ts';
import { addTarget, checkedEvents, checkedUrl, listTargets, removeTarget, type Target } from './stored-targets.ts';

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
