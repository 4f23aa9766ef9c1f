import type { AnyGame } from '../engine/index.ts';
import { BUSINESS_CARD_BATTLE } from './business-card-battle/index.ts';
import { GOLEMS } from './golems/index.ts';
import { SPARK_FORMING } from './spark-forming/index.ts';
import { SPARK_OF_WAR } from './spark-of-war/index.ts';
import { VALHALLA } from './valhalla/index.ts';

export const GAMES: readonly AnyGame[] = [GOLEMS, BUSINESS_CARD_BATTLE, SPARK_OF_WAR, VALHALLA, SPARK_FORMING];

export function gameById(id: string): AnyGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}

/** Returns a game's key in `MoveInput`, which is the id in camel case. The names of the game's types begin with it. */
export function gameKey({ id }: { id: string }): string {
  return KEYS.get(id) ?? camelCase(id);
}

function camelCase(slug: string): string {
  return slug.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The keys by id, computed once because every choice shown needs the key. */
const KEYS: ReadonlyMap<string, string> = new Map(GAMES.map(({ id }) => [id, camelCase(id)]));
