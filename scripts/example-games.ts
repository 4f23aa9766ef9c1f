import { QUIET_CARGO } from '../examples/quiet-cargo/index.ts';
import type { AnyGame } from '../src/engine/index.ts';

/** Games that are written to be read: no server knows them, but they are tested like those that are played. */
export const EXAMPLE_GAMES: readonly AnyGame[] = [QUIET_CARGO];
