import { type Places, tablePlaces } from '../standings/outcome.ts';
import type { EntrantNumber } from '../standings/round.ts';
import { type Event, type EventTable, isGone } from './event.ts';

/** Those of a table who can still win it: they are there, and no ruling has taken it from them. */
export function contendersAt(
  event: Event,
  { entrants, out = [] }: Pick<EventTable, 'entrants' | 'out'>,
): EntrantNumber[] {
  return entrants.filter((entrant) => !isGone(event, entrant) && !out.includes(entrant));
}

/**
 * How a table comes out by its games, and by the rulings in them: who was ruled out shares the last place, behind all others,
 * who keep their order. Null: everybody was ruled out.
 */
export function placesWithOut({ ruled: _, ...table }: EventTable): Places {
  const { entrants, out = [] } = table;
  const played = tablePlaces(table) ?? entrants.map(() => 1);
  const left = played.filter((_, index) => !out.includes(entrants[index] ?? 0));
  if (left.length === 0) return null;
  return entrants.map((entrant, index) => {
    const own = out.includes(entrant) ? Number.POSITIVE_INFINITY : (played[index] ?? 1);
    return 1 + left.filter((place) => place < own).length;
  });
}
