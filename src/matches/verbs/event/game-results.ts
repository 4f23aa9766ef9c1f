import { inArray } from 'drizzle-orm';
import { matches } from '../../../db/schema.ts';
import { readLog } from '../../log/match-log.ts';
import { resultForm } from '../../log/match-row.ts';
import type { Room } from '../../room.ts';

/** How a match of a tournament came out, as its own log says. */
export interface GameResult {
  matchId: string;
  /** By seat, 1 is best; empty: its rules have failed. */
  ranks: readonly number[];
  why: string;
  /** Of its last entry. */
  hash: string;
}

/** The results of those of these matches that are over. */
export async function gameResults(room: Room, ids: readonly string[]): Promise<GameResult[]> {
  if (ids.length === 0) return [];
  const { id, status, version, result } = matches;
  const rows = await room.db.orm
    .select({ id, status, version, result })
    .from(matches)
    .where(inArray(id, [...ids]));
  const over = rows.filter((row) => row.status === 'FINISHED');
  return Promise.all(
    over.map(async (row) => {
      const [last] = await readLog(room.db, row.id, row.version - 1, row.version);
      const { ranks, why } = resultForm.parse(row.result);
      return { matchId: row.id, ranks, why, hash: last?.hash ?? '' };
    }),
  );
}
