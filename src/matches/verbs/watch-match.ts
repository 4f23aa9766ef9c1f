import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { Place } from '../../telemetry/traces.ts';
import { type Look, lookAt, lookIfAllowed } from '../door/look.ts';
import { currentHot, readMatch } from '../door/read-match.ts';
import type { SeenEntry } from '../door/seen-entry.ts';
import { SeenMatch, seenEntries, seenMatch } from '../door/seen-match.ts';
import { between } from '../door/stored-entries.ts';
import { endBroken } from '../door/under-rules.ts';
import { bell } from '../log/bell.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import { endedWatch, type Waiting } from '../log/ended-watch.ts';
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

/** How long a lost message may go unnoticed, in milliseconds. */
const HEAL = 5000;
/** Entries that are read at once. */
const PAGE = 200;
/** Entries in one update at most, and facts: a long absence comes in several, and others are served in between. */
const SLICE = { entries: 25, facts: 250 };
/** As many entries come from play; more are an absence. */
const LIVE = 3;

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
  const watch: Watch = { id, after, heard: -1, told: undefined, place: undefined, news: bell(), ended: false };
  return endedWatch(updates(room, caller, watch), watch);
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
  const seen = ahead && (await seenMatch(room, caller, ahead.match));
  if (seen && after <= seen.version) return seen;
  throw new Refused('BAD_INPUT', `after: the match is at version ${match.version}`, {
    field: 'after',
    version: match.version,
  });
}

interface Watch extends Waiting {
  id: string;
  after: number | null | undefined;
  /** The newest version that the bus has told of. */
  heard: number;
  /** Which trace that was told in. */
  told: Place | undefined;
  /** Which trace the next update is part of. */
  place: Place | undefined;
}

async function* updates(room: Room, caller: Caller | null, watch: Watch): AsyncGenerator<SeenUpdate> {
  // First subscribed, then read: what comes in between is heard, and dropped if it has been read.
  const unsubscribe = room.news.of(watch.id, (version, place) => {
    watch.heard = Math.max(watch.heard, version);
    watch.told = place ?? watch.told;
    watch.news.ring();
  });
  try {
    let { match } = await currentHot(room, watch.id);
    let look: Look | null = await lookAt(room, caller, match);
    let next = Math.max(0, (watch.after ?? look.match.version) + 1);
    for (let shown: Match | null = null; look && !watch.ended; ) {
      while (next <= look.match.version || shown !== look.match) {
        const upTo = Math.min(look.match.version, next - 1 + PAGE);
        const entries = await between(room, watch.id, next - 1, upTo);
        for (const slice of slices(entries)) {
          if (slice.length > LIVE || slice.length < entries.length) await room.turns.next();
          if (watch.ended) return;
          next += slice.length;
          yield seenUpdate(room, look, { entries: slice, version: next - 1, place: watch.place });
        }
        if (next > look.match.version) shown = look.match;
      }
      if (isOver(look.match)) return;
      await watch.news.wait(untilNext(room, look));
      match = await latest(room, watch, match);
      look = await lookAgain(room, caller, match, look);
    }
  } finally {
    unsubscribe();
  }
}

/** Entries in the portions in which they are told; one that is empty when there are none. */
function slices(entries: readonly LogEntry[]): LogEntry[][] {
  const all: LogEntry[][] = [];
  let facts = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const last = all.at(-1);
    facts += entry.facts.length;
    if (last && last.length < SLICE.entries && facts <= SLICE.facts) last.push(entry);
    else {
      all.push([entry]);
      facts = entry.facts.length;
    }
  }
  return all.length > 0 ? all : [[]];
}

// Who follows a broadcast is told as late as that, and of no trace: by then it is long over.
function seenUpdate(
  room: Room,
  look: Look,
  { entries, version, place }: { entries: readonly LogEntry[] } & Pick<SeenUpdate, 'version' | 'place'>,
): SeenUpdate {
  const match = new SeenMatch(room, look);
  return { version, entries: seenEntries(look, entries), match, place: look.asOf === null ? place : undefined };
}

function untilNext(room: Room, { next }: Look): number {
  return next === null ? HEAL : Math.min(HEAL, Math.max(1, Math.ceil(next - room.now())));
}

/** The same look when nothing is new that the watcher may see; null: who has left a private match is no guest of it. */
async function lookAgain(room: Room, caller: Caller | null, match: Match, before: Look): Promise<Look | null> {
  if (before.asOf === null && before.match === match) return before;
  const now = await lookIfAllowed(room, caller, match);
  return now && !isNewer(now.match, before.match) ? { ...now, match: before.match } : now;
}

// In memory when this node made the entry; else read, which also makes up for a message that was lost.
async function latest(room: Room, watch: Watch, seen: Match): Promise<Match> {
  if (watch.ended) return seen;
  const { id, heard, told: place } = watch;
  watch.heard = -1;
  watch.told = undefined;
  watch.place = place;
  // Nothing heard: somebody has taken a seat, or a message was lost. However many watch, one of them asks.
  const look = () => (heard > seen.version ? room.hot.upTo(id, heard) : room.hot.current(id, HEAL / 2));
  const hot = place === undefined ? await look() : await room.traces.span('follow', { under: place }, look);
  if (heard < 0 && hot && hot.match.version > seen.version) room.meters.missed();
  if (hot?.broken && hot.match.status === 'RUNNING') await endBroken(room, id);
  return hot && isNewer(hot.match, seen) ? hot.match : seen;
}

function isNewer(match: Match, seen: Match): boolean {
  if (match.version !== seen.version) return match.version > seen.version;
  return match.status !== seen.status || sittersOf(match) !== sittersOf(seen);
}
