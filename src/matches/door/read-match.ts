import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/columns.ts';
import type { HotMatch } from '../log/hot-matches.ts';
import { noMatch } from '../match/checks.ts';
import type { Room } from '../room.ts';
import { beginIfFull, begunIfFull, isFull } from './begin-full.ts';
import { type Look, lookAt } from './look.ts';
import { SeenMatch } from './seen-match.ts';
import { endBroken } from './under-rules.ts';

/** A match as the database knows it now. @throws Refused NOT_FOUND, also for a match that is not the caller's to see */
export async function readMatch(room: Room, caller: Caller | null, id: string): Promise<SeenMatch> {
  return new SeenMatch(room, await lookFor(room, caller, id));
}

/** The same with everything in it, for what stays in here. @throws Refused NOT_FOUND */
export async function lookFor(room: Room, caller: Caller | null, id: string): Promise<Look> {
  const hot = await currentHot(room, id);
  if (hot.broken && hot.match.status === 'RUNNING') {
    await lookAt(room, caller, hot.match);
    await endBroken(room, id);
  }
  return lookAt(room, caller, hot.match);
}

/** The match in memory, for who is alone at it. @throws Refused NOT_FOUND */
export async function heldHot(room: Room, id: string): Promise<HotMatch> {
  const hot = isUuid(id) ? await begunIfFull(room, await room.hot.get(id)) : null;
  if (!hot) throw noMatch();
  return hot;
}

/** The match as the database knows it. @throws Refused NOT_FOUND */
export async function freshHot(room: Room, id: string): Promise<HotMatch> {
  return begun(room, isUuid(id) ? await room.hot.fresh(id) : null);
}

/** The match as it stands now. A node that is alone asks its memory, not the database. @throws Refused NOT_FOUND */
export async function currentHot(room: Room, id: string): Promise<HotMatch> {
  return begun(room, isUuid(id) ? await room.hot.current(id) : null);
}

/** The match with this invitation, as the database knows it; null when there is none. */
export async function invitedHot(room: Room, invitation: string): Promise<HotMatch | null> {
  const hot = await room.hot.invited(invitation.trim().toUpperCase().replaceAll('\0', ''));
  return hot && begun(room, hot);
}

// Whoever touches a full match begins it, if the one who took its last seat has not come to that.
async function begun(room: Room, hot: HotMatch | null): Promise<HotMatch> {
  if (!hot) throw noMatch();
  if (!isFull(hot.match)) return hot;
  const { id } = hot.match;
  await beginIfFull(room, id).catch((error: unknown) =>
    room.log.error({ err: error, matchId: id }, 'A full match cannot begin.'),
  );
  const now = await room.hot.fresh(id);
  if (!now) throw noMatch();
  return now;
}
