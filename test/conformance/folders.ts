import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXAMPLE_GAMES } from '../../scripts/example-games.ts';
import { tollRoad } from './tiny/index.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The folder in which a game is written, with a slash at the end. */
export function folderOf(game: { id: string }): string {
  if (game.id === tollRoad.id) return `${ROOT}test/conformance/tiny/`;
  const isExample = EXAMPLE_GAMES.some(({ id }) => id === game.id);
  return `${ROOT}${isExample ? 'examples' : 'src/games'}/${game.id}/`;
}

/** The text of a file, or null when it is not there. */
export function textOf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
