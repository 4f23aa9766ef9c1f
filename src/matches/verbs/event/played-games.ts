import { and, gt, inArray } from 'drizzle-orm';
import { matches } from '../../../db/schema.ts';
import type { Room } from '../../room.ts';

/** Whether anything has been done at one of these matches since the cards were dealt. */
export async function anyPlayed(room: Room, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const { id, version } = matches;
  const moved = and(inArray(id, [...ids]), gt(version, 0));
  const [found] = await room.db.orm.select({ id }).from(matches).where(moved).limit(1);
  return found !== undefined;
}
