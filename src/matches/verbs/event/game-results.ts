import { and, eq, gt, inArray } from 'drizzle-orm';
import { matches, matchLog } from '../../../db/schema.ts';
import { type ReplayDocument, type Ruling, rulingsInForce, type Signature } from '../../../engine/index.ts';
import { type Shown, shown } from '../../door/shown.ts';
import { resultForm } from '../../log/match-row.ts';
import { storedDocument } from '../../proof/replay-document.ts';
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
    const [last] = await room.store.read(row.id, row.version - 1, row.version);
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
  const entries = await Promise.all(rows.map(({ version }) => room.store.read(matchId, version - 1, version)));
  return rulingsInForce(entries.flat()).map(({ seat, ruling }) => ({ seat, ruling }));
}

/** Whether anything has been done at one of these matches since the cards were dealt. */
export async function anyPlayed(room: Room, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const { id, version } = matches;
  const moved = and(inArray(id, [...ids]), gt(version, 0));
  const [found] = await room.db.orm.select({ id }).from(matches).where(moved).limit(1);
  return found !== undefined;
}

/**
 * The replay document of a match of a tournament, for the tournament's own record: whoever may have that sees it. Null: there
 * is no such match, or it is not over.
 */
export async function gameRecord(
  room: Room,
  { matchId, tournamentId }: { matchId: string; tournamentId: string },
): Promise<Shown<ReplayDocument> | null> {
  const match = (await room.hot.fresh(matchId))?.match;
  if (match?.status !== 'FINISHED' || match.tournamentId !== tournamentId) return null;
  return shown(await storedDocument(room, match));
}

/** Signs the first or the last entry of a tournament's log, with the key that signs the matches' own. */
export function signTournament(
  room: Room,
  { id, version, over, hash }: { id: string; version: number; over: boolean; hash: string },
): Promise<Signature> {
  return room.signer.sign({ of: 'TOURNAMENT', match: id, version, status: over ? 'FINISHED' : 'RUNNING', hash });
}
