import type { Skin } from './skin.ts';

/** The skins by file path. A game's folder is named after the id of the game. */
const SKINS = import.meta.glob<{ readonly skin: Skin }>('../../../../src/games/*/skin/index.ts');

/** Loads a game's skin on demand. Returns undefined if the game has none. */
export async function skinOf(game: string): Promise<Skin | undefined> {
  const path = `../../../../src/games/${game}/skin/index.ts`;
  return Object.hasOwn(SKINS, path) ? (await SKINS[path]?.())?.skin : undefined;
}
