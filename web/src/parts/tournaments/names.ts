import type { EntrantLine, Roster } from '../../data/tournaments/index.ts';
import { e } from '../../texts/events.ts';
import { isolated } from '../../texts/isolated.ts';

/** Returns an entrant's name: its players, in seat order. */
export function nameOf({ number, members }: Pick<EntrantLine, 'number' | 'members'>): string {
  if (members.length === 0) return e('entrant.number', { n: number });
  return members.map(({ player }) => isolated(player.name)).join(' & ');
}

/** Returns an entrant's name by number. It also works before the roster is loaded. */
export function nameIn(roster: Roster, number: number): string {
  const entrant = roster.get(number);
  return entrant ? nameOf(entrant) : e('entrant.number', { n: number });
}
