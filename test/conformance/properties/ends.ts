import type { AnyGame } from '../../../src/engine/index.ts';
import { expectThat, type Script, walk } from '../script.ts';

/**
 * Checks that, until there is a result, at least one seat has a decision. The match takes fewer than `maxMoves`
 * entries, and every seat is ranked once.
 */
export function everyMatchEnds(game: AnyGame, script: Script): void {
  const { end, entries } = walk(game, script);
  if (script.onwards !== null) expectThat(end.result !== null, () => `no result after ${entries.length} entries`);
  if (!end.result) return;
  const { ranks, why, awards = [] } = end.result;
  expectThat(ranks.length === script.seats, () => `${ranks.length} ranks for ${script.seats} seats`);
  for (const rank of ranks) {
    const better = ranks.filter((other) => other < rank).length;
    expectThat(Number.isInteger(rank) && rank >= 1 && rank <= 1 + better, () => `ranks ${ranks.join(', ')}`);
  }
  expectThat(why.length > 0, () => 'no reason for the end');
  for (const { card, from, to } of awards) {
    expectThat(card in game.cards, () => `an award of ${card}, which is not in the catalogue`);
    expectThat(from in ranks && to in ranks && from !== to, () => `an award from ${from} to ${to}`);
  }
  expectThat(end.agenda.length === 0, () => 'the match is over, but steps are left');
}
