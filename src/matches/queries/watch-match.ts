import type { Caller } from '../../accounts/index.ts';
import { badInput, Refused } from '../../errors.ts';
import { entriesLost, follow, pollInterval, RECENT } from '../../ledger/follow/follower-iterator.ts';
import {
  type FollowedStream,
  type From,
  StreamFollower,
  type StreamUpdate,
  type UpdateHandler,
} from '../../ledger/follow/stream-follower.ts';
import { isLater, isSameMoment } from '../../ledger/state-cache.ts';
import type { TraceContext } from '../../telemetry/traces.ts';
import { endBroken } from '../append/run-rules.ts';
import type { MatchContext } from '../context.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import { noMatch } from '../match/checks.ts';
import { isOver, type Match, sittersOf } from '../match/match.ts';
import type { EntryView } from '../view/entry-view.ts';
import { MatchView, viewOfMatch, viewsOfEntries } from '../view/match-view.ts';
import { currentMatch, readMatch } from '../view/read-match.ts';
import { between } from '../view/stored-entries.ts';
import { accessFor, accessIfAllowed, accessWithoutWaiting, type ViewerAccess } from '../view/viewer-access.ts';

export interface MatchUpdate {
  epoch: number;
  /** The version of the last entry that the watcher has received. */
  version: number;
  /** The new entries in order, without a gap. Empty if only the seats or the status have changed. */
  entries: readonly EntryView[];
  match: MatchView;
  /** Undefined if there is no trace or tracing is off. */
  trace: TraceContext | undefined;
}

const BEFORE_ALL = -1;

/**
 * Watches a match: yields the entries after a version (default: the current version), then every new entry, in order
 * and without a gap. The first update comes immediately, even without entries. Ends when the match is over, or when the
 * caller may no longer see it.
 * @throws Refused NOT_FOUND at the first `next()`
 */
export function watchMatch(
  context: MatchContext,
  caller: Caller | null,
  from: From,
): AsyncIterableIterator<MatchUpdate> {
  return follow(sourceOf(context, caller), from);
}

/** Calls `hears` synchronously if everything is cached. `over` rejects with NOT_FOUND or an error from `hears`. */
export function followMatch(
  context: MatchContext,
  caller: Caller | null,
  from: From,
  hears: UpdateHandler<MatchUpdate>,
): { readonly over: Promise<void>; stop(): void } {
  const following = new StreamFollower(sourceOf(context, caller), from, hears);
  return { over: following.over, stop: () => following.stop() };
}

function sourceOf(context: MatchContext, caller: Caller | null): FollowedStream<Watched, LogEntry, MatchUpdate> {
  return {
    ...{ updates: context.updates, turns: context.turns, traces: context.traces },
    async now(id) {
      const { match } = await currentMatch(context, id);
      return watched(await accessFor(context, caller, match), match);
    },
    look: (seen, heard) => lookAgain(context, caller, seen, heard),
    isNewer: (state, shown) => state.gone || isNewer(state.access.match, shown.access.match),
    atHand: (seen, heard) => atHand(context, caller, seen, heard),
    pollInterval: ({ access }) => pollInterval(access.next, context.now()),
    between: (id, before, upTo) => between(context, { id }, before, upTo),
    isLast: ({ access }, { at }) => isSameMoment(access.match.movedAt, at),
    lost: ({ version }) => entriesLost(version),
    weightOf: ({ facts }) => facts.length,
    maySee: ({ gone }) => !gone,
    isOver: ({ access }) => isOver(access.match),
    tell: (followed) => updateFor(context, followed),
  };
}

/** @throws Refused NOT_FOUND; BAD_INPUT for a version that the match has not reached */
export async function watchedMatch(
  context: MatchContext,
  caller: Caller | null,
  { id, after }: From,
): Promise<MatchView> {
  const match = await readMatch(context, caller, id);
  if (typeof after === 'number' && after < BEFORE_ALL)
    throw badInput('after', `after: must be at least ${BEFORE_ALL}, which is before the first entry`);
  if (typeof after !== 'number' || after <= match.version) return match;
  const ahead = await context.cache.upTo(id, after); // another node may have written that entry
  const seen = ahead && (await viewOfMatch(context, caller, ahead.match));
  if (seen && after <= seen.version) return seen;
  const { version } = match;
  const message = `after: the match is only at version ${version}; send the last version you have`;
  throw new Refused('BAD_INPUT', message, { field: 'after', version });
}

interface Watched {
  epoch: number;
  version: number;
  access: ViewerAccess;
  /** The current match, including what the watcher may not see. */
  match: Match;
  /** Whether the watcher may no longer see the match, for example after leaving a private match. */
  gone: boolean;
}

function watched(access: ViewerAccess, match: Match): Watched {
  const { epoch, version } = access.match;
  return { epoch, version, access, match, gone: false };
}

async function lookAgain(context: MatchContext, caller: Caller | null, seen: Watched, heard: number): Promise<Watched> {
  const match = await newer(context, seen.match, heard);
  if (!match && seen.access.asOf === null) return seen;
  const now = match ?? seen.match;
  const access = await accessIfAllowed(context, caller, now);
  return access ? watched(access, now) : { ...seen, gone: true };
}

/** Null if the new entries must be read, or if there is nothing newer. */
function atHand(context: MatchContext, caller: Caller | null, seen: Watched, heard: number) {
  const cached = context.cache.peek(seen.match.id);
  if (!cached || cached.broken || cached.match.epoch !== seen.epoch || cached.match.version <= seen.version)
    return null;
  const access =
    seen.access.asOf === null && cached.match.version >= heard
      ? accessWithoutWaiting(context, caller, cached.match)
      : null;
  const entries = access ? cached.tail.between(seen.version, access.match.version) : null;
  return access && entries ? { state: watched(access, cached.match), entries } : null;
}

// A delayed update is delivered long after the entry's trace, so it is not part of that trace.
function updateFor(
  context: MatchContext,
  { entries, state, version, trace }: StreamUpdate<Watched, LogEntry>,
): MatchUpdate {
  const { access } = state;
  const match = new MatchView(context, access);
  return {
    epoch: state.epoch,
    version,
    entries: viewsOfEntries(access, entries),
    match,
    trace: access.asOf === null ? trace : undefined,
  };
}

// The cache is used if it has the announced version. Reading the match also finds changes whose messages were lost.
async function newer(context: MatchContext, seen: Match, heard: number): Promise<Match | null> {
  const { id } = seen;
  // If no update arrived, a seat may have been taken or a message lost. All watchers share one read.
  const cached = await (heard > seen.version ? context.cache.upTo(id, heard) : context.cache.current(id, RECENT));
  if (heard < 0 && cached && cached.match.version > seen.version) context.meters.missed();
  if (cached?.broken && cached.match.status === 'RUNNING') await endBroken(context, id);
  if (!cached) throw noMatch(); // the database has lost the match
  return isNewer(cached.match, seen) ? cached.match : null;
}

function isNewer(match: Match, seen: Match): boolean {
  if (match.epoch !== seen.epoch || match.version !== seen.version) return isLater(match, seen);
  return match.status !== seen.status || sittersOf(match) !== sittersOf(seen);
}
