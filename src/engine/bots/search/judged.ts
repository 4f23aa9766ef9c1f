import type { AnyGame } from '../../game/game.ts';
import type { SearchLevel } from '../../game/searches.ts';

// Keeps one object per game and level, because some caches use the game object as their key.
const JUDGED: Record<SearchLevel, WeakMap<AnyGame, AnyGame>> = { STRONG: new WeakMap(), MASTER: new WeakMap() };

/** Returns the game with the `worth` that it sets for this level. */
export function judgedAs(game: AnyGame, level: SearchLevel): AnyGame {
  const worth = game.searches?.[level]?.worth;
  if (!worth) return game;
  const judged = JUDGED[level].get(game) ?? { ...game, worth };
  JUDGED[level].set(game, judged);
  return judged;
}
