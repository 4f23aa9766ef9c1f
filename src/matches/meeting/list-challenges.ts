import type { Caller } from '../../accounts/index.ts';
import { IS_GUEST } from '../../accounts/inside.ts';
import type { Room } from '../room.ts';
import {
  isNotBlocked,
  isOpenAt,
  ownChallenge,
  readChallenges,
  type SeenChallenge,
  seenChallenge,
} from './challenge.ts';

/** So many are listed. */
const MOST = 100;

// Guests come last: a person can make a hundred of them, whose challenges must not push out a friend's.
const THEIRS = `(c.from_player = $1 or exists (
    select from reservations r where r.match_id = c.match_id and r.player_id = $1
      and ${isNotBlocked('r.player_id')})) and ${isOpenAt('$2')}
  order by (select ${IS_GUEST} from players p where p.id = c.from_player), c.created_at desc limit ${MOST}`;

/** The challenges by and to the caller that wait for an answer, the newest first. Those of players whom the caller has blocked are left out. */
export async function listChallenges(room: Room, caller: Caller): Promise<SeenChallenge[]> {
  const found = await readChallenges(room, THEIRS, [caller.id, new Date(room.now())]);
  found.sort((one, two) => two.created_at.getTime() - one.created_at.getTime());
  return Promise.all(found.map((one) => seenChallenge(room, caller, one)));
}

/** One of them, also afterwards. @throws Refused NOT_FOUND */
export async function readChallenge(room: Room, caller: Caller, id: string): Promise<SeenChallenge> {
  return seenChallenge(room, caller, await ownChallenge(room, caller, id));
}
