import type { AnyAt, Entry, PublishedGame } from '../../engine/index.ts';
import type { HotMatch } from '../log/hot-matches.ts';
import type { MatchHead } from '../match/match.ts';
import type { Room } from '../room.ts';

/** What never leaves src/matches. The head, too: it holds the invitation. */
type Hidden = AnyAt | Entry | MatchHead | HotMatch | Room | { secret: unknown };

/** What is looked into no further: rules hold no match, and lines of a replay document are given out when all is over. */
type Harmless = string | number | boolean | null | undefined | Date | PublishedGame | { at: string; hash: string };

/** So many steps from a value to what it holds are followed. */
type Fewer = [never, 0, 1, 2, 3, 4, 5, 6];

/**
 * Contains `true` when something hidden can be reached from a value: it is one, it holds one, or it gives one when it is
 * called, awaited or iterated. `any` leaks, as nobody knows what it is.
 */
export type Leaks<T, Steps extends number = 7> = 0 extends 1 & T
  ? true
  : [Steps] extends [never]
    ? false
    : T extends Harmless
      ? false
      : T extends Hidden
        ? true
        : LeaksWithin<T, Fewer[Steps]>;

type LeaksWithin<T, Steps extends number> =
  T extends Promise<infer U>
    ? Leaks<U, Steps>
    : T extends AsyncIterable<infer U> | Iterable<infer U>
      ? Leaks<U, Steps>
      : T extends (...args: never) => infer U
        ? Leaks<U, Steps>
        : T extends object
          ? { [K in keyof T]: Leaks<T[K], Steps> }[keyof T]
          : false;
