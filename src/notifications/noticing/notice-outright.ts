import { randomUUID } from 'node:crypto';
import type { deliveries } from '../../db/schema.ts';
import { openCalls, openInvitations } from '../../matches/index.ts';
import type { Notifications } from '../notifications.ts';
import { sealed } from '../targets/sealed.ts';
import { STALE } from './news-of.ts';
import { insert, type Target, targetsOf } from './notice.ts';
import { type Outright, ofCall, ofInvitation } from './outright.ts';

/** What waits for an answer of these players, or at these matches, whoever does not sit there: challenges, and calls for a judge. */
export async function waitingFor(
  { room, now }: Notifications,
  of: { matches: readonly string[] } | { players: readonly string[] },
): Promise<Outright[]> {
  const since = new Date(now() - STALE);
  const [invitations, calls] = await Promise.all([openInvitations(room, of), openCalls(room, { ...of, since })]);
  return [...invitations.map(ofInvitation), ...calls.map(ofCall)];
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
