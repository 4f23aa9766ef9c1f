import { randomUUID } from 'node:crypto';
import type { deliveries } from '../../db/schema.ts';
import { openCalls, openInvitations } from '../../matches/index.ts';
import { openNotices } from '../../tournaments/index.ts';
import type { Notifications } from '../notifications.ts';
import { sealed } from '../targets/sealed.ts';
import { STALE } from './news-of.ts';
import { insert, type Target, targetsOf } from './notice.ts';
import { type Outright, ofCall, ofInvitation, ofNotice } from './outright.ts';

/** The news for these players, or about these matches or tournaments: challenges, calls for a judge, notices of tournaments. */
export async function waitingFor(
  { room, tournaments, now }: Notifications,
  of: { matches: readonly string[] } | { players: readonly string[] },
): Promise<Outright[]> {
  const since = new Date(now() - STALE);
  const whose = 'players' in of ? of : { tournaments: of.matches };
  const [invitations, calls, notices] = await Promise.all([
    openInvitations(room, of),
    openCalls(room, { ...of, since }),
    tournaments ? openNotices(tournaments, { ...whose, since }) : [],
  ]);
  return [...invitations.map(ofInvitation), ...calls.map(ofCall), ...notices.map(ofNotice)];
}

/** Writes down what targets have to be told of it, each thing once. No subscription tells it: nothing is held back. */
export async function noticeOutright(notifications: Notifications, all: readonly Outright[]): Promise<void> {
  const concerned = all.filter(({ playerId }) => notifications.known.has(playerId));
  if (concerned.length === 0) return;
  const targets = await targetsOf(notifications, [...new Set(concerned.map(({ playerId }) => playerId))]);
  const rows = concerned.flatMap((one) =>
    targets
      .filter(({ playerId, events }) => playerId === one.playerId && events.includes(one.event))
      .filter(({ createdAt }) => one.at > createdAt)
      .map((target) => rowOf(notifications, target, one)),
  );
  await insert(notifications, rows);
}

function rowOf(
  notifications: Notifications,
  { id: targetId }: Target,
  { event, matchId, about, body }: Outright,
): typeof deliveries.$inferInsert {
  const id = randomUUID();
  const now = new Date(notifications.now());
  const place = { id, targetId, about, event, matchId };
  return { ...place, body: sealed(notifications, 'body', id, body(+now)), createdAt: now, status: 'DUE', nextAt: now };
}
