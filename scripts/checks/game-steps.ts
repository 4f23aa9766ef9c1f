import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameFolder } from '../play/golden.ts';
import { DRIFT, type Step } from './steps.ts';

/** Biome's options: warnings do not fail the check, and only a terminal gets colours. */
const BIOME = `--diagnostic-level=error${process.stdout.isTTY ? '' : ' --colors=off'}`;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Lists all CI checks of a game except the properties, which `npm run conformance` checks. */
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

/** Lists the unit tests that cover every registered game. */
function testsOfAllGames(): string[] {
  return ['src', 'test', 'web'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.(int|long))\.test\.ts$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name))
      .filter((name) => /\bGAMES\b/.test(readFileSync(path.join(ROOT, name), 'utf8')) && !isElsewhere(name)),
  );
}

// Whether the conformance command covers a test itself or runs its whole file.
function isElsewhere(name: string): boolean {
  return /^test\/(conformance\/registered|architecture)\//.test(name);
}
