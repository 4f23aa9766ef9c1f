import { EXAMPLE_GAMES } from '../../../scripts/example-games.ts';
import { type AnyGame, registered } from '../../../src/engine/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { tollRoad } from '../tiny/index.ts';

/** The registered games, the example games, and the tiny game, which uses every feature. */
export const ALL_GAMES: readonly AnyGame[] = [...GAMES, ...EXAMPLE_GAMES, registered(tollRoad)];

export const SEED = 20_261_120;

/** A seed that is new in every run, so that it may find what the fixed seed misses. A failure prints the seed. */
export const FRESH_SEED = Date.now() % 1_000_000_000;
