import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { type Followed, follow, HEAL, type Source } from '../../log/follow.ts';
import type { Place } from '../../telemetry/traces.ts';
import { currentHot, mustSee, readMatch } from '../door/read-match.ts';
import type { SeenEntry } from '../door/seen-entry.ts';
import { SeenMatch, seenEntries } from '../door/seen-match.ts';
import { between } from '../door/stored-entries.ts';
import { endBroken } from '../door/under-rules.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import { isOver, type Match, maySee, sittersOf, viewerOf } from '../match/match.ts';
import type { Room } from '../room.ts';

/** What is new at a match, as the watcher may see it. */
export interface SeenUpdate {
  /** Of the last entry that the watcher has been told of. */
  version: number;
  /** In order, without a gap. Empty when only the seats or the status have changed. */
  entries: readonly SeenEntry[];
  /** The match after the last of them. */
  match: SeenMatch;
  /** Which trace it is part of; undefined: none, or nobody traces. */
  place: Place | undefined;
}

/**
 * The entries after a version (none named: after the one the match has now), then every new one: no gap, nothing
 * twice, in order. The first update comes at once, also when there is nothing new yet. Ends when the match is over, and when
 * the caller may not see it any more.
 * @throws Refused NOT_FOUND at the first `next()`
 */
export function watchMatch(
  room: Room,
  caller: Caller | null,
  { id, after }: { id: string; after?: number | null },
): AsyncIterableIterator<SeenUpdate> {
  const source: Source<Match, LogEntry, SeenUpdate> = {
    news: room.news,
    turns: room.turns,
    traces: room.traces,
    async now(of) {
      const { match } = await currentHot(room, of);
      mustSee(match, caller);
      return match;
    },
    newer: (seen, heard) => newer(room, seen, heard),
    between: (of, before, upTo) => between(room, of, before, upTo),
    weightOf: ({ facts }) => facts.length,
    maySee: (match) => maySee(match, caller?.id),
    isOver,
    tell: (followed) => seenUpdate(room, caller, followed),
  };
  return follow(source, { id, after: after ?? null });
}

/**
 * A match that somebody wants to watch from a version on.
 * @throws Refused NOT_FOUND; BAD_INPUT for a version that the match has not reached
 */
export async function watchedMatch(
  room: Room,
  caller: Caller | null,
  { id, after }: { id: string; after?: number | null },
): Promise<SeenMatch> {
  const match = await readMatch(room, caller, id);
  if (typeof after !== 'number' || after <= match.version) return match;
  const ahead = await room.hot.upTo(id, after); // another node may have told of it
  if (ahead && after <= ahead.match.version) return new SeenMatch(room, caller, ahead.match);
  throw new Refused('BAD_INPUT', `after: the match is at version ${match.version}`, {
    field: 'after',
    version: match.version,
  });
}

function seenUpdate(
  room: Room,
  caller: Caller | null,
  { entries, state: match, version, place }: Followed<Match, LogEntry>,
): SeenUpdate {
  return {
    version,
    entries: seenEntries(match, entries, viewerOf(match, caller?.id)),
    match: new SeenMatch(room, caller, match),
    place,
  };
}

// In memory when this node made the entry; else read, which also makes up for a message that was lost.
async function newer(room: Room, seen: Match, heard: number): Promise<Match | null> {
  const { id } = seen;
  // Nothing heard: somebody has taken a seat, or a message was lost. However many watch, one of them asks.
  const hot = await (heard > seen.version ? room.hot.upTo(id, heard) : room.hot.current(id, HEAL / 2));
  if (heard < 0 && hot && hot.match.version > seen.version) room.meters.missed();
  if (hot?.broken && hot.match.status === 'RUNNING') await endBroken(room, id);
  return hot && isNewer(hot.match, seen) ? hot.match : null;
}

function isNewer(match: Match, seen: Match): boolean {
  if (match.version !== seen.version) return match.version > seen.version;
  return match.status !== seen.status || sittersOf(match) !== sittersOf(seen);
}
