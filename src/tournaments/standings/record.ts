import { type Fraction, fraction, plus, ZERO } from './fraction.ts';
import { type Places, tablePlaces, tablePoints, tableResult } from './outcome.ts';
import type { PointsRule } from './points.ts';
import type { EntrantNumber, Round, Table } from './round.ts';

/** How one entrant came out against another at a table: 2 ahead, 1 level, 0 behind; in halves of an encounter. */
export interface Encounter {
  readonly opponent: EntrantNumber;
  readonly halves: 0 | 1 | 2;
}

/** One round of one entrant. */
export type RoundPlayed =
  | {
      readonly kind: 'PLAYED';
      readonly points: Fraction;
      readonly result: 'WON' | 'DRAWN' | 'LOST';
      readonly encounters: readonly Encounter[];
      readonly games: { readonly won: number; readonly drawn: number; readonly played: number };
    }
  | { readonly kind: 'BYE'; readonly points: Fraction }
  /** Had left, and has come back since: a loss. */
  | { readonly kind: 'MISSED'; readonly points: Fraction }
  /** Its table is not over. */
  | { readonly kind: 'OPEN' }
  /** Neither a table nor a bye: not yet there, or gone. */
  | { readonly kind: 'ABSENT' };

/** What one entrant has done. */
export interface EntrantRecord {
  readonly entrant: EntrantNumber;
  /** One for each round so far. */
  readonly rounds: readonly RoundPlayed[];
  readonly points: Fraction;
}

/** The record of each of these entrants. */
export function records(
  entrants: readonly EntrantNumber[],
  rounds: readonly Round[],
  rule: PointsRule,
): Map<EntrantNumber, EntrantRecord> {
  const byRound = rounds.map((round) => playedIn(round, rule));
  return new Map(
    entrants.map((entrant) => {
      const own = byRound.map((played): RoundPlayed => played.get(entrant) ?? { kind: 'ABSENT' });
      const points = own.reduce((sum, one) => ('points' in one ? plus(sum, one.points) : sum), ZERO);
      return [entrant, { entrant, rounds: own, points }];
    }),
  );
}

function playedIn({ tables, byes, missed = [] }: Round, rule: PointsRule): Map<EntrantNumber, RoundPlayed> {
  const played = new Map<EntrantNumber, RoundPlayed>();
  for (const entrant of byes) played.set(entrant, { kind: 'BYE', points: fraction(rule.bye) });
  for (const entrant of missed) played.set(entrant, { kind: 'MISSED', points: fraction(rule.byPlace.at(-1) ?? 0) });
  for (const table of tables) {
    const places = table.over ? tablePlaces(table) : null;
    const points = tablePoints(rule, places, table.entrants.length);
    table.entrants.forEach((entrant, seat) => {
      const own = points[seat] ?? ZERO;
      played.set(entrant, table.over ? atTable(table, places, seat, own) : { kind: 'OPEN' });
    });
  }
  return played;
}

function atTable(table: Table, places: Places, seat: number, points: Fraction): RoundPlayed {
  const encounters = table.entrants.flatMap((opponent, other): Encounter[] =>
    other === seat ? [] : [{ opponent, halves: halvesOf(places, seat, other) }],
  );
  return { kind: 'PLAYED', points, result: tableResult(places, seat), encounters, games: gamesOf(table, seat) };
}

function halvesOf(places: Places, seat: number, other: number): 0 | 1 | 2 {
  const [own, theirs] = [places?.[seat], places?.[other]];
  if (own === undefined || theirs === undefined) return 0;
  if (own === theirs) return 1;
  return own < theirs ? 2 : 0;
}

function gamesOf({ games }: Table, seat: number): { won: number; drawn: number; played: number } {
  const results = games.map(({ places }) => tableResult(places, seat));
  return {
    won: results.filter((result) => result === 'WON').length,
    drawn: results.filter((result) => result === 'DRAWN').length,
    played: games.length,
  };
}
