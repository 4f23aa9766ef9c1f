import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { EXAMPLE_GAMES } from '../example-games.ts';
import { goldenOf, goldenPath } from './golden.ts';
import { keepMatches, keptFrom, keptPath, keptText, partingFrom } from './kept-matches.ts';

/**
 * Writes every game's golden playthrough, and kept matches if the version of the rules is new. With --check, the script
 * fails if a playthrough or a kept match is missing or differs.
 */
const check = process.argv.includes('--check');
for (const game of [...GAMES, ...EXAMPLE_GAMES]) {
  writePlaythrough(game);
  writeKeptMatches(game);
}

function writePlaythrough(game: AnyGame): void {
  const path = goldenPath(game);
  const text = goldenOf(game);
  if (!check) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text)
    fail(`${game.title} no longer plays like its playthrough.txt. If that is intended: npm run playthrough`);
}

// Never overwrites the kept matches of the same version, because records of players' matches cannot be rewritten
// either.
function writeKeptMatches(game: AnyGame): void {
  const path = keptPath(game);
  const kept = existsSync(path) ? keptFrom(readFileSync(path, 'utf8')) : null;
  if (kept?.rulesVersion === game.rulesVersion) {
    const why = partingFrom(game, kept);
    if (why !== null)
      fail(
        `${game.title}: records under its rules ${game.rulesVersion} would be refuted (${why}). Raise rulesVersion (never released? Delete kept-matches.jsonl).`,
      );
  } else if (check) fail(`${game.title} has no kept matches for its rules ${game.rulesVersion}: npm run playthrough`);
  else writeFileSync(path, keptText(keepMatches(game)));
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
