import type { LogEntry } from '../log/chained-entry.ts';
import { readLog } from '../log/match-log.ts';
import type { Match } from '../match/match.ts';
import type { Room } from '../room.ts';

/** Which entries: those after a version (-1: from the beginning), at most so many. */
export interface Span {
  after?: number | null;
  /** 1 to 500, 100 when left out. */
  first?: number | null;
}

/** Stored entries of a match, everything in them: outsiders are given them as `SeenEntry` only. */
export async function entriesOf(
  room: Room,
  match: Match,
  span: Span,
): Promise<{ entries: LogEntry[]; hasNextPage: boolean }> {
  const after = Math.max(-1, span.after ?? -1);
  const upTo = Math.min(match.version, after + Math.min(500, Math.max(1, span.first ?? 100)));
  const entries = await between(room, match.id, after, upTo);
  return { entries, hasNextPage: upTo < match.version };
}

/** Entries with after < version <= upTo, from memory when they are recent. */
export async function between(room: Room, matchId: string, after: number, upTo: number): Promise<LogEntry[]> {
  if (upTo <= after) return [];
  const tail = room.hot.peek(matchId)?.tail ?? [];
  const [first, last] = [tail[0], tail.at(-1)];
  if (first && last && first.version <= after + 1 && last.version >= upTo)
    return tail.filter(({ version }) => version > after && version <= upTo);
  return readLog(room.db, matchId, after, upTo);
}
