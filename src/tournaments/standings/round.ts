/** An entrant's number within its tournament: from 1, in the order of registration. */
export type EntrantNumber = number;

/** One game of a table, when it is over. */
export interface Game {
  /**
   * The place of each entrant, in the order of the table's `entrants`: 1 is best, a place that is shared is said for each who
   * shares it (`[1, 1]` is a draw of two, `[1, 2, 2, 4]` has two second ones). `null`: all have lost (double loss).
   */
  readonly places: readonly number[] | null;
}

/** Games as a ruling or a forfeit counts them: how many each entrant has won, in the table's order, and how many were drawn. */
export interface CountedGames {
  readonly wins: readonly number[];
  readonly drawn: number;
  /** Games that all have lost, because no entrant came. */
  readonly lost?: number;
}

/** Some who play with one another in a round. */
export interface Table {
  /** From 1 within the round. */
  readonly table: number;
  /** In the seat order of the first game. */
  readonly entrants: readonly EntrantNumber[];
  /** Those that are over, in their order. */
  readonly games: readonly Game[];
  /** Whether nothing more is played here: only then does it count in standings. */
  readonly over: boolean;
  /** How the table came out by ruling, whatever its games say; as `places` of a game. `games`: they count, not those played. */
  readonly ruled?: { readonly places: readonly number[] | null; readonly games?: CountedGames };
}

/** Who plays with whom in a round, and how it came out so far. */
export interface Round {
  /** From 1 within its stage. */
  readonly round: number;
  readonly tables: readonly Table[];
  /** Those who have no table in this round though they are there: a win, where points are counted. */
  readonly byes: readonly EntrantNumber[];
  /** Those who had left and have come back since: for them it is a loss. */
  readonly missed?: readonly EntrantNumber[];
  /** Scheduled pairs of a round robin that are not played, since one or both have left. The one who is there is in `byes`. */
  readonly unplayed?: readonly (readonly EntrantNumber[])[];
}

/** A round as it is drawn: tables in the order of their numbers, each in seat order. */
export interface Pairing extends Pick<Round, 'byes' | 'unplayed'> {
  readonly tables: readonly (readonly EntrantNumber[])[];
}
