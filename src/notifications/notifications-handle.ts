import { randomUUID } from 'node:crypto';
import { Handle, outsideOf } from '../handle.ts';
import type { NotificationContext } from './context.ts';
import { InFlight } from './sending/in-flight-limits.ts';
import { BACK_OFF } from './sending/retry-backoff.ts';
import { Vapid } from './sending/vapid.ts';
import { watchForEvents } from './triggers/watch-for-events.ts';

/** The handle that other folders use for notifications, which gives no access to the secrets of targets. */
export class NotificationsHandle extends Handle<NotificationContext> {
  readonly #end: () => Promise<void>;

  constructor(notifications: NotificationContext, end: () => Promise<void>) {
    super(notifications);
    this.#end = end;
  }

  /** Stops watching for events and aborts slow requests. */
  close(): Promise<void> {
    return this.#end();
  }
}

const DEFAULTS = { tournaments: null, privateTargets: false, patience: 10_000, backOff: BACK_OFF };

export type NotificationsDependencies = Omit<
  NotificationContext,
  'vapid' | 'inFlight' | 'swept' | keyof typeof DEFAULTS
> &
  Partial<Pick<NotificationContext, keyof typeof DEFAULTS>> & {
    /** The `mailto:` or `https:` address where push services can contact the operator. */
    contact?: string | undefined;
    /** Whether this process watches matches for events; by default, true. */
    notices?: boolean;
  };

/** Opens the notifications in a migrated database. */
export function openNotifications({
  contact,
  notices = true,
  ...parts
}: NotificationsDependencies): NotificationsHandle {
  const notifications: NotificationContext = {
    ...DEFAULTS,
    ...parts,
    vapid: new Vapid(parts.db, parts.now, contact),
    inFlight: new InFlight(),
    swept: { after: randomUUID() }, // random, so that nodes that restart often still check every player
  };
  const ends = notices ? watchForEvents(notifications) : null;
  return new NotificationsHandle(notifications, async () => {
    ends?.();
    await notifications.inFlight.close();
  });
}

type Hidden = { db: unknown } | { orm: unknown } | { addressHash: unknown };

export const fromOutside = outsideOf<NotificationContext, Hidden>();
