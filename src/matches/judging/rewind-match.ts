import { and, count, eq } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { matchLog } from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';
import { Refused } from '../../errors.ts';
import type { SeenMatch } from '../door/seen-match.ts';
import type { Room } from '../room.ts';
import { asJudge, type Decided, worded } from './as-judge.ts';

export interface RewindMatch extends Decided {
  /** The version whose table is laid again, from 0. */
  to: number;
}

/** So often a match is taken back: each time its whole table is laid again, and written down. */
export const MOST_REWINDS = 20;

/**
 * A judge takes a match back to an earlier version; it goes on from there with fresh chance. What has been done stays in the
 * log. Nobody is given time by it; a match that is paused stays so.
 * @throws Refused as {@link asJudge}; BAD_INPUT (the match has not been there); FORBIDDEN (it was taken back too often)
 */
export async function rewindMatch(room: Room, caller: Caller, { to, ...input }: RewindMatch): Promise<SeenMatch> {
  const move = worded('REWOUND', caller, { to, reason: input.reason });
  if ((await rewindsIn(room, input.matchId)) >= MOST_REWINDS)
    throw new Refused('FORBIDDEN', `A match is taken back at most ${MOST_REWINDS} times: rule its result instead.`);
  return asJudge(room, caller, input, () => ({ kind: 'REWOUND', seat: null, move }));
}

async function rewindsIn({ db }: Room, matchId: string): Promise<number> {
  if (!isUuid(matchId)) return 0;
  const here = and(eq(matchLog.matchId, matchId), eq(matchLog.kind, 'REWOUND'));
  const [found] = await db.orm.select({ rewinds: count() }).from(matchLog).where(here);
  return found?.rewinds ?? 0;
}
