import type { Skin } from './skin.ts';

/** By the path of their files: a game's folder has the name of its id. */
const SKINS = import.meta.glob<{ readonly skin: Skin }>('../../../../src/games/*/skin/index.ts');

/** What a game adds to the looks of its table; undefined when it adds nothing. Loaded when it is asked for. */
export async function skinOf(game: string): Promise<Skin | undefined> {
  const path = `../../../../src/games/${game}/skin/index.ts`;
  return Object.hasOwn(SKINS, path) ? (await SKINS[path]?.())?.skin : undefined;
}
