import { parseArgs } from 'node:util';
import type { AnyGame } from '../src/engine/index.ts';
import { GAMES } from '../src/games/index.ts';
import { checkCorner } from '../test/conformance/check.ts';
import { nothingReached, type Reached, report } from '../test/conformance/coverage.ts';
import { failure, thePlaythroughIsUnchanged } from '../test/conformance/properties.ts';
import { type Corner, cornersOf } from '../test/conformance/scripts.ts';
import { EXAMPLE_GAMES } from './example-games.ts';

/** Runs of one batch: after each the progress is shown, and the seed is another one. */
const BATCH = 20;

const USAGE = 'npm run conformance -- [--game <id>] [--runs <matches per game>] [--seed <number>]';

interface Wish {
  games: readonly AnyGame[];
  runs: number;
  seed: number;
}

function wishOf(args: string[]): Wish {
  const options = { game: { type: 'string' }, runs: { type: 'string' }, seed: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const games =
    values.game === undefined
      ? GAMES
      : [...GAMES, ...EXAMPLE_GAMES].filter((game) => game.id === values.game).slice(0, 1);
  const [runs, seed] = [Number(values.runs ?? 600), Number(values.seed ?? Date.now() % 1_000_000)];
  if (games.length === 0) throw new RangeError(`no game ${values.game}: ${GAMES.map((game) => game.id).join(', ')}`);
  if (!Number.isInteger(runs) || runs < 1) throw new RangeError('--runs needs a whole number from 1');
  if (!Number.isInteger(seed)) throw new RangeError('--seed needs a whole number');
  return { games, runs, seed };
}

// Batch by batch, every corner in turn, so that an early stop has tried all of them alike.
function tryGame(game: AnyGame, { runs, seed }: Wish, reached: Reached): void {
  thePlaythroughIsUnchanged(game);
  const corners = cornersOf(game);
  const started = performance.now();
  for (let batch = 0; reached.matches < runs; batch++) {
    const corner = corners[batch % corners.length];
    if (!corner) return;
    const left = Math.min(BATCH, runs - reached.matches);
    checkCorner(game, corner, reached, { runs: left, seed: seed + batch, limit: 3_600_000 });
    progress(game, corner, reached, runs, performance.now() - started);
  }
}

function progress(game: AnyGame, { seats, policy }: Corner, reached: Reached, runs: number, ms: number): void {
  const perSecond = (1000 * reached.matches) / ms;
  const line = `${game.id} ${reached.matches}/${runs} matches, ${perSecond.toFixed(1)} a second (${seats} seats, ${policy})`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}   `);
  else if (reached.matches % 200 < BATCH) console.log(line);
}

function main(): void {
  const wish = wishOf(process.argv.slice(2));
  console.log(`seed ${wish.seed}`);
  for (const game of wish.games) {
    const reached = nothingReached();
    const why = failure(() => tryGame(game, wish, reached));
    console.log(`\n${report(reached, game)}`);
    if (why !== null) {
      console.error(why);
      process.exitCode = 1;
    } else console.log(`${game.title}: every property holds in ${reached.matches} matches`);
  }
}

const wrong = failure(main);
if (wrong !== null) {
  console.error(`${wrong}\n${USAGE}`);
  process.exitCode = 2;
}
