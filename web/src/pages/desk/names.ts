import type { Roster } from '../../data/tournaments/index.ts';
import { d } from '../../texts/desk.ts';
import { isolated } from '../../texts/isolated.ts';

/** Returns an entrant's name: the names of its players, or its number until they are known. */
export function nameOf(roster: Roster, number: number): string {
  const entrant = roster.get(number);
  if (!entrant || entrant.members.length === 0) return d('entrant', { n: number });
  return entrant.members.map(({ player }) => isolated(player.name)).join(' & ');
}

/** Returns an entrant's name with the number, for places where numbers are needed. */
export function numberedName(roster: Roster, number: number): string {
  return roster.has(number) ? `${number} · ${nameOf(roster, number)}` : nameOf(roster, number);
}

/** Returns the player's id if a text is an id or the address of a player's page; otherwise null. */
export function playerIn(text: string): string | null {
  const found = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i.exec(text);
  return found ? found[0].toLowerCase() : null;
}
