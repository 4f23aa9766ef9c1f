import type { Caller } from '../../accounts/index.ts';
import { checkLabel, keyedRequest } from '../../accounts/inside.ts';
import type { Event } from '../events.ts';
import type { Notifications } from '../notifications.ts';
import { newSecret } from '../sending/standard-webhook.ts';
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
