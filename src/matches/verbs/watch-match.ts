import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { type Followed, follow, HEAL, type Source } from '../../log/follow.ts';
import type { Place } from '../../telemetry/traces.ts';
import { type Look, lookAt, lookIfAllowed } from '../door/look.ts';
import { currentHot, readMatch } from '../door/read-match.ts';
import type { SeenEntry } from '../door/seen-entry.ts';
import { SeenMatch, seenEntries, seenMatch } from '../door/seen-match.ts';
import { between } from '../door/stored-entries.ts';
import { endBroken } from '../door/under-rules.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import { isOver, type Match, sittersOf } from '../match/match.ts';
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

/** After which the first entry comes. */
const BEFORE_ALL = -1;

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
  const source: Source<Sight, LogEntry, SeenUpdate> = {
    news: room.news,
    turns: room.turns,
    traces: room.traces,
    async now(of) {
      const { match } = await currentHot(room, of);
      return sightOf(match, await lookAt(room, caller, match));
    },
    newer: (seen, heard) => newer(room, caller, { seen, heard }),
    between: (of, before, upTo) => between(room, of, before, upTo),
    weightOf: ({ facts }) => facts.length,
    maySee: ({ allowed }) => allowed,
    isOver: ({ look }) => isOver(look.match),
    shown: ({ look }) => look.match,
    soonest: ({ look }) => untilNext(room, look),
    tell: (followed) => seenUpdate(room, followed),
  };
  return follow(source, { id, after: after ?? null });
}

/**
 * A match that somebody wants to watch from a version on.
 * @throws Refused NOT_FOUND; BAD_INPUT for a version that the match has not reached, or that there never is
 */
export async function watchedMatch(
  room: Room,
  caller: Caller | null,
  { id, after }: { id: string; after?: number | null },
): Promise<SeenMatch> {
  const match = await readMatch(room, caller, id);
  if (typeof after === 'number' && after < BEFORE_ALL)
    throw new Refused('BAD_INPUT', `after: the first entry comes after ${BEFORE_ALL}`, { field: 'after' });
  if (typeof after !== 'number' || after <= match.version) return match;
  const ahead = await room.hot.upTo(id, after); // another node may have told of it
  const seen = ahead && (await seenMatch(room, caller, ahead.match));
  if (seen && after <= seen.version) return seen;
  throw new Refused('BAD_INPUT', `after: the match is at version ${match.version}`, {
    field: 'after',
    version: match.version,
  });
}

// Who follows a broadcast is told as late as that, and of no trace: by then it is long over.
function seenUpdate(room: Room, { entries, state: { look }, version, place }: Followed<Sight, LogEntry>): SeenUpdate {
  const match = new SeenMatch(room, look);
  return { version, entries: seenEntries(look, entries), match, place: look.asOf === null ? place : undefined };
}

/** A match as a watcher sees it by now. */
interface Sight {
  /** Of what is seen. */
  version: number;
  look: Look;
  /** As it stands, which a broadcast is behind. */
  latest: Match;
  /** False: who has left a private match is no guest of it. */
  allowed: boolean;
}

function sightOf(latest: Match, look: Look): Sight {
  return { version: look.match.version, look, latest, allowed: true };
}

function untilNext(room: Room, { next }: Look): number {
  return next === null ? HEAL : Math.min(HEAL, Math.max(1, Math.ceil(next - room.now())));
}

async function newer(
  room: Room,
  caller: Caller | null,
  { seen, heard }: { seen: Sight; heard: number },
): Promise<Sight | null> {
  const latest = (await newerMatch(room, seen.latest, heard)) ?? seen.latest;
  const { look } = seen;
  if (look.asOf === null && latest === seen.latest) return null;
  const now = await lookIfAllowed(room, caller, latest);
  if (!now) return { ...seen, latest, allowed: false };
  return sightOf(latest, isNewer(now.match, look.match) ? now : { ...now, match: look.match });
}

// In memory when this node made the entry; else read, which also makes up for a message that was lost.
async function newerMatch(room: Room, seen: Match, heard: number): Promise<Match | null> {
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
