import type { TableLine } from '../../data/tournaments/index.ts';

type Played = Pick<TableLine, 'entrants' | 'games' | 'ruled' | 'over'>;

/**
 * Returns the current or final places at a table, in the table's order: 1 is best, ties share a place; null if all have
 * lost. A ruling overrides the games; over several games the sum of places decides. Must agree with
 * src/tournaments/standings/round-results.ts, which standings use.
 */
export function tablePlaces({ entrants, games, ruled }: Played): readonly number[] | null {
  if (ruled) return ruled.places;
  if (games.length > 0 && games.every(({ places }) => places === null)) return null;
  const sums = entrants.map((_, seat) => games.reduce((sum, { places }) => sum + twicePlace(places, seat), 0));
  return sums.map((own) => 1 + sums.filter((other) => other < own).length);
}

// A shared place counts as the mean of the places it covers.
function twicePlace(places: readonly number[] | null, seat: number): number {
  const own = places?.[seat] ?? 0;
  return places ? 2 * own + places.filter((place) => place === own).length - 1 : 0;
}

/** One entrant's result at a finished table. */
export type Outcome = { readonly is: 'WON' | 'DRAWN' | 'LOST' } | { readonly is: 'PLACE'; readonly place: number };

export function outcomeOf(table: Played, seat: number): Outcome {
  const places = tablePlaces(table);
  if (places === null) return { is: 'LOST' };
  const place = places[seat] ?? places.length;
  if (places.every((one) => one === 1)) return { is: 'DRAWN' };
  if (place === 1 && places.filter((one) => one === 1).length === 1) return { is: 'WON' };
  return places.length === 2 ? { is: 'LOST' } : { is: 'PLACE', place };
}

/**
 * Returns the entrant that advances from a finished table, which is alone in first place. Null if there is none yet.
 */
export function winnerOf(table: Played): number | null {
  if (!table.over) return null;
  const seat = table.entrants.findIndex((_, at) => outcomeOf(table, at).is === 'WON');
  return table.entrants[seat]?.number ?? null;
}

/**
 * Returns the score of an entrant: with two seats, the games won, with a draw as a half (`2`, `1½`); with more seats its
 * places, game by game. A ruling shows the game wins it states, if any. Empty until a game is over.
 */
export function scoreOf(
  { entrants, games, ruled }: Pick<Played, 'entrants' | 'games' | 'ruled'>,
  seat: number,
): string {
  if (ruled) return String(ruled.gameWins?.[seat] ?? '');
  if (games.length === 0) return '';
  if (entrants.length > 2) return games.map(({ places }) => (places ? `${places[seat] ?? ''}.` : '–')).join(' ');
  const halves = games.reduce((sum, { places }) => sum + halvesOf(places, seat), 0);
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
}

function halvesOf(places: readonly number[] | null, seat: number): number {
  if (places?.[seat] !== 1) return 0;
  return places.every((place) => place === 1) ? 1 : 2;
}
