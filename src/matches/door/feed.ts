import { type FeedEntry, feedEntry, type Viewer } from '../../engine/index.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import { readLog } from '../log/match-log.ts';
import { type Caller, type Match, seatName, viewerOf } from '../match/match.ts';
import { MatchBug } from '../match/match-bug.ts';
import type { Room } from '../room.ts';
import { readMatch } from './read-match.ts';

/** An entry as one viewer may see it. */
export interface ShownEntry extends FeedEntry {
  at: Date;
}

/** Stored entries as a viewer may see them. The match must be at least as far as they are. */
export function feed(match: Match, entries: readonly LogEntry[], viewer: Viewer): ShownEntry[] {
  const { game, at } = match;
  if (entries.length === 0) return [];
  if (!at) throw new MatchBug(`match ${match.id} has entries and no table`);
  const who = (seat: number): string => seatName(match, seat);
  return entries.map((entry) => {
    const { version, kind, seat, facts, text } = feedEntry(game, at, entry, viewer, who);
    return { version, kind, seat, facts, text, at: entry.at };
  });
}

/** Which entries: those after a version (-1: from the beginning), at most so many. */
export interface Span {
  after?: number | null;
  /** 1 to 500, 100 when left out. */
  first?: number | null;
}

/** Stored entries of a match, everything in them: show them through {@link feed} only. */
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
  return readLog(room.db.pool, matchId, after, upTo);
}

/** The whole log so far, as the caller may see it, read a few hundred entries at a time. @throws Refused NOT_FOUND */
export async function* logLines(room: Room, caller: Caller | null, matchId: string): AsyncGenerator<ShownEntry> {
  const match = await readMatch(room, caller, matchId);
  const viewer = viewerOf(match, caller?.id);
  for (let after = -1; after < match.version; ) {
    const { entries } = await entriesOf(room, match, { after, first: 500 });
    yield* feed(match, entries, viewer);
    after += entries.length;
  }
}
