import type { AnyGame } from '../engine/index.ts';
import { BUSINESS_CARD_BATTLE } from './business-card-battle/index.ts';
import { GOLEMS } from './golems/index.ts';
import { SPARK_FORMING } from './spark-forming/index.ts';
import { SPARK_OF_WAR } from './spark-of-war/index.ts';
import { VALHALLA } from './valhalla/index.ts';

/** Every game on this server, one line each. */
export const GAMES: readonly AnyGame[] = [GOLEMS, BUSINESS_CARD_BATTLE, SPARK_OF_WAR, VALHALLA, SPARK_FORMING];

/** The game with this slug, or null. */
export function gameById(id: string): AnyGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}

/** A game's key in `MoveInput` and the stem of its type names: the camel case of its slug. */
export function gameKey({ id }: { id: string }): string {
  return KEYS.get(id) ?? camelCase(id);
}

function camelCase(slug: string): string {
  return slug.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Cached, because it is read for every choice shown. */
const KEYS: ReadonlyMap<string, string> = new Map(GAMES.map(({ id }) => [id, camelCase(id)]));
