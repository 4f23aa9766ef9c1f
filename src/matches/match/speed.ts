import type { TimeControl } from '../../engine/index.ts';
import { longestWait } from './clocks.ts';

/** `LIVE` matches are played in one sitting; `DAILY` matches go on for days. Each has ratings of its own. */
export const SPEEDS = ['LIVE', 'DAILY'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The longest time for the first answer in a `LIVE` match, in milliseconds: three hours, as in long chess games. */
const LONGEST_LIVE = 3 * 3_600_000;

/** A match without a clock is `DAILY`. */
export function speedOf(timeControl: TimeControl | null): Speed {
  return timeControl && longestWait(timeControl) <= LONGEST_LIVE ? 'LIVE' : 'DAILY';
}
