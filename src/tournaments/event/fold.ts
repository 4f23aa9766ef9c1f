import type { EventEntry, Happened } from './entry.ts';
import type { Event } from './event.ts';
import { ruleOf } from './rules-by-kind.ts';

/** Returns a tournament's state after an entry. The entry is not checked again, because it was decided before. */
export function fold(event: Event | null, entry: Pick<EventEntry, 'version'> & Happened): Event {
  if (entry.kind === 'CREATED') return created(entry);
  if (!event) throw new RangeError('the first entry must create the tournament');
  return { ...ruleOf(entry.kind).fold(event, entry), version: entry.version, changedAt: entry.at };
}

/** Folds entries in order. @param before the state before the first of them; null if there is none */
export function foldAll(entries: readonly EventEntry[], before: Event | null = null): Event {
  const event = entries.reduce<Event | null>(fold, before);
  if (!event) throw new RangeError('a tournament has at least one entry');
  return event;
}

function created({ version, at, by, input, facts }: Happened<'CREATED'> & { version: number }): Event {
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
