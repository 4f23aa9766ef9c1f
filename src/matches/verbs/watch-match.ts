import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { Place } from '../../telemetry/traces.ts';
import { currentHot, mustSee, readMatch } from '../door/read-match.ts';
import type { SeenEntry } from '../door/seen-entry.ts';
import { SeenMatch, seenEntries } from '../door/seen-match.ts';
import { between } from '../door/stored-entries.ts';
import { endBroken } from '../door/under-rules.ts';
import { bell } from '../log/bell.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import { endedWatch, type Waiting } from '../log/ended-watch.ts';
import { isOver, type Match, maySee, sittersOf } from '../match/match.ts';
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
/** After which the first entry comes. */
const BEFORE_ALL = -1;
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
  if (ahead && after <= ahead.match.version) return new SeenMatch(room, caller, ahead.match);
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
    mustSee(match, caller);
    let next = Math.max(0, (watch.after ?? match.version) + 1);
    for (let shown: Match | null = null; !watch.ended; match = await latest(room, watch, match)) {
      while (next <= match.version || shown !== match) {
        const entries = await between(room, watch.id, next - 1, Math.min(match.version, next - 1 + PAGE));
        for (const slice of slices(entries)) {
          if (slice.length > LIVE || slice.length < entries.length) await room.turns.next();
          if (watch.ended || !maySee(match, caller?.id)) return; // who has left a private match is no guest of it
          next += slice.length;
          const update = { entries: slice, match, version: next - 1, place: watch.place };
          yield seenUpdate(room, caller, update);
        }
        if (next > match.version) shown = match;
      }
      if (isOver(match)) return;
      await watch.news.wait(HEAL);
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

function seenUpdate(
  room: Room,
  caller: Caller | null,
  {
    entries,
    match,
    version,
    place,
  }: { entries: readonly LogEntry[]; match: Match } & Pick<SeenUpdate, 'version' | 'place'>,
): SeenUpdate {
  return { version, entries: seenEntries(match, entries, caller), match: new SeenMatch(room, caller, match), place };
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
