import { Fraction, mean } from './fraction.ts';
import type { Game, Table } from './round.ts';

/** Places by position at the table, as in `Game`; `null`: all have lost. */
export type Places = readonly number[] | null;

/**
 * How a table that is over came out. What was ruled counts before what was played; of several games the sum of places
 * decides, where a shared place counts as the mean of what it covers: at two seats whoever has won more games. Without a game
 * it is a draw, and where every game was lost by all, the table is too.
 */
export function tablePlaces({ entrants, games, ruled }: Table): Places {
  if (ruled) return ruled.places;
  if (games.length > 0 && games.every(({ places }) => places === null)) return null;
  const sums = entrants.map((_, seat) => games.reduce((sum, game) => sum + twicePlace(game, seat), 0));
  return sums.map((own) => 1 + sums.filter((other) => other < own).length);
}

function twicePlace({ places }: Game, seat: number): number {
  if (places === null) return 0;
  const own = places[seat];
  if (own === undefined) throw new RangeError(`no place for seat ${seat}`);
  return 2 * own + places.filter((place) => place === own).length - 1;
}

/** The match points of each at a table, by position. */
export function tablePoints(rule: PointsRule, places: Places, size: number): Fraction[] {
  if (places === null) return Array.from({ length: size }, () => new Fraction(rule.byPlace.at(-1) ?? 0));
  const { draw } = rule;
  if (draw !== null && places.every((place) => place === 1)) return places.map(() => new Fraction(draw));
  return places.map((place) => {
    const sharing = places.filter((other) => other === place).length;
    const covered = Array.from({ length: sharing }, (_, i) => new Fraction(rule.byPlace[place - 1 + i] ?? 0));
    return mean(covered);
  });
}

/** What a table counts as for one of its entrants: first alone, all first, anything else. */
export function tableResult(places: Places, seat: number): 'WON' | 'DRAWN' | 'LOST' {
  if (places === null) return 'LOST';
  if (places.every((place) => place === 1)) return 'DRAWN';
  return places[seat] === 1 && places.filter((place) => place === 1).length === 1 ? 'WON' : 'LOST';
}

/** What a table is worth, in match points: whole numbers from 0. */
export interface PointsRule {
  /** By place, best first, one for each seat of a full table. A smaller table gives the first ones of these. */
  readonly byPlace: readonly number[];
  /** For each, where all share the first place. `null`: as other places that are shared, the mean of what they cover. */
  readonly draw: number | null;
  /** For a round without a table. */
  readonly bye: number;
}

/** Three for a win, one for a draw (Magic Tournament Rules, appendix C). */
export const THREE_POINTS: PointsRule = { byPlace: [3, 0], draw: 1, bye: 3 };
