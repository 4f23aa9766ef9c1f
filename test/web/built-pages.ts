import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { filesUnder, ROOT } from '../architecture/sources.ts';

/** The sources of the pages, including all games, because the replay page executes them. */
const PARTS = ['web', 'clients/typescript/src', 'src/engine', 'src/games'];

/** Builds the pages unless nothing has changed since they were built. */
export function buildPages(): void {
  const built = changedAt('dist/web/index.html');
  const isFresh = PARTS.flatMap(filesUnder).every((file) => changedAt(file) <= built);
  if (!isFresh) execFileSync('npm', ['run', '--silent', 'build:web'], { cwd: ROOT, stdio: 'inherit' });
}

function changedAt(file: string): number {
  return statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
