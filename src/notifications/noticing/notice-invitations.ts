import { randomUUID } from 'node:crypto';
import type { deliveries } from '../../db/schema.ts';
import type { OpenInvitation } from '../../matches/index.ts';
import { TYPES } from '../events.ts';
import type { Notifications } from '../notifications.ts';
import { sealed } from '../targets/sealed.ts';
import { insert, type Target, targetsOf } from './notice.ts';

/** Writes down which challenges targets have to be told of, each once. No subscription tells them: nothing is held back. */
export async function noticeInvitations(
  notifications: Notifications,
  invitations: readonly OpenInvitation[],
): Promise<void> {
  const concerned = invitations.filter(({ playerId }) => notifications.known.has(playerId));
  if (concerned.length === 0) return;
  const targets = await targetsOf(notifications, [...new Set(concerned.map(({ playerId }) => playerId))]);
  const rows = concerned.flatMap((invitation) =>
    targets
      .filter(({ playerId, events }) => playerId === invitation.playerId && events.includes('INVITED'))
      .filter(({ createdAt }) => invitation.at > createdAt)
      .map((target) => rowOf(notifications, target, invitation)),
  );
  await insert(notifications, rows);
}

function rowOf(
  notifications: Notifications,
  { id: targetId }: Target,
  { challengeId, matchId, from, game, expiresAt }: OpenInvitation,
): typeof deliveries.$inferInsert {
  const id = randomUUID();
  const now = new Date(notifications.now());
  const data = { challengeId, game: game.id, title: game.title, from, expiresAt };
  const body = JSON.stringify({ type: TYPES.INVITED, timestamp: now.toISOString(), data });
  const place = { id, targetId, about: `INVITED ${challengeId}`, event: 'INVITED', matchId };
  return { ...place, body: sealed(notifications, 'body', id, body), createdAt: now, status: 'DUE', nextAt: now };
}
