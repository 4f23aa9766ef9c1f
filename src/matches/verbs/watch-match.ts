import { between } from '../door/feed.ts';
import { currentHot, mustSee } from '../door/read-match.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import { type Caller, isOver, type Match } from '../match/match.ts';
import type { Room } from '../room.ts';
import { type Bell, bell, endable } from './bell.ts';

/** Entries from version `from` on, in order, and the match after the last of them. */
export interface MatchUpdate {
  from: number;
  /** Everything in them: show them through `feed` only. Empty when only the seats or the status have changed. */
  entries: LogEntry[];
  match: Match;
}

/** How long a lost message may go unnoticed, in milliseconds. */
const HEAL = 5000;
/** Entries in one update at most: a long absence comes in several. */
const PAGE = 200;

/**
 * The entries after a version (none named: after the one the match has now), then every new one: no gap, nothing
 * twice, in order. The first update comes at once, also when there is nothing new yet. Ends when the match is over.
 * @throws Refused NOT_FOUND at the first `next()`
 */
export function watchMatch(
  room: Room,
  caller: Caller | null,
  { id, after }: { id: string; after?: number | null },
): AsyncIterableIterator<MatchUpdate> {
  const watch: Watch = { id, after, heard: -1, news: bell(), ended: false };
  const stop = (): void => {
    watch.ended = true;
    watch.news.ring();
  };
  return endable(updates(room, caller, watch), stop);
}

interface Watch {
  id: string;
  after: number | null | undefined;
  /** The newest version that the bus has told of. */
  heard: number;
  news: Bell;
  ended: boolean;
}

async function* updates(room: Room, caller: Caller | null, watch: Watch): AsyncGenerator<MatchUpdate> {
  // First subscribed, then read: what comes in between is heard, and dropped if it has been read.
  const unsubscribe = room.news.of(watch.id, (version) => {
    watch.heard = Math.max(watch.heard, version);
    watch.news.ring();
  });
  try {
    let { match } = await currentHot(room, watch.id);
    mustSee(match, caller);
    let next = Math.max(0, (watch.after ?? match.version) + 1);
    for (let shown: Match | null = null; !watch.ended; match = await latest(room, watch, match)) {
      while (next <= match.version || shown !== match) {
        const entries = await between(room, watch.id, next - 1, Math.min(match.version, next - 1 + PAGE));
        if (watch.ended) return;
        yield { from: next, entries, match };
        next += entries.length;
        if (next > match.version) shown = match;
      }
      if (isOver(match)) return;
      await watch.news.wait(HEAL);
    }
  } finally {
    unsubscribe();
  }
}

// In memory when this node made the entry; else read, which also makes up for a message that was lost.
async function latest(room: Room, watch: Watch, seen: Match): Promise<Match> {
  if (watch.ended) return seen;
  const { id, heard } = watch;
  watch.heard = -1;
  // Nothing heard: somebody has taken a seat, or a message was lost. However many watch, one of them asks.
  const hot = heard > seen.version ? await room.hot.upTo(id, heard) : await room.hot.current(id, HEAL / 2);
  return hot && isNewer(hot.match, seen) ? hot.match : seen;
}

function isNewer(match: Match, seen: Match): boolean {
  if (match.version !== seen.version) return match.version > seen.version;
  const taken = (one: Match): number => one.seats.filter(({ player, bot }) => player || bot).length;
  return match.status !== seen.status || taken(match) !== taken(seen);
}
