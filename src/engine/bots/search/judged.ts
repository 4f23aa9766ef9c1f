import type { AnyGame } from '../../game/game.ts';
import type { SearchLevel } from '../../game/searches.ts';

// One object for all decisions: some things are kept by game.
const JUDGED: Record<SearchLevel, WeakMap<AnyGame, AnyGame>> = { STRONG: new WeakMap(), MASTER: new WeakMap() };

/** The same game, in which seats stand as well as a level judges that they do. */
export function judgedAs(game: AnyGame, level: SearchLevel): AnyGame {
  const worth = game.searches?.[level]?.worth;
  if (!worth) return game;
  const judged = JUDGED[level].get(game) ?? { ...game, worth };
  JUDGED[level].set(game, judged);
  return judged;
}
