import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = 'quiet-cargo';
/** Matches the files that are not copied: the example's picture, and files that are regenerated for the new game. */
const NOT_COPIED = /^(playthrough\.txt|kept-matches\.jsonl|schema\.generated\.ts|skin.picture\.svg)$/;

/**
 * Creates a new game in `src/games` by copying the example game under another name, and registers it.
 * @param root the folder of the repository
 * @throws RangeError if a game cannot have this name
 */
export function layOut(id: string, root: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id))
    throw new RangeError(`"${id}" is not a valid id: use lower-case words joined by hyphens, such as ${TEMPLATE}`);
  const [from, to] = [path.join(root, 'examples', TEMPLATE), path.join(root, 'src/games', id)];
  if (existsSync(to) || existsSync(path.join(root, 'examples', id)))
    throw new RangeError(`the game ${id} already exists`);
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const source = path.join(from, name);
    if (statSync(source).isDirectory() || NOT_COPIED.test(name)) continue;
    const target = path.join(to, name.replaceAll(TEMPLATE, id));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, textFor(id, readFileSync(source, 'utf8')));
  }
  const registry = path.join(root, 'src/games/index.ts');
  writeFileSync(registry, registeredIn(readFileSync(registry, 'utf8'), id));
}

function textFor(id: string, text: string): string {
  return text
    .replaceAll('QUIET_CARGO', constantOf(id))
    .replaceAll('QuietCargo', wordsOf(id).join(''))
    .replaceAll(
      'quietCargo',
      id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    )
    .replaceAll('Quiet Cargo', wordsOf(id).join(' '))
    .replaceAll(TEMPLATE, id)
    .replaceAll('../src/engine/', '../engine/')
    .replaceAll('../test/games/', '../../test/games/')
    .replaceAll('../docs/', '../../docs/')
    .replace(/rulesVersion: '.*'/, "rulesVersion: '1.0.0'");
}

function registeredIn(registry: string, id: string): string {
  const name = constantOf(id);
  return registry
    .replace(/^(import type .*\n)/m, `$1import { ${name} } from './${id}/index.ts';\n`)
    .replace(/(GAMES: readonly AnyGame\[\] = \[[^\]]*?),?(\s*\];)/, `$1, ${name}$2`);
}

function wordsOf(id: string): string[] {
  return id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

function constantOf(id: string): string {
  return id.toUpperCase().replaceAll('-', '_');
}
