import type { Caller } from '../../accounts/index.ts';
import { checkLabel } from '../../accounts/inside.ts';
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
  /** Left out: it is. */
  quiet?: boolean | null | undefined;
  /** See `NewTarget`; left out: null. */
  madeFrom?: string | null;
}

/** The caller's webhooks, the newest first. */
export function listWebhooks(notifications: Notifications, caller: Caller): Promise<Target[]> {
  return listTargets(notifications, caller, 'WEBHOOK');
}

/**
 * Posts what happens to the caller's matches to an address, from now on.
 * @returns it, and what its messages are signed with, which is never told again
 * @throws Refused BAD_INPUT; FORBIDDEN for too many
 */
export async function createWebhook(
  notifications: Notifications,
  caller: Caller,
  { url, name = null, events, quiet, madeFrom = null }: CreateWebhook,
): Promise<{ webhook: Target; secret: string }> {
  const secret = newSecret();
  const webhook = await addTarget(notifications, caller, {
    kind: 'WEBHOOK',
    url: checkedUrl(notifications, url, 'url'),
    name: name === null ? null : checkLabel(name),
    secret,
    events: checkedEvents(events),
    quiet: quiet ?? true,
    madeFrom,
  });
  return { webhook, secret };
}

/** @throws Refused NOT_FOUND, also for somebody else's */
export function deleteWebhook(notifications: Notifications, caller: Caller, id: string): Promise<void> {
  return removeTarget(notifications, caller, 'WEBHOOK', id);
}

/** Switches on again what was switched off. @throws Refused NOT_FOUND, also for somebody else's */
export function resumeWebhook(notifications: Notifications, caller: Caller, id: string): Promise<Target> {
  return resumeTarget(notifications, caller, 'WEBHOOK', id);
}
