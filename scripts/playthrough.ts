import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '../src/games/index.ts';
import { EXAMPLE_GAMES } from './example-games.ts';
import { goldenOf, goldenPath } from './golden.ts';

/** Writes every game's golden playthrough; with --check it fails instead when one is missing or differs. */
const check = process.argv.includes('--check');
for (const game of [...GAMES, ...EXAMPLE_GAMES]) {
  const path = goldenPath(game);
  const text = goldenOf(game);
  if (!check) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${game.title} plays another way than its playthrough.txt. If that is meant: npm run playthrough`);
    process.exitCode = 1;
  }
}
