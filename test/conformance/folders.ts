import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameFolder } from '../../scripts/play/golden.ts';
import { tollRoad } from './tiny/index.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the folder of a game's source, with a slash at the end. */
export function folderOf(game: { id: string }): string {
  return game.id === tollRoad.id ? `${ROOT}test/conformance/tiny/` : gameFolder(game);
}

/** Reads a file. Returns null if the file does not exist. */
export function textOf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
