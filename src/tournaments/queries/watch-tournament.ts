import type { Caller } from '../../accounts/index.ts';
import { same } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { entriesLost, follow, pollInterval, RECENT } from '../../ledger/follow/follower-iterator.ts';
import type { FollowedStream } from '../../ledger/follow/stream-follower.ts';
import type { TournamentContext } from '../context.ts';
import type { EventEntry } from '../event/entry.ts';
import { isOver } from '../event/event.ts';
import { type CachedTournament, noTournament } from '../log/tournament-cache.ts';
import { cachedFor, readTournament, viewThrough } from '../view/read-tournament.ts';
import { type TournamentEntryView, type TournamentView, viewOfEntry } from '../view/tournament-view.ts';
import { accessFor, maySee, type TournamentAccess } from '../view/viewer-access.ts';

export interface TournamentUpdate {
  epoch: number;
  /** The version of the last entry sent to the watcher. */
  version: number;
  entries: readonly TournamentEntryView[];
  tournament: Promise<TournamentView>;
}

type From = { id: string; after?: number | null };

/**
 * Yields the entries after a version (default: the current version), then every new entry, in order and without a gap.
 * Ends with the tournament, or once the caller may no longer see it. @throws Refused NOT_FOUND at the first `next()`
 */
export function watchTournament(
  context: TournamentContext,
  caller: Caller | null,
  { id, after }: From,
): AsyncIterableIterator<TournamentUpdate> {
  const source: FollowedStream<Watched, EventEntry, TournamentUpdate> = {
    ...{ updates: context.updates, turns: context.turns, traces: context.traces },
    now: async (of) => watched(context, caller, await cachedFor(context, caller, of)),
    look: (seen, heard) => lookAgain(context, caller, seen, heard),
    isNewer: (state, shown) => isNewer(state.access, shown.access),
    pollInterval: ({ access }) => pollInterval(access.next, context.now()),
    between: async (of, before, upTo) => (upTo <= before ? [] : context.store.read(of, before, upTo)),
    isLast: ({ access }, { at }) => access.atVersion.changedAt === at,
    lost: ({ version }) => entriesLost(version),
    weightOf: () => 10,
    maySee: ({ now, access }) => maySee(now, access.viewer),
    isOver: ({ access }) => isOver(access.atVersion),
    tell: ({ entries, state: { epoch, access, invitation }, version }) => ({
      epoch,
      version,
      entries: entries.map((entry) => viewOfEntry(access, entry)),
      tournament: viewThrough(context, access, invitation),
    }),
  };
  return follow(source, { id, after: after ?? null });
}

type Watched = Awaited<ReturnType<typeof watched>>;

/** Returns a tournament as a watcher sees it. `version` is the last entry shown, and `now` is the current state. */
async function watched(
  context: TournamentContext,
  caller: Caller | null,
  { event, epoch, invitation }: CachedTournament, // destructured now, because a cached tournament changes
) {
  const access = await accessFor(context, caller?.id ?? null, { event, epoch });
  return { epoch, version: access.atVersion.version, access, now: event, invitation };
}

async function lookAgain(
  context: TournamentContext,
  caller: Caller | null,
  { now: { id, version } }: Watched,
  heard: number,
): Promise<Watched> {
  const found = await (heard > version ? context.cache.upTo(id, heard) : context.cache.current(id, RECENT));
  if (!found) throw noTournament(); // the database has lost the tournament
  return watched(context, caller, found);
}

// Changes at an entrant's own tables are visible before the delayed entries.
function isNewer(access: TournamentAccess, seen: TournamentAccess): boolean {
  if (access.epoch !== seen.epoch) return access.epoch > seen.epoch;
  if (access.atVersion.version !== seen.atVersion.version) return access.atVersion.version > seen.atVersion.version;
  return access.event !== access.atVersion && !same(access.event, seen.event);
}

/** @throws Refused NOT_FOUND; BAD_INPUT for a version that the tournament has not reached */
export async function watchedTournament(context: TournamentContext, caller: Caller | null, { id, after }: From) {
  const tournament = await readTournament(context, caller, { id });
  const { version } = tournament;
  if (typeof after !== 'number' || after <= version) return tournament;
  const message = `after: the tournament is only at version ${version}; send the last version you have`;
  throw new Refused('BAD_INPUT', message, { field: 'after', version });
}
