import { QUIET_CARGO } from '../examples/quiet-cargo/index.ts';
import type { AnyGame } from '../src/engine/index.ts';

/** Example games for readers: no server offers them, but they are tested like the others. */
export const EXAMPLE_GAMES: readonly AnyGame[] = [QUIET_CARGO];
