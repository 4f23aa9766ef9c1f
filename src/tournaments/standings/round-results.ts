/** An entrant's number in a tournament, from 1, in the order of registration. */
export type EntrantNumber = number;

export interface Game {
  /** In the table's order; 1 is best, and equal places are shared (`[1, 2, 2, 4]`). Null if all have lost. */
  readonly places: readonly number[] | null;
}

/** Games as counted after a ruling or a forfeit. `wins` is by entrant, in the table's order. */
export interface CountedGames {
  readonly wins: readonly number[];
  readonly drawn: number;
  /** The number of games lost by all, because no entrant showed up. */
  readonly lost?: number;
}

export interface Table {
  /** The table's number within the round, from 1. */
  readonly table: number;
  /** The entrants in the seat order of the first game. */
  readonly entrants: readonly EntrantNumber[];
  /** Finished games, in order. */
  readonly games: readonly Game[];
  /** Whether play at the table has ended. Only finished tables count in standings. */
  readonly over: boolean;
  /** The places that a ruling sets regardless of the games. `games` replaces the played games. */
  readonly ruled?: { readonly places: readonly number[] | null; readonly games?: CountedGames };
}

export interface Round {
  readonly round: number;
  readonly tables: readonly Table[];
  /** Entrants who were present without a table. */
  readonly byes: readonly EntrantNumber[];
  /** Entrants who were away and have since returned. They lost this round. */
  readonly missed?: readonly EntrantNumber[];
  /** Scheduled pairs of a round robin without a game, because one or both have left. Present entrants are in `byes`. */
  readonly unplayed?: readonly (readonly EntrantNumber[])[];
}

/** A drawn round, with tables in the order of their numbers and entrants in seat order. */
export interface Pairing extends Pick<Round, 'byes' | 'unplayed'> {
  readonly tables: readonly (readonly EntrantNumber[])[];
}

/** The places by position at the table, as in `Game`; null if all have lost. */
export type Places = readonly number[] | null;

/**
 * A ruling sets the places; otherwise they follow from the sum of places in the games, where a shared place counts as
 * the mean of the tied places. A table without a game is a draw. If all lost every game, all have lost the table.
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

/** Returns a table's result for one of its entrants: WON if first alone, DRAWN if all are first, otherwise LOST. */
export function tableResult(places: Places, seat: number): 'WON' | 'DRAWN' | 'LOST' {
  if (places === null) return 'LOST';
  if (places.every((place) => place === 1)) return 'DRAWN';
  return places[seat] === 1 && places.filter((place) => place === 1).length === 1 ? 'WON' : 'LOST';
}
