import { randomUUID } from 'node:crypto';
import type { deliveries } from '../../db/schema.ts';
import type { OpenInvitation } from '../../matches/index.ts';
import type { Notifications } from '../notifications.ts';
import { sealed } from '../targets/sealed.ts';
import { aboutChallenge } from './about-challenge.ts';
import { invitationMessage } from './message.ts';
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
  invitation: OpenInvitation,
): typeof deliveries.$inferInsert {
  const id = randomUUID();
  const now = new Date(notifications.now());
  const { challengeId, matchId } = invitation;
  const body = invitationMessage(invitation, now.getTime());
  const place = { id, targetId, about: aboutChallenge(challengeId), event: 'INVITED', matchId };
  return { ...place, body: sealed(notifications, 'body', id, body), createdAt: now, status: 'DUE', nextAt: now };
}
