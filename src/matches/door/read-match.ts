import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/columns.ts';
import type { CachedMatch } from '../log/match-cache.ts';
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
  const cached = await currentHot(room, id);
  if (cached.broken && cached.match.status === 'RUNNING') {
    await lookAt(room, caller, cached.match);
    await endBroken(room, id);
  }
  return lookAt(room, caller, cached.match);
}

/** The match in memory, for who is alone at it. @throws Refused NOT_FOUND */
export async function heldHot(room: Room, id: string): Promise<CachedMatch> {
  const cached = isUuid(id) ? await begunIfFull(room, await room.cache.get(id)) : null;
  if (!cached) throw noMatch();
  return cached;
}

/** The match as the database knows it. @throws Refused NOT_FOUND */
export async function freshHot(room: Room, id: string): Promise<CachedMatch> {
  return begun(room, isUuid(id) ? await room.cache.fresh(id) : null);
}

/** The match as it stands now. A node that is alone asks its memory, not the database. @throws Refused NOT_FOUND */
export async function currentHot(room: Room, id: string): Promise<CachedMatch> {
  return begun(room, isUuid(id) ? await room.cache.current(id) : null);
}

/** The match with this invitation, as the database knows it; null when there is none. */
export async function invitedHot(room: Room, invitation: string): Promise<CachedMatch | null> {
  const cached = await room.cache.invited(invitation.trim().toUpperCase().replaceAll('\0', ''));
  return cached && begun(room, cached);
}

// Whoever touches a full match begins it, if the one who took its last seat has not come to that.
async function begun(room: Room, cached: CachedMatch | null): Promise<CachedMatch> {
  if (!cached) throw noMatch();
  if (!isFull(cached.match)) return cached;
  const { id } = cached.match;
  await beginIfFull(room, id).catch((error: unknown) =>
    room.log.error({ err: error, matchId: id }, 'A full match cannot begin.'),
  );
  const now = await room.cache.fresh(id);
  if (!now) throw noMatch();
  return now;
}
