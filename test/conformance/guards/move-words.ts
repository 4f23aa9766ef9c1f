import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import type { AnyGame } from '../../../src/engine/index.ts';
import { gameSchema } from '../properties/schema-fit.ts';

const listed = new WeakMap<AnyGame['cards'], string[]>();
const paths = new Map<string, string[]>();

/**
 * Returns every word that the schema allows in a move of the game, including in `@oneOf` inputs: `play.target.unit`.
 */
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
    if (deprecationReason) continue; // no choice uses a deprecated field
    if (input.isOneOf) yield [...path, name].join('.');
    yield* wordsUnder(inner, [...path, name]);
  }
}

/** Returns the words that a move contains. */
export function wordsOf(game: AnyGame, move: object): string[] {
  return wordsIn(game).filter((word) => isSaid(move, pathOf(word)));
}

function pathOf(word: string): readonly string[] {
  const path = paths.get(word) ?? word.split('.');
  paths.set(word, path);
  return path;
}

function isSaid(move: object, path: readonly string[]): boolean {
  let value: unknown = move;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return true;
}
