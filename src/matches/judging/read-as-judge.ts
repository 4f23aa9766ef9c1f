import { desc, eq } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { matchReadings } from '../../db/schema.ts';
import { currentHot } from '../door/read-match.ts';
import type { SeenHead } from '../door/seen-head.ts';
import { SeenMatch } from '../door/seen-match.ts';
import { mustJudge } from '../door/who-judges.ts';
import type { Room } from '../room.ts';

/** That a judge has read a match with everything in it. */
export interface Reading {
  /** The judge's id. */
  playerId: string;
  /** As the match stood then. */
  version: number;
  at: Date;
}

/** So many readings are shown, the last ones. */
const SHOWN = 100;

/**
 * A match with everything in it, all hands and face-down cards, for a judge of it. The reading is noted before anything is
 * handed out, once for each judge and version, and everybody who may see the match may see that.
 * @throws Refused NOT_FOUND, FORBIDDEN (no judge of this match)
 */
export async function readAsJudge(room: Room, caller: Caller, matchId: string): Promise<SeenMatch> {
  const { match } = await currentHot(room, matchId);
  await mustJudge(room, match, caller);
  const row = { matchId: match.id, version: match.version, playerId: caller.id, at: new Date(room.now()) };
  await room.db.orm.insert(matchReadings).values(row).onConflictDoNothing();
  return new SeenMatch(room, caller, match, 'everything');
}

/** What judges have read of a match, the last first. */
export async function readingsOf(room: Room, match: SeenHead): Promise<Reading[]> {
  const { playerId, version, at } = matchReadings;
  return room.db.orm
    .select({ playerId, version, at })
    .from(matchReadings)
    .where(eq(matchReadings.matchId, match.id))
    .orderBy(desc(at), desc(version))
    .limit(SHOWN);
}
