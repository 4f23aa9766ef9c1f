import { type Ratio, ratio, sum } from './ratio.ts';
import type { Round, Setup, Table } from './read-log.ts';

/**
 * Returns the places at a table, in the table's order; null if all entrants have lost. A ruling decides them, otherwise
 * the sum of places in the games.
 */
export function outcome({ entrants, games, ruled }: Table): readonly number[] | null {
  if (ruled) return ruled.places;
  if (games.length > 0 && games.every(({ places }) => places === null)) return null;
  const sums = entrants.map((_, seat) =>
    games.reduce((total, { places }) => {
      if (!places) return total;
      const sharing = places.filter((place) => place === places[seat]).length;
      return total + (places[seat] ?? 0) + (sharing - 1) / 2;
    }, 0),
  );
  return sums.map((own) => 1 + sums.filter((other) => other < own).length);
}

export function isAlone(places: readonly number[] | null, seat: number): boolean {
  return places?.[seat] === 1 && places.filter((place) => place === 1).length === 1;
}

/** Returns the entrant who is alone in first place at a finished table. */
export function winner(table: Table): number | null {
  const places = table.over ? outcome(table) : null;
  return table.entrants.find((_, seat) => isAlone(places, seat)) ?? null;
}

/** Returns the match points of an entrant in one round. */
export function pointsIn({ points }: Pick<Setup, 'points'>, round: Round, who: number): Ratio {
  if (round.byes.includes(who)) return ratio(points.bye);
  const table = tableOf(round, who);
  if (!table?.over) return ratio(0);
  const places = outcome(table);
  if (!places) return ratio(points.byPlace.at(-1) ?? 0);
  if (points.draw !== null && places.every((place) => place === 1)) return ratio(points.draw);
  const own = places[table.entrants.indexOf(who)] ?? 0;
  const sharing = places.filter((place) => place === own).length;
  const covered = points.byPlace.slice(own - 1, own - 1 + sharing);
  return ratio(
    covered.reduce((a, b) => a + b, 0),
    sharing,
  );
}

export function pointsOf(setup: Setup, rounds: readonly Round[], who: number): Ratio {
  return sum(rounds.map((round) => pointsIn(setup, round, who)));
}

export function tableOf({ tables }: Round, who: number): Table | null {
  return tables.find(({ entrants }) => entrants.includes(who)) ?? null;
}
