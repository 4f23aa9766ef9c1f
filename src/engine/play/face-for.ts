import type { CardName, Face } from '../cards/zones.ts';
import type { AnyGame } from '../game/game.ts';

const FACES = new WeakMap<AnyGame, Map<CardName, Face>>();

/** Same-named cards share a face across matches, to save memory. A name outside the catalogue gets a new face. */
export function faceFor(game: AnyGame, name: CardName, back: string): Face {
  if (game.cards[name]?.back !== back) return { name, back };
  const faces = FACES.get(game) ?? new Map<CardName, Face>();
  FACES.set(game, faces);
  const face = faces.get(name) ?? { name, back };
  faces.set(name, face);
  return face;
}
