import type { EventEntry, Happened } from '../entry.ts';
import type { Event } from '../event.ts';
import type { Kind } from '../kinds.ts';
import * as entrants from './entrants.ts';
import type { Folds } from './folds.ts';
import * as rounds from './rounds.ts';
import * as running from './running.ts';
import * as tables from './tables.ts';

const FOLDS: { readonly [K in Exclude<Kind, 'CREATED'>]: Folds<K> } = {
  SET_UP: running.setUp,
  OPENED: running.opened,
  ANNOUNCED: running.announced,
  REGISTERED: entrants.registered,
  CONSENTED: entrants.consented,
  DECK_CHANGED: entrants.deckChanged,
  UNREGISTERED: entrants.unregistered,
  CHECKED_IN: entrants.checkedIn,
  BEGUN: rounds.begun,
  PAIRED: rounds.paired,
  SWAPPED: rounds.swapped,
  UNDONE: rounds.undone,
  APPROVED: rounds.approved,
  RESULTS: tables.results,
  TIME_CALLED: rounds.timeCalled,
  RULED: tables.ruled,
  DROPPED: tables.dropped,
  DISQUALIFIED: tables.disqualified,
  REINSTATED: entrants.reinstated,
  PAUSED: running.paused,
  RESUMED: running.resumed,
  TIME_GIVEN_BACK: running.timeGivenBack,
  APPOINTED: running.appointed,
  DISMISSED: running.dismissed,
  ADVANCED: rounds.advanced,
  ENDED: running.ended,
  CANCELLED: running.cancelled,
};

/** What a tournament is after an entry. Trusts the entry: the decider has made it. */
export function fold(event: Event | null, entry: Pick<EventEntry, 'version'> & Happened): Event {
  if (entry.kind === 'CREATED') return created(entry);
  if (!event) throw new RangeError('the first entry of a tournament creates it');
  return { ...folded(event, entry), version: entry.version, changedAt: entry.at };
}

/** A tournament after these entries; `before` them: null, none. */
export function foldAll(entries: readonly EventEntry[], before: Event | null = null): Event {
  const event = entries.reduce<Event | null>(fold, before);
  if (!event) throw new RangeError('a tournament has one entry at least');
  return event;
}

function folded<K extends Exclude<Kind, 'CREATED'>>(event: Event, entry: Happened<K> & { version: number }): Event {
  const folds = FOLDS[entry.kind] as Folds<Kind>; // the one of the entry's kind
  return folds(event, entry as never);
}

function created({
  version,
  at,
  by,
  input,
  facts,
}: Extract<Happened, { kind: 'CREATED' }> & { version: number }): Event {
  return {
    id: input.id,
    version,
    organizer: by ?? '',
    setup: input.setup,
    ...(input.edition !== undefined && { edition: input.edition }),
    status: 'DRAFT',
    seedHash: facts.seedHash,
    seed: null,
    pausedAt: null,
    officials: [],
    entrants: [],
    notices: [],
    stages: [],
    places: [],
    createdAt: at,
    changedAt: at,
    begunAt: null,
    endedAt: null,
  };
}
