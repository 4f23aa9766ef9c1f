import type { CardName, Face } from '../cards/zones.ts';
import type { AnyGame } from '../game/game.ts';

const FACES = new WeakMap<AnyGame, Map<CardName, Face>>();

/**
 * The face of a card. All cards of one name share it, in all matches of the game, so that a table that is kept costs
 * nothing for them; what is not in the catalogue, as in somebody's record of other rules, has one of its own.
 */
export function faceFor(game: AnyGame, name: CardName, back: string): Face {
  if (game.cards[name]?.back !== back) return { name, back };
  const faces = FACES.get(game) ?? new Map<CardName, Face>();
  FACES.set(game, faces);
  const face = faces.get(name) ?? { name, back };
  faces.set(name, face);
  return face;
}
