import type { AnyGame, AnyTypes, Setup } from '../src/engine/index.ts';
import { gameById } from '../src/games/index.ts';

export function golems(): AnyGame {
  const game = gameById('golems');
  if (!game) throw new Error('Golems is not registered');
  return game;
}

/** Returns a set-up with two seats and the default options. */
export function twoSeats(game: AnyGame): Setup<AnyTypes> {
  return { seats: 2, options: game.options.parse({}), decks: [null, null], firstCard: 1 };
}
