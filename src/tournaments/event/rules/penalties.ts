import type { Facts, GameOver } from '../entry-kinds.ts';
import type { EventTable } from '../event.ts';
import { entrantAt, turned } from '../seating.ts';
import { placesWithOut } from '../table-results.ts';

type Taken = Facts<'RESULTS'>['taken'][number];

/** A match loss applies to the whole table. A disqualified entrant also leaves the tournament. */
export function lostBySeats(
  table: EventTable,
  { game, rulings }: GameOver,
): Record<'losers' | 'disqualified', number[]> {
  const seated = turned(table.entrants, game - 1);
  const out = rulings.filter(({ ruling }) => ruling === 'DISQUALIFICATION');
  const whose = (list: typeof rulings) => [...new Set(list.map(({ seat }) => entrantAt(seated, seat)))];
  return { losers: whose(rulings), disqualified: whose(out) };
}

/** Makes entrants without a playable deck lose the table. If more than one opponent is left, an official must rule. */
export function withoutDeck(table: EventTable, { stage, round, game, noDeck = [] }: GameOver): Taken {
  const spot = { stage, round, table: table.table, game, ruled: null, disqualified: [] };
  const seated = turned(table.entrants, game - 1);
  const out = [...new Set([...(table.out ?? []), ...noDeck.map((seat) => entrantAt(seated, seat))])];
  if (table.entrants.length - out.length > 1) return { ...spot, places: null, over: false, out, waits: true };
  return { ...spot, places: null, over: true, ...ruledBy({ ...table, out }) };
}

export function ruledBy(table: EventTable): Pick<Taken, 'ruled'> | Pick<Taken, 'allLost'> {
  const ruled = placesWithOut(table);
  return ruled ? { ruled: [...ruled] } : { allLost: true };
}
