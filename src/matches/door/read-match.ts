import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { isUuid } from '../../uuid.ts';
import type { HotMatch } from '../log/hot-matches.ts';
import { type Match, type MatchHead, maySee } from '../match/match.ts';
import type { Room } from '../room.ts';
import { SeenMatch } from './seen-match.ts';
import { endBroken } from './under-rules.ts';

/** A match as the database knows it now. @throws Refused NOT_FOUND, also for a match that is not the caller's to see */
export async function readMatch(room: Room, caller: Caller | null, id: string): Promise<SeenMatch> {
  return new SeenMatch(room, caller, await matchFor(room, caller, id));
}

/** The same with everything in it, for what stays in here. @throws Refused NOT_FOUND */
export async function matchFor(room: Room, caller: Caller | null, id: string): Promise<Match> {
  const hot = await currentHot(room, id);
  mustSee(hot.match, caller);
  if (hot.broken && hot.match.status === 'RUNNING') await endBroken(room, id);
  return hot.match;
}

/** The match in memory. @throws Refused NOT_FOUND */
export async function getHot(room: Room, id: string, fresh = false): Promise<HotMatch> {
  const hot = isUuid(id) ? await (fresh ? room.hot.fresh(id) : room.hot.get(id)) : null;
  if (!hot) throw noMatch();
  return hot;
}

/** The match as it stands now, whoever writes to it. @throws Refused NOT_FOUND */
export async function currentHot(room: Room, id: string): Promise<HotMatch> {
  const hot = isUuid(id) ? await room.hot.current(id) : null;
  if (!hot) throw noMatch();
  return hot;
}

/** @throws Refused NOT_FOUND: who may not see a match does not learn that it is there */
export function mustSee(match: MatchHead, caller: Caller | null): void {
  if (!maySee(match, caller?.id)) throw noMatch();
}

export function noMatch(): Refused {
  return new Refused('NOT_FOUND', 'There is no such match.');
}
