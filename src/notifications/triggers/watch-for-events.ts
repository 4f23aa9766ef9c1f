import { isNull } from 'drizzle-orm';
import { preparedOnce } from '../../db/prepared-query.ts';
import { notificationTargets } from '../../db/schema.ts';
import { seatMoments } from '../../matches/index.ts';
import type { NotificationContext } from '../context.ts';
import { STALE } from '../events.ts';
import { directNotificationsFor, notificationsOf } from './pending-notifications.ts';
import { storeDeliveries } from './store-deliveries.ts';

/** How long changes are collected before one look-up, in milliseconds. */
const TOGETHER = 100;
/** The maximum number of matches per look-up. */
const AT_ONCE = 200;

/** Notices events when updates arrive. The sweep finds missed events. Returns a function that stops watching. */
export function watchForEvents(notifications: NotificationContext): () => void {
  const { bus, log } = notifications;
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    if (!(await hasTargets(notifications))) changed.clear();
    for (let ids = [...changed].slice(0, AT_ONCE); ids.length > 0; ids = [...changed].slice(0, AT_ONCE)) {
      for (const id of ids) changed.delete(id);
      await noticeEvents(notifications, { matches: ids });
    }
  };
  const later = () => {
    timer ??= setTimeout(() => {
      look()
        .catch((error: unknown) => log.warn({ err: error }, 'could not store notifications; the sweep will catch up'))
        .finally(() => {
          timer = undefined;
          if (changed.size > 0) later();
        });
    }, TOGETHER);
  };
  const stop = bus.subscribe((matchId) => {
    changed.add(matchId);
    later();
  });
  return () => {
    stop();
    clearTimeout(timer);
    changed.clear();
  };
}

/** Stores deliveries for all recent events of some matches or of some players. */
export async function noticeEvents(
  notifications: NotificationContext,
  of: { matches: string[] } | { players: string[] },
): Promise<void> {
  const moments = await seatMoments(notifications.matches, { ...of, since: new Date(notifications.now() - STALE) });
  const direct = await directNotificationsFor(notifications, of);
  await storeDeliveries(notifications, [...moments.flatMap(notificationsOf), ...direct]);
}

async function hasTargets({ db }: Pick<NotificationContext, 'db'>): Promise<boolean> {
  return (await anyTarget(db.orm).execute()).length > 0;
}

const anyTarget = preparedOnce((orm) => {
  const { id, disabledAt } = notificationTargets;
  return orm.select({ id }).from(notificationTargets).where(isNull(disabledAt)).limit(1).prepare('any-target');
});
