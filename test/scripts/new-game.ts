import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { layOut } from '../../scripts/play/lay-out.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Lays out the game `quite-new-game` in a copy of the repository. @returns the folder of the copy */
export function newGame(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'arbiter-new-game-'));
  afterAll(() => rmSync(copy, { recursive: true }));
  for (const folder of ['src', 'test']) mkdirSync(path.join(copy, folder));
  const others = readdirSync(path.join(ROOT, 'src')).filter((name) => name !== 'games');
  for (const same of ['node_modules', 'test/games', 'schema.graphql', ...others.map((name) => `src/${name}`)])
    symlinkSync(path.join(ROOT, same), path.join(copy, same));
  for (const own of ['src/games', 'examples', 'scripts', 'test/conformance'])
    cpSync(path.join(ROOT, own), path.join(copy, own), { recursive: true });
  layOut('quite-new-game', copy);
  return copy;
}
