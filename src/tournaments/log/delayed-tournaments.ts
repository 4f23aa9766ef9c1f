import { DelayedStates, type Timeline } from '../../ledger/delayed-states.ts';
import type { EventEntry } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { foldAll } from '../event/fold.ts';
import { weightOf } from './tournament-cache.ts';
import type { TournamentStore } from './tournament-store.ts';

/** The approximate memory limit for followed tournaments, in bytes. */
const MOST = 64 * 1024 * 1024;
/** The approximate size of an entry that is not shown yet, in bytes. Most entries are short. */
const ENTRY = 2000;

export type DelayedTournaments = DelayedStates<Event, Event, EventEntry>;

export function delayedTournaments(store: Pick<TournamentStore, 'read'>): DelayedTournaments {
  return new DelayedStates(store, TIMELINE, MOST);
}

/** Before BEGUN nothing is played, so entries are shown immediately. From BEGUN on, each entry is delayed. */
export const TIMELINE: Timeline<Event, Event, EventEntry> = {
  isTold: ({ begunAt, changedAt }, then) => begunAt === null || changedAt <= then,
  start: () => null,
  hasBegun: ({ begunAt }) => begunAt !== null,
  begins: ({ kind }) => kind === 'BEGUN',
  foldOn: (event, entries) => foldAll(entries, event),
  shown: (_, past) => past,
  isOver,
  lastMoment: ({ changedAt }) => changedAt,
  weigh: ({ state, ahead }) => (state ? weightOf(state) : 0) + (1 + ahead.length) * ENTRY,
};
