import { seatMoments } from '../../matches/index.ts';
import type { Notifications } from '../notifications.ts';
import { newsOf } from './news.ts';
import { hasTargets, notice, STALE } from './notice.ts';
import { waitingFor } from './outright.ts';

/** News of one moment are looked at together, in milliseconds. */
const TOGETHER = 100;
/** Matches at a time. */
const AT_ONCE = 200;

/** Notices what happens as soon as it is heard; the sweep finds what was missed. Returns what ends it. */
export function hearNews(notifications: Notifications): () => void {
  const { bus, log } = notifications;
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    if (!(await hasTargets(notifications))) changed.clear();
    for (let ids = [...changed].slice(0, AT_ONCE); ids.length > 0; ids = [...changed].slice(0, AT_ONCE)) {
      for (const id of ids) changed.delete(id);
      await noticeMatches(notifications, ids);
    }
  };
  const later = () => {
    timer ??= setTimeout(() => {
      look()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'What players are told comes later: the sweep makes up for it'),
        )
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

async function noticeMatches(notifications: Notifications, matches: string[]): Promise<void> {
  const since = new Date(notifications.now() - STALE);
  const moments = await seatMoments(notifications.room, { matches, since });
  await notice(notifications, [...moments.flatMap(newsOf), ...(await waitingFor(notifications, { matches }))]);
}
