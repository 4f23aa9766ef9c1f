import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameFolder } from '../play/golden.ts';
import { DRIFT, type Step } from './steps.ts';

/** Warnings do not fail the check, and only terminals get colours. */
const BIOME = `--diagnostic-level=error${process.stdout.isTTY ? '' : ' --colors=off'}`;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** All CI checks of a game except the properties, which `npm run conformance` plays. */
export function stepsFor(game: { id: string; title: string }): Step[] {
  const folder = path.relative(ROOT, gameFolder(game));
  const unit = 'npx vitest run --project unit';
  return [
    ['types', 'npm run --silent typecheck'],
    ['format and lint (npm run format fixes most problems)', `npx biome ci ${BIOME} ${folder}`],
    ...DRIFT,
    ['rule tests and limits', `${unit} ${folder}/ test/architecture/`],
    ['tests of all games', `${unit} -t '(${game.id}|${game.title})' ${testsOfAllGames().join(' ')}`],
  ];
}

/** The unit tests that cover every registered game. */
function testsOfAllGames(): string[] {
  return ['src', 'test', 'web'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.(int|long))\.test\.ts$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name))
      .filter((name) => /\bGAMES\b/.test(readFileSync(path.join(ROOT, name), 'utf8')) && !isElsewhere(name)),
  );
}

// The conformance command covers these tests itself, or runs them as whole files.
function isElsewhere(name: string): boolean {
  return /^test\/(conformance\/registered|architecture)\//.test(name);
}
