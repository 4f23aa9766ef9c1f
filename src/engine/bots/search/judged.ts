import type { AnyGame } from '../../game/game.ts';
import type { SearchLevel } from '../../game/searches.ts';

// One object per game and level, because some caches are keyed by game.
const JUDGED: Record<SearchLevel, WeakMap<AnyGame, AnyGame>> = { STRONG: new WeakMap(), MASTER: new WeakMap() };

/** The game with the evaluation of this level. */
export function judgedAs(game: AnyGame, level: SearchLevel): AnyGame {
  const worth = game.searches?.[level]?.worth;
  if (!worth) return game;
  const judged = JUDGED[level].get(game) ?? { ...game, worth };
  JUDGED[level].set(game, judged);
  return judged;
}
