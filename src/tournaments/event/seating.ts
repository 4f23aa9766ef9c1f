import type { EntrantNumber } from '../standings/round-results.ts';
import { type Event, entrantNumbered } from './event.ts';

/** Returns entrants in the seat order of a game. The seats rotate by one with each game, so that two entrants swap. */
export function turned(entrants: readonly EntrantNumber[], by: number): EntrantNumber[] {
  const shift = by % entrants.length;
  return [...entrants.slice(shift), ...entrants.slice(0, shift)];
}

/** Returns the entrant at a seat. Sides alternate, as in every team game. */
export function entrantAt(seated: readonly EntrantNumber[], seat: number): EntrantNumber {
  return seated[seat % seated.length] ?? 0;
}

export function sittersAt(event: Event, { entrants }: { readonly entrants: readonly EntrantNumber[] }) {
  const seats = entrants.length * event.setup.teamSize;
  return Array.from({ length: seats }, (_, seat) => ({
    entrant: entrantNumbered(event, entrantAt(entrants, seat)),
    member: Math.floor(seat / entrants.length),
  }));
}
