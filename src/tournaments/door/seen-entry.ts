import type { Shown } from '../../matches/index.ts';
import type { EventEntry } from '../event/entry.ts';
import type { Event } from '../event/event.ts';
import { type EventLook, maySeeDecks, maySeeInvited } from './look.ts';

export type SeenEventEntry = ReturnType<typeof seenEntry>;

/** An entry as one viewer may see it: decks if they may, the seed with the last entry, and no key, which is its client's own. */
export function seenEntry({ event, viewer }: EventLook, entry: EventEntry) {
  const { version, at, kind, by, facts } = entry;
  return { version, at: new Date(at), kind, by, input: seen(inputOf(event, entry, viewer)), facts: seen(facts) };
}

function inputOf(event: Event, { kind, by, input, facts }: EventEntry, viewer: string | null): object {
  if (kind !== 'REGISTERED' && kind !== 'CONSENTED' && kind !== 'DECK_CHANGED') return input;
  const number = kind === 'REGISTERED' ? facts.entrant : input.entrant;
  const entrant = event.entrants[number - 1];
  const shows = by === viewer || (entrant && maySeeDecks(event, entrant, viewer));
  const shown = shows ? input : { ...input, deck: null };
  if (kind !== 'REGISTERED' || !entrant || maySeeInvited(event, entrant, viewer)) return shown;
  return { ...shown, members: entrant.members.filter((member) => !entrant.asked.includes(member)) };
}

function seen(made: object): Shown {
  return made as Shown; // the mark is there for the compiler alone; what is hidden has just been taken out
}
