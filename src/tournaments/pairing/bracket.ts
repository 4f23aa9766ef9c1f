import { tablePlaces } from '../standings/outcome.ts';
import type { EntrantNumber, Pairing, Round, Table } from '../standings/round.ts';

/** An elimination stage as it was before its first round. */
export interface Bracket {
  readonly kind: 'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION';
  /** Best first. */
  readonly seeds: readonly EntrantNumber[];
  /** Seats of a full table, 2 to 6; 2 in a double elimination. */
  readonly seats: number;
}

/** Where in the bracket a table stands. */
export interface BracketNode {
  readonly branch: 'WINNERS' | 'LOSERS' | 'GRAND_FINAL' | 'RESET';
  /** From 1 within its branch. */
  readonly round: number;
  /** From 1 within that round, from the top of the drawn bracket. */
  readonly position: number;
}

/** A round of a bracket as it is drawn: each table says which of the bracket's it is. */
export interface BracketPairing extends Pairing {
  /** In the order of `tables`. */
  readonly nodes: readonly BracketNode[];
}

/**
 * The seeds in the order of the drawn bracket, from the top: 1, 8, 4, 5, 2, 7, 3, 6 for eight. If the better seed always wins,
 * the best two meet last, and the best four not before the round before. Seeds that are missing up to the next power of two are
 * `null`, so the best ones have the byes.
 */
export function bracketOrder(seeds: readonly EntrantNumber[]): (EntrantNumber | null)[] {
  let order = [1];
  while (order.length < seeds.length) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order.map((seed) => seeds[seed - 1] ?? null);
}

/** Who came first alone at an elimination table; `null`: nobody (all have lost, were ruled out, or share the first place). */
export function winnerOf(table: Table): EntrantNumber | null {
  const places = tablePlaces(table);
  if (places === null) return null;
  const first = table.entrants.filter((_, seat) => places[seat] === 1);
  return first.length === 1 ? (first[0] ?? null) : null;
}

/** How a meeting of two came out, as far as the rounds played so far tell. */
export interface Meeting {
  /** `null`: nobody goes on from here. */
  readonly winner: EntrantNumber | null;
  /** Who goes to the losers' bracket, where there is one; `null`: nobody, for there was no table or both have lost. */
  readonly loser: EntrantNumber | null;
}

/**
 * How two who were due to meet in a round that was drawn came out. Who was due and had neither a table nor a bye had gone.
 * @param due who was to meet, `null` where nobody came from the tables before
 */
export function meetingIn(round: Round, due: readonly (EntrantNumber | null)[]): Meeting {
  const expected = due.filter((entrant) => entrant !== null);
  const table = round.tables.find(
    ({ entrants }) => entrants.length > 1 && entrants.every((one) => expected.includes(one)),
  );
  if (table) {
    const winner = winnerOf(table);
    const loser = winner === null ? null : (table.entrants.find((entrant) => entrant !== winner) ?? null);
    return { winner, loser };
  }
  return { winner: expected.find((entrant) => round.byes.includes(entrant)) ?? null, loser: null };
}
