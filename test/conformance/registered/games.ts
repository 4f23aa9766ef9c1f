import { EXAMPLE_GAMES } from '../../../scripts/example-games.ts';
import { type AnyGame, registered } from '../../../src/engine/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { tollRoad } from '../tiny/index.ts';

/** The registered games, the example games, and the tiny game, which has every shape. */
export const ALL_GAMES: readonly AnyGame[] = [...GAMES, ...EXAMPLE_GAMES, registered(tollRoad)];

export const SEED = 20_261_120;

/** New in every run, so that in time it finds what the fixed seed misses. A failure prints it. */
export const FRESH_SEED = Date.now() % 1_000_000_000;
