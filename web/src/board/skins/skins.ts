import type { Skin } from './skin.ts';

/** By file path: a game's folder is named after its id. */
const SKINS = import.meta.glob<{ readonly skin: Skin }>('../../../../src/games/*/skin/index.ts');

/** A game's skin, loaded on demand; undefined if it has none. */
export async function skinOf(game: string): Promise<Skin | undefined> {
  const path = `../../../../src/games/${game}/skin/index.ts`;
  return Object.hasOwn(SKINS, path) ? (await SKINS[path]?.())?.skin : undefined;
}
