import { isNull } from 'drizzle-orm';
import { preparedOnce } from '../../db/prepared-query.ts';
import { notificationTargets } from '../../db/schema.ts';
import { seatMoments } from '../../matches/index.ts';
import type { NotificationContext } from '../context.ts';
import { STALE } from '../events.ts';
import { directNotificationsFor, friendRequestsFor, notificationsOf } from './pending-notifications.ts';
import { storeDeliveries } from './store-deliveries.ts';

/** How long changes are collected before one look-up, in milliseconds. */
const TOGETHER = 100;
/** The maximum number of matches or players per look-up. */
const AT_ONCE = 200;

/** Notices events when updates arrive. The sweep finds missed events. Returns a function that stops watching. */
export function watchForEvents(notifications: NotificationContext): () => void {
  const { bus, log } = notifications;
  /** Changed matches, and players whose friend requests have changed. */
  const [matches, players] = [new Set<string>(), new Set<string>()];
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    timer ??= setTimeout(() => {
      look(notifications, matches, players)
        .catch((error: unknown) => log.warn({ err: error }, 'could not store notifications; the sweep will catch up'))
        .finally(() => {
          timer = undefined;
          if (matches.size + players.size > 0) later();
        });
    }, TOGETHER);
  };
  const note = (changed: Set<string>, id: string) => {
    changed.add(id);
    later();
  };
  const ends = [
    bus.subscribe((matchId) => note(matches, matchId)),
    bus.onPlayer((playerId, change) => change === 'FRIENDS' && note(players, playerId)),
  ];
  return () => {
    for (const end of ends) end();
    clearTimeout(timer);
    matches.clear();
    players.clear();
  };
}

async function look(notifications: NotificationContext, matches: Set<string>, players: Set<string>): Promise<void> {
  if (!(await hasTargets(notifications))) for (const changed of [matches, players]) changed.clear();
  while (matches.size > 0) await noticeEvents(notifications, { matches: someOf(matches) });
  while (players.size > 0)
    await storeDeliveries(notifications, await friendRequestsFor(notifications, someOf(players)));
}

/** Removes and returns the ids for one look-up. */
function someOf(changed: Set<string>): string[] {
  const ids = [...changed].slice(0, AT_ONCE);
  for (const id of ids) changed.delete(id);
  return ids;
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
