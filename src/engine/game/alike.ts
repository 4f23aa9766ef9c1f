import type { Alike } from '../cards/leaving.ts';
import { same } from '../json.ts';
import type { AnyAt } from './at.ts';
import type { AnyGame } from './game.ts';

/** Equal cards have the same name and the same back, and the game's `apart` does not distinguish them. */
export function alikeIn(game: AnyGame, at: AnyAt): Alike {
  return (one, other) => {
    if (one === other) return true;
    const [a, b] = [at.faces[one], at.faces[other]];
    if (a?.name !== b?.name || a?.back !== b?.back) return false;
    return !game.apart || same(game.apart(at, one), game.apart(at, other));
  };
}
