import { parseArgs } from 'node:util';
import { type AnyGame, registered } from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { checkCorner } from '../../test/conformance/check.ts';
import { nameOf } from '../../test/conformance/guards/corners.ts';
import { AT_ONCE, GUARDS, type Guard } from '../../test/conformance/guards/guards.ts';
import { report } from '../../test/conformance/guards/report.ts';
import {
  failure,
  PROPERTY_NAMES,
  type PropertyName,
  thePlaythroughIsUnchanged,
} from '../../test/conformance/properties.ts';
import { tollRoad } from '../../test/conformance/tiny/index.ts';
import { playCorners, type Trial, trialOf } from '../../test/conformance/trial.ts';
import { stepsFor } from '../checks/game-steps.ts';
import { failedOf } from '../checks/steps.ts';
import { EXAMPLE_GAMES } from '../example-games.ts';
import { helpIfAsked } from './help.ts';

/** A run of fewer matches does not fail if it misses parts of the game, but only reports them. */
const TELLING = 200;

/** The number of matches between two progress lines if the output is not a terminal. */
const STEP = 200;

const USAGE = `npm run conformance -- [--game <id>] [--runs <matches per game>] [--seed <number>] [--corner <number>] [--only <properties>]
  Plays every corner (seats, options, policy) at least once, so there may be more matches than --runs.
  With ${TELLING} or more matches, a part of the game that none of them reaches is a failure.
  With --game and no other filter, it also runs all other CI checks of this game: types, format, generated files, limits, tests.
  --only checks only these properties, separated by commas.
  --corner plays only that corner, with exactly that seed: a failure prints this command. Without --game: all registered games;
  other games are ${[tollRoad, ...EXAMPLE_GAMES].map(({ id }) => id).join(', ')}.`;

interface Wish {
  games: readonly AnyGame[];
  runs: number;
  seed: number;
  corner: number | null;
  only: PropertyName[] | undefined;
}

function wishOf(args: string[]): Wish {
  const options = {
    game: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string' },
    corner: { type: 'string' },
    only: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options });
  const own = [registered(tollRoad), ...EXAMPLE_GAMES];
  const games =
    values.game === undefined ? GAMES : [...GAMES, ...own].filter(({ id }) => id === values.game).slice(0, 1);
  const [runs, seed] = [Number(values.runs ?? 600), Number(values.seed ?? Date.now() % 1_000_000)];
  const corner = values.corner === undefined ? null : Number(values.corner);
  if (games.length === 0)
    throw new RangeError(
      `there is no game ${values.game}: the games are ${[...GAMES, ...own].map(({ id }) => id).join(', ')}`,
    );
  if (!Number.isInteger(runs) || runs < 1) throw new RangeError('--runs needs a whole number of at least 1');
  if (!Number.isInteger(seed)) throw new RangeError('--seed needs a whole number');
  if (corner !== null && games.length > 1) throw new RangeError('--corner needs --game');
  const only = values.only?.split(',').map(propertyOf);
  return { games, runs, seed, corner, only };
}

function propertyOf(name: string): PropertyName {
  const found = PROPERTY_NAMES.find((one) => one === name);
  if (!found) throw new RangeError(`there is no property ${name}: the properties are ${PROPERTY_NAMES.join(', ')}`);
  return found;
}

function playGame(trial: Trial, { runs, seed }: Wish): void {
  const started = performance.now();
  playCorners(trial, runs, seed, ({ seats, policy }) => progress(trial, `${seats} seats, ${policy}`, runs, started));
}

let told = 0;
function progress({ game, reached }: Trial, where: string, runs: number, started: number): void {
  const perSecond = (1000 * reached.matches) / (performance.now() - started);
  const line = `${game.id} ${reached.matches}/${runs} matches, ${perSecond.toFixed(1)} a second (${where})`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}   `);
  else if (Math.floor(reached.matches / STEP) !== told) console.log(line);
  told = Math.floor(reached.matches / STEP);
}

// Returns all failures, including too little coverage. A changed playthrough does not hide other failures.
function faultsOf(trial: Trial, wish: Wish): string[] {
  const broken = failure(() => playGame(trial, wish));
  console.log(`\n${report(trial)}`);
  const playthrough = failure(() => thePlaythroughIsUnchanged(trial.game));
  const faults = [broken, playthrough].filter((why) => why !== null);
  if (trial.only) return faults; // a run of a few properties need not reach every part of the game
  return [...faults, ...unguarded(trial, broken !== null)];
}

// Runs the other checks. If a broken property ended the trial early, skips the checks that depend on the trial's
// matches.
function unguarded({ game, reached }: Trial, isCutShort: boolean): string[] {
  return Object.entries<Guard>(GUARDS).flatMap(([name, holds]) => {
    if (isCutShort && !AT_ONCE.some((guard) => guard === name)) return [];
    if (holds === GUARDS.everythingIsReached && reached.matches < TELLING) return [];
    const fault = failure(() => holds(game, reached));
    return fault === null ? [] : [`${name}: ${fault}`];
  });
}

function tryCorner(game: AnyGame, index: number, { runs, seed, only }: Wish): string[] {
  const trial = trialOf(game, only);
  const corner = trial.corners[index];
  if (!corner) throw new RangeError(`${game.id} has the corners 0 to ${trial.corners.length - 1}`);
  console.log(nameOf(corner));
  const why = failure(() => checkCorner(trial.game, corner, trial.reached, { runs, seed, only }));
  return why === null ? [] : [why];
}

// Whether a run includes all other CI checks of the game: it must be a run of one game that does not repeat a failure.
function isWhole({ games, corner, only }: Wish): boolean {
  return games.length === 1 && corner === null && only === undefined;
}

function main(): void {
  const wish = wishOf(process.argv.slice(2));
  console.log(`seed ${wish.seed}`);
  for (const game of wish.games) {
    const trial = trialOf(game, wish.only);
    const faults = wish.corner === null ? faultsOf(trial, wish) : tryCorner(game, wish.corner, wish);
    if (isWhole(wish)) faults.push(...failedOf(stepsFor(game)).map((name) => `failed: ${name}`));
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
    else
      console.log(
        `${game.title}: every property holds in ${wish.corner === null ? trial.reached.matches : wish.runs} matches`,
      );
  }
}

helpIfAsked(USAGE);
const wrong = failure(main);
if (wrong !== null) {
  console.error(`${wrong}\n${USAGE}`);
  process.exitCode = 2;
}
