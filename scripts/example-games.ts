import { QUIET_CARGO } from '../examples/quiet-cargo/index.ts';
import type { AnyGame } from '../src/engine/index.ts';

/** Example games for readers. No server offers them, but they are tested like all other games. */
export const EXAMPLE_GAMES: readonly AnyGame[] = [QUIET_CARGO];
