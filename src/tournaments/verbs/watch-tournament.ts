import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { follow, HEAL, type Source } from '../../log/follow.ts';
import { maySee } from '../door/may-see.ts';
import { hotFor, readTournament, seenBy } from '../door/read-tournament.ts';
import { type SeenEventEntry, seenEntry } from '../door/seen-entry.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import type { EventEntry } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { readLog } from '../log/tournament-log.ts';
import type { Tournaments } from '../room.ts';

/** What is new at a tournament, as the watcher may see it. */
export interface SeenTournamentUpdate {
  /** Of the last entry that the watcher has been told of. */
  version: number;
  /** In order, without a gap. */
  entries: readonly SeenEventEntry[];
  /** After the last of them. */
  tournament: Promise<SeenTournament>;
}

/**
 * The entries after a version (none named: after the one it has now), then every new one: no gap, nothing twice, in order.
 * The first update comes at once. Ends with the tournament, and when the caller may not see it any more.
 * @throws Refused NOT_FOUND at the first `next()`
 */
export function watchTournament(
  room: Tournaments,
  caller: Caller | null,
  { id, after }: { id: string; after?: number | null },
): AsyncIterableIterator<SeenTournamentUpdate> {
  const viewer = caller?.id ?? null;
  const source: Source<Event, EventEntry, SeenTournamentUpdate> = {
    news: room.news,
    turns: room.turns,
    traces: room.traces,
    now: async (of) => (await hotFor(room, caller, of)).event,
    newer: async (seen, heard) => {
      const hot = await (heard > seen.version ? room.hot.upTo(id, heard) : room.hot.current(id, HEAL / 2));
      return hot && hot.event.version > seen.version ? hot.event : null;
    },
    async between(of, before, upTo) {
      if (upTo <= before) return [];
      return readLog(room.db.pool, { id: of, box: (await hotFor(room, caller, of)).box }, before, upTo);
    },
    weightOf: () => 10,
    maySee: (event) => maySee(event, viewer),
    isOver,
    tell: ({ entries, state, version }) => ({
      version,
      entries: entries.map((entry) => seenEntry(state, entry, viewer)),
      tournament: hotFor(room, caller, id).then(({ invitation }) => seenBy(room, caller, { event: state, invitation })),
    }),
  };
  return follow(source, { id, after: after ?? null });
}

/**
 * A tournament that somebody wants to watch from a version on.
 * @throws Refused NOT_FOUND; BAD_INPUT for a version that it has not reached
 */
export async function watchedTournament(
  room: Tournaments,
  caller: Caller | null,
  { id, after }: { id: string; after?: number | null },
): Promise<SeenTournament> {
  const tournament = await readTournament(room, caller, { id });
  const { version } = tournament;
  if (typeof after !== 'number' || after <= version) return tournament;
  throw new Refused('BAD_INPUT', `after: the tournament is at version ${version}`, { field: 'after', version });
}
