import { Fraction, ZERO } from './fraction.ts';
import { type PointsRule, tablePoints } from './points.ts';
import { type EntrantNumber, type Places, type Round, type Table, tablePlaces, tableResult } from './round-results.ts';

/** An entrant's result against an opponent at a table, in halves: 2 if ahead, 1 if level, 0 if behind. */
export interface Encounter {
  readonly opponent: EntrantNumber;
  readonly halves: 0 | 1 | 2;
}

export type RoundPlayed =
  | {
      readonly kind: 'PLAYED';
      readonly points: Fraction;
      readonly result: 'WON' | 'DRAWN' | 'LOST';
      readonly encounters: readonly Encounter[];
      /** Null if the table was never played, so that the loser has won no game. */
      readonly games: { readonly won: number; readonly drawn: number; readonly played: number } | null;
    }
  | { readonly kind: 'BYE'; readonly points: Fraction }
  /** The entrant was away and has returned. The round counts as a loss. */
  | { readonly kind: 'MISSED'; readonly points: Fraction }
  /** The entrant's table is not over. */
  | { readonly kind: 'OPEN' }
  /** The entrant had neither a table nor a bye, because of entering later or having left. */
  | { readonly kind: 'ABSENT' };

export interface EntrantRecord {
  readonly entrant: EntrantNumber;
  readonly rounds: readonly RoundPlayed[];
  readonly points: Fraction;
}

export interface FieldRecord {
  readonly records: ReadonlyMap<EntrantNumber, EntrantRecord>;
  readonly points: PointsRule;
  /** The number of game wins needed to win a table. A bye counts as that many wins. */
  readonly gamesToWin: number;
  /** Whether every entrant has a scheduled opponent in each round, so that no missing round counts as drawn. */
  readonly isRoundRobin: boolean;
  /** The edition of the rules (`event/setup.ts`). Edition 3 made the changes that `README.md` lists. */
  readonly edition: number;
}

export function playedRounds({ rounds }: EntrantRecord): Extract<RoundPlayed, { kind: 'PLAYED' }>[] {
  return rounds.filter((round) => round.kind === 'PLAYED');
}

/** Returns an entrant's record. @throws RangeError if there is none */
export function recordOf({ records }: FieldRecord, entrant: EntrantNumber): EntrantRecord {
  const found = records.get(entrant);
  if (!found) throw new RangeError(`no record of entrant ${entrant}`);
  return found;
}

export function records(
  entrants: readonly EntrantNumber[],
  rounds: readonly Round[],
  rule: PointsRule,
): Map<EntrantNumber, EntrantRecord> {
  const byRound = rounds.map((round) => playedIn(round, rule));
  return new Map(
    entrants.map((entrant) => {
      const own = byRound.map((played): RoundPlayed => played.get(entrant) ?? { kind: 'ABSENT' });
      const points = own.reduce((sum, one) => ('points' in one ? sum.add(one.points) : sum), ZERO);
      return [entrant, { entrant, rounds: own, points }];
    }),
  );
}

function playedIn({ tables, byes, missed = [], unplayed = [] }: Round, rule: PointsRule) {
  const played = new Map<EntrantNumber, RoundPlayed>();
  for (const entrant of byes) played.set(entrant, { kind: 'BYE', points: new Fraction(rule.bye) });
  for (const entrant of missed) played.set(entrant, { kind: 'MISSED', points: new Fraction(rule.byPlace.at(-1) ?? 0) });
  for (const pair of unplayed)
    for (const entrant of pair) played.set(entrant, notPlayed(pair, entrant, played.get(entrant)));
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

// The pair scores like a round without a table: the entrant who is present has a bye.
function notPlayed(pair: readonly EntrantNumber[], entrant: EntrantNumber, without?: RoundPlayed): RoundPlayed {
  const isThere = without?.kind === 'BYE';
  const points = without && 'points' in without ? without.points : ZERO;
  const halves = isThere ? 2 : 0;
  const encounters = pair.filter((other) => other !== entrant).map((opponent): Encounter => ({ opponent, halves }));
  return { kind: 'PLAYED', points, result: isThere ? 'WON' : 'LOST', encounters, games: null };
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

function gamesOf({ games, ruled }: Table, seat: number): { won: number; drawn: number; played: number } {
  if (ruled?.games) {
    const { wins, drawn, lost = 0 } = ruled.games;
    return { won: wins[seat] ?? 0, drawn, played: drawn + lost + wins.reduce((all, one) => all + one, 0) };
  }
  const results = games.map(({ places }) => tableResult(places, seat));
  return {
    won: results.filter((result) => result === 'WON').length,
    drawn: results.filter((result) => result === 'DRAWN').length,
    played: games.length,
  };
}
