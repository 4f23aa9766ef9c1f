import { tablePlaces } from '../standings/outcome.ts';
import type { EntrantNumber, Round, Table } from '../standings/round.ts';

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
