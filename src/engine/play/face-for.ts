import type { CardName, Face } from '../cards/zones.ts';
import type { AnyGame } from '../game/game.ts';

const FACES = new WeakMap<AnyGame, Map<CardName, Face>>();

/**
 * Returns the face of a card. All cards of one name share a face across all matches of the game, which saves memory. A
 * name that is not in the catalogue, as in a record of other rules, gets a new face.
 */
export function faceFor(game: AnyGame, name: CardName, back: string): Face {
  if (game.cards[name]?.back !== back) return { name, back };
  const faces = FACES.get(game) ?? new Map<CardName, Face>();
  FACES.set(game, faces);
  const face = faces.get(name) ?? { name, back };
  faces.set(name, face);
  return face;
}
