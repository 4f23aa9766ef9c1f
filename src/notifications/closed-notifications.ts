import { randomUUID } from 'node:crypto';
import { Closed, outsideOf } from '../closed.ts';
import type { ClosedTournaments } from '../tournaments/index.ts';
import { hearNews } from './noticing/notice.ts';
import type { Notifications } from './notifications.ts';
import { BACK_OFF } from './sending/attempts.ts';
import { InFlight } from './sending/in-flight.ts';
import { Vapid } from './sending/vapid.ts';

/** Notifications as other folders hold them. No secret of a target can be taken out. */
export class ClosedNotifications extends Closed<Notifications> {
  readonly #end: () => Promise<void>;

  constructor(notifications: Notifications, end: () => Promise<void>) {
    super(notifications);
    this.#end = end;
  }

  /** Notices nothing more and breaks off requests that take long. */
  close(): Promise<void> {
    return this.#end();
  }
}

export type NotificationsParts = Pick<Notifications, 'db' | 'room' | 'queues' | 'bus' | 'log' | 'now'> & {
  /** Left out: notifications are about matches alone. */
  tournaments?: ClosedTournaments;
  /** Left out: only public addresses, over TLS. */
  privateTargets?: boolean;
  /** Left out: 10 seconds. */
  patience?: number;
  /** Left out: the system's. */
  nameServers?: readonly string[];
  /** Left out: a day. */
  backOff?: readonly number[];
  /** Whom a push service may write to about this server: `mailto:` or `https:`. */
  contact?: string | undefined;
  /** Whether this process notices what happens at matches; left out: it does. */
  notices?: boolean;
};

/** Notifications over a migrated database. */
export function openNotifications(parts: NotificationsParts): ClosedNotifications {
  const { db, room, tournaments = null, queues, bus, log, now } = parts;
  const notifications: Notifications = {
    ...{ db, room, tournaments, queues, bus, log, now },
    privateTargets: parts.privateTargets ?? false,
    patience: parts.patience ?? 10_000,
    nameServers: parts.nameServers,
    backOff: parts.backOff ?? BACK_OFF,
    vapid: new Vapid(db, now, parts.contact),
    inFlight: new InFlight(),
    swept: { after: randomUUID() }, // anywhere: nodes that start often still come round to everybody
  };
  const ends = parts.notices === false ? null : hearNews(notifications);
  return new ClosedNotifications(notifications, async () => {
    ends?.();
    await notifications.inFlight.close();
  });
}

/** What no verb may answer with. */
type Hidden = { db: unknown } | { orm: unknown } | { addressHash: unknown };

export const fromOutside = outsideOf<Notifications, Hidden>();
