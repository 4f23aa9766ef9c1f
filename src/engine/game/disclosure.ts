import { EngineBug } from '../bug.ts';
import type { Disclosure } from '../cards/told.ts';
import type { CardName } from '../cards/zones.ts';
import { same } from '../json.ts';
import type { AnyGame } from './game.ts';

export function answerTo(game: AnyGame, asked: { fact: string }, names: readonly CardName[]): unknown {
  const answer = game.disclosures?.[asked.fact];
  if (!answer) throw new EngineBug(`${game.id} has no disclosure ${asked.fact}`);
  return answer(names, asked);
}

/** Whether cards with these names would have given the same answer. */
export function agrees(game: AnyGame, { answer, ...asked }: Disclosure, names: readonly CardName[]): boolean {
  return same(answerTo(game, asked, names), answer);
}
