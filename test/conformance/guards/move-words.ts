import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import type { AnyGame } from '../../../src/engine/index.ts';
import { gameSchema } from '../schema-fit.ts';

const listed = new WeakMap<AnyGame['cards'], string[]>();

/** Every word that a move of the game may have by its schema, of parts that are one of several, too: `play.target.unit`. */
export function wordsIn(game: AnyGame): string[] {
  const kept = listed.get(game.cards);
  if (kept) return kept;
  const words = [...wordsUnder(gameSchema(game).move, [])];
  listed.set(game.cards, words);
  return words;
}

function* wordsUnder(type: GraphQLInputType, path: string[]): Generator<string> {
  const input = getNamedType(type);
  if (!isInputObjectType(input)) return;
  for (const { name, type: inner, deprecationReason } of Object.values(input.getFields())) {
    if (deprecationReason) continue; // no choice says it any more
    if (input.isOneOf) yield [...path, name].join('.');
    yield* wordsUnder(inner, [...path, name]);
  }
}

/** The words that a move has. */
export function wordsOf(game: AnyGame, move: object): string[] {
  return wordsIn(game).filter((word) => isSaid(move, word.split('.')));
}

function isSaid(value: unknown, [key, ...rest]: string[]): boolean {
  if (key === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
  return isSaid(Object.entries(value).find(([name]) => name === key)?.[1], rest);
}
