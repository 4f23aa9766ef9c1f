import { and, eq, inArray } from 'drizzle-orm';
import { matches, matchLog } from '../../../db/schema.ts';
import { type Ruling, rulingsInForce } from '../../../engine/index.ts';
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
  /** What judges have ruled in it, in order: what no rewind has undone. */
  rulings: readonly { seat: number; ruling: Ruling }[];
}

/** The results of those of these matches that are over, or that could not begin: their rules have failed on them, too. */
export async function gameResults(room: Room, ids: readonly string[]): Promise<GameResult[]> {
  if (ids.length === 0) return [];
  const { id, status, version, result } = matches;
  const rows = await room.db.orm
    .select({ id, status, version, result })
    .from(matches)
    .where(inArray(id, [...ids]));
  const over = rows.filter((row) => row.status === 'FINISHED');
  const cancelled = rows.filter((row) => row.status === 'CANCELLED');
  const failed = cancelled.map((row) => ({ matchId: row.id, ranks: [], why: 'CANCELLED', hash: '', rulings: [] }));
  const played = over.map(async (row) => {
    const [last] = await readLog(room.db, row.id, row.version - 1, row.version);
    const { ranks, why } = resultForm.parse(row.result);
    return { matchId: row.id, ranks, why, hash: last?.hash ?? '', rulings: await rulingsIn(room, row.id) };
  });
  return [...failed, ...(await Promise.all(played))];
}

async function rulingsIn(room: Room, matchId: string): Promise<GameResult['rulings']> {
  const here = and(eq(matchLog.matchId, matchId), inArray(matchLog.kind, ['RULED', 'REWOUND']));
  const rows = await room.db.orm
    .select({ version: matchLog.version })
    .from(matchLog)
    .where(here)
    .orderBy(matchLog.version);
  const entries = await Promise.all(rows.map(({ version }) => readLog(room.db, matchId, version - 1, version)));
  return rulingsInForce(entries.flat()).map(({ seat, ruling }) => ({ seat, ruling }));
}
