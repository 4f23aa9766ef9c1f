import { PastStates, type Timeline } from '../../ledger/past-states.ts';
import type { EventEntry } from '../event/entry.ts';
import { type Event, weightOf } from '../event/event.ts';
import { foldAll } from '../event/fold/fold.ts';
import type { TournamentStore } from './tournament-store.ts';

/** Bytes of the tournaments that are followed, about. */
const MOST = 64 * 1024 * 1024;
/** Of an entry that is still ahead, about: most are short. */
const ENTRY = 2000;

/** Tournaments with a broadcast delay as they were. */
export type PastEvents = PastStates<Event, Event, EventEntry>;

export function pastEvents(store: Pick<TournamentStore, 'read'>): PastEvents {
  return new PastStates(store, TIMELINE, MOST);
}

/**
 * Nothing is played before a tournament has BEGUN: registration and check-in are shown immediately, and only from that entry on it
 * counts when each was made.
 */
export const TIMELINE: Timeline<Event, Event, EventEntry> = {
  isTold: ({ begunAt, changedAt }, then) => begunAt === null || changedAt <= then,
  start: () => null,
  hasBegun: ({ begunAt }) => begunAt !== null,
  begins: ({ kind }) => kind === 'BEGUN',
  foldOn: (event, entries) => foldAll(entries, event),
  shown: (_, past) => past,
  lastMoment: ({ changedAt }) => changedAt,
  weigh: ({ state, ahead }) => (state ? weightOf(state) : 0) + (1 + ahead.length) * ENTRY,
};
