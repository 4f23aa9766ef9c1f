import { labelledRandom, shuffled } from '../../engine/index.ts';
import type { EntrantNumber, PointsRule, Round } from '../standings/round.ts';

/** What a Swiss round is drawn from. */
export interface Field {
  /** Who plays in this round; those who have left are not among them, those who came late are. */
  readonly entrants: readonly EntrantNumber[];
  /** The rounds of this stage so far. */
  readonly rounds: readonly Round[];
  readonly points: PointsRule;
  /** Seats of a full table, 2 to 6. */
  readonly seats: number;
}

/** The draws by lot for one purpose. Each call goes on from where the last one ended. */
export interface Lots {
  /** A whole number from 0 to n - 1, each equally likely; n from 1 to 2^32. */
  draw(n: number): number;
  /** A list in drawn order; the one given is left alone. */
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * The lots of an event: SHA-256 in counter mode over its seed (32 bytes, hexadecimal) and a label such as `1/3/pairing`,
 * which no other draw has.
 */
export function lots(seed: string, label: string): Lots {
  const draw = labelledRandom(seed, label);
  return { draw, shuffle: (list) => shuffled(list, draw) };
}
