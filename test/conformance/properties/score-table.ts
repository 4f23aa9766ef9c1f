import { type AnyGame, isCounted, outcomeOf, type ScoreRow, seatNumber, valueIn } from '../../../src/engine/index.ts';
import { expectThat, type Script, walk } from '../script.ts';

/** The kinds of entry that end a match without the game's rules: the numbers then decide nothing. */
const FROM_OUTSIDE: readonly string[] = ['ENDED', 'RULING', 'VOID'];

/**
 * Checks that the score table of a finished match ranks the seats as the result does, that a side's score is the sum of
 * its parts, and that the reason of the end can be read.
 */
export function theScoreTableAgreesWithTheResult(game: AnyGame, script: Script): void {
  const { end, entries } = walk(game, script);
  if (!end.result) return;
  const { table, reason } = outcomeOf(game, end, seatNumber, null);
  expectThat(/^\S.*[^\s.]$/.test(reason) && !/undefined|NaN|null/.test(reason), () => `a reason of "${reason}"`);
  for (const { values, label } of table) {
    const seats = values.map(({ seat }) => seat);
    const isFit = new Set(seats).size === seats.length && seats.every((seat) => seat in (end.result?.ranks ?? []));
    expectThat(isFit, () => `${label} has values for the seats ${seats.join(', ')}`);
  }
  if (FROM_OUTSIDE.includes(entries.at(-1)?.kind ?? '')) return;
  ranksAgree(table.filter(isCounted), end.result.ranks);
  partsAddUp(table, game.sides?.(end.seats, end.options) ?? end.seats);
}

function ranksAgree(rows: readonly ScoreRow[], ranks: readonly number[]): void {
  if (rows.length === 0) return;
  const keys = ranks.map((_, seat) => rows.map((row) => valueIn(row, seat)));
  ranks.forEach((rank, seat) => {
    ranks.forEach((other, against) => {
      const [own, theirs] = [keys[seat] ?? [], keys[against] ?? []];
      if (own[0] === null && theirs[0] === null) return; // neither was counted
      const better = compare(own, theirs);
      expectThat(
        better === Math.sign(other - rank),
        () => `places ${rank} and ${other} with the scores ${own.join(', ')} and ${theirs.join(', ')}`,
      );
    });
  });
}

/** Returns 1 if the first list is better. A missing value is worse than any other. */
function compare(a: readonly (number | null)[], b: readonly (number | null)[]): number {
  const index = a.findIndex((value, i) => value !== b[i]);
  if (index < 0) return 0;
  const [one, other] = [a[index] ?? null, b[index] ?? null];
  return one === null ? -1 : other === null ? 1 : Math.sign(one - other);
}

function partsAddUp(rows: readonly ScoreRow[], sides: number): void {
  const parts = rows.filter(({ kind }) => kind === 'PART').flatMap(({ values }) => values);
  const score = rows.find(({ kind }) => kind === 'SCORE');
  expectThat(parts.length === 0 || score !== undefined, () => 'parts of no score');
  if (parts.length === 0) return;
  for (const { seat, value } of score?.values ?? []) {
    const sum = parts.reduce((all, part) => all + (part.seat % sides === seat % sides ? part.value : 0), 0);
    expectThat(sum === value, () => `the score of seat ${seat} is ${value}, and its parts add up to ${sum}`);
  }
}
