import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import type { ScoreRow } from '../game/result.ts';
import type { Who } from '../game/who.ts';

/** The end of a match: the score table, the row that decided the first place, and the reason in words. */
export interface Outcome {
  table: readonly ScoreRow[];
  /** The row that separates the first place from the next; null if no number did. */
  decidedBy: ScoreRow | null;
  /** The reason for the result, in one sentence without a full stop. */
  reason: string;
}

/** An end for which the numbers of the game decided nothing. */
export interface EndedEarly {
  reason: string;
  /** Whether the players' departures ended the match, and not, for example, a ruling. */
  byLeaving: boolean;
}

/**
 * Returns the outcome of a match that has a result.
 * @param ended null if the game's rules ended the match; departures do not count if the game says what decided before
 */
export function outcomeOf(game: AnyGame, at: AnyAt, who: Who, ended: EndedEarly | null): Outcome {
  const { ranks = [], why = '' } = at.result ?? {};
  const rows = game.scoreTable?.(at) ?? [];
  const decided = game.decided?.(at, who) ?? null;
  if (ended && !(ended.byLeaving && decided !== null))
    return { table: rows.map((row) => ({ ...row, kind: 'FIGURE' })), decidedBy: null, reason: ended.reason };
  const decidedBy = decidingRow(rows, ranks);
  const lead = decidedBy ? leadIn(rows, decidedBy, ranks, who) : tieIn(game, at, ranks, who);
  return { table: rows, decidedBy, reason: decided ?? (lead === null ? why : `${why}: ${lead}`) };
}

export function isCounted({ kind }: ScoreRow): boolean {
  return kind === 'SCORE' || kind === 'TIE_BREAK';
}

export function valueIn({ values }: ScoreRow, seat: Seat): number | null {
  return values.find((one) => one.seat === seat)?.value ?? null;
}

// Says that several sides share first place; null if one side has won.
function tieIn(game: AnyGame, { seats, options }: AnyAt, ranks: readonly number[], who: Who): string | null {
  const sides = game.sides?.(seats, options) ?? seats;
  const first = firstOf(ranks);
  if (new Set(first.map((seat) => seat % sides)).size < 2) return null;
  return first.length === ranks.length ? 'a draw' : `${listed(first.map(who))} share first place`;
}

function firstOf(ranks: readonly number[]): Seat[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Returns the best seat behind the first place, or -1 if all seats share it. */
function secondOf(ranks: readonly number[]): Seat {
  const behind = ranks.filter((rank) => rank > 1);
  return behind.length === 0 ? -1 : ranks.indexOf(Math.min(...behind));
}

function decidingRow(rows: readonly ScoreRow[], ranks: readonly number[]): ScoreRow | null {
  const [first, second] = [ranks.indexOf(1), secondOf(ranks)];
  const separates = (row: ScoreRow): boolean => {
    const [best, next] = [valueIn(row, first), valueIn(row, second)];
    return best !== null && next !== null && best !== next;
  };
  return rows.find((row) => isCounted(row) && separates(row)) ?? null;
}

// Says who leads in which number, such as "after a tie in Points, Ann leads in Stars, 3 to 2".
function leadIn(rows: readonly ScoreRow[], row: ScoreRow, ranks: readonly number[], who: Who): string {
  const first = firstOf(ranks).map(who);
  const tied = rows.slice(0, rows.indexOf(row)).filter(isCounted);
  const after = tied.length > 0 ? `after a tie in ${listed(tied.map(({ label }) => label))}, ` : '';
  const [best, next] = [valueIn(row, ranks.indexOf(1)), valueIn(row, secondOf(ranks))];
  return `${after}${listed(first)} ${first.length > 1 ? 'lead' : 'leads'} in ${row.label}, ${best} to ${next}`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
