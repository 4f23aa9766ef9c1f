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

/**
 * Returns the outcome of a match that has a result.
 * @param ended why the match ended, if its rules did not end it: the numbers then decided nothing
 */
export function outcomeOf(game: AnyGame, at: AnyAt, who: Who, ended: string | null): Outcome {
  const { ranks = [], why = '' } = at.result ?? {};
  const rows = game.scoreTable?.(at) ?? [];
  if (ended !== null) return { table: rows.map((row) => ({ ...row, kind: 'FIGURE' })), decidedBy: null, reason: ended };
  const decidedBy = decidingRow(rows, ranks);
  const lead = decidedBy ? leadIn(rows, decidedBy, ranks, who) : isDraw(ranks) ? 'a draw' : null;
  return { table: rows, decidedBy, reason: game.decided?.(at, who) ?? (lead === null ? why : `${why}: ${lead}`) };
}

export function isCounted({ kind }: ScoreRow): boolean {
  return kind === 'SCORE' || kind === 'TIE_BREAK';
}

export function valueIn({ values }: ScoreRow, seat: Seat): number | null {
  return values.find((one) => one.seat === seat)?.value ?? null;
}

function isDraw(ranks: readonly number[]): boolean {
  return ranks.length > 1 && ranks.every((rank) => rank === 1);
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
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [who(seat)] : []));
  const tied = rows.slice(0, rows.indexOf(row)).filter(isCounted);
  const after = tied.length > 0 ? `after a tie in ${listed(tied.map(({ label }) => label))}, ` : '';
  const [best, next] = [valueIn(row, ranks.indexOf(1)), valueIn(row, secondOf(ranks))];
  return `${after}${listed(first)} ${first.length > 1 ? 'lead' : 'leads'} in ${row.label}, ${best} to ${next}`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
