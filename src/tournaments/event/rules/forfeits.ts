import { type CountedGames, tableResult } from '../../standings/round-results.ts';
import type { Event, EventTable } from '../event.ts';
import { isSecondEdition } from '../setup.ts';

export function lostBy(event: Event, table: EventTable, entrant: number): EventTable {
  const places = table.entrants.map((one) => (one === entrant ? 2 : 1));
  return { ...table, over: true, ruled: { places, ...forfeited(event, table, places, 1) } };
}

/** The clock decided the games that began, but no entrant showed up, so none of them wins a game. */
export function lostByAll({ setup }: Event, games: EventTable['games']): { games: CountedGames } {
  return { games: { wins: [0, 0], drawn: 0, lost: Math.max(games.length, Math.ceil(setup.bestOf / 2)) } };
}

/**
 * Counts the games of a table of two that one entrant lost by leaving or by a ruling. The opponent wins the remaining
 * games. In all other cases, and in edition 1, only played games count.
 * @param atLeast the minimum number of games left, because a drawn elimination continues after its last planned game
 */
export function forfeited(
  event: Event,
  { entrants, games }: Pick<EventTable, 'entrants' | 'games'>,
  places: readonly number[] | null,
  atLeast = 0,
): { games: CountedGames } | null {
  if (!isSecondEdition(event) || entrants.length !== 2 || places === null || places[0] === places[1]) return null;
  const results = games.map((game) => tableResult(game.places, 0));
  const wins = ['WON', 'LOST'].map((wanted) => results.filter((result) => result === wanted).length);
  const other = places.indexOf(1);
  const { bestOf } = event.setup;
  const left = Math.min(Math.ceil(bestOf / 2) - (wins[other] ?? 0), bestOf - games.length);
  const counted = wins.map((own, seat) => (seat === other ? own + Math.max(atLeast, left) : own));
  return { games: { wins: counted, drawn: results.filter((result) => result === 'DRAWN').length } };
}
