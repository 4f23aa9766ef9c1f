import type { AnyAt, Choice, Entry, Face, PublishedGame, SealedAnswer, Zone } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import type { MatchHead } from '../match/match.ts';
import type { Shown } from './safe-json.ts';

/** These types must never leave src/matches. */
type Hidden =
  | (AnyAt | Entry | MatchHead | CachedMatch | MatchContext)
  | (Zone | Face | SealedAnswer | { fact: string } | { step: string })
  | { secret: unknown };

/** Values that contain no others, and JSON that is marked as safe for the viewer. */
type Plain = string | number | boolean | bigint | symbol | null | undefined | Date | Uint8Array | Shown;

/**
 * Everything that a value resolves to, yields, returns, passes to a callback or contains. Games and choices are safe,
 * except for properties added to them: rules contain no match, and a choice is meant for its seat.
 */
type Parts<T> =
  T extends Promise<infer U>
    ? U
    : T extends AsyncIterable<infer U> | Iterable<infer U>
      ? U
      : T extends (...args: infer A) => infer R
        ? R | CallbackArguments<A[number]>
        : T extends PublishedGame
          ? T[Exclude<keyof T, keyof PublishedGame>]
          : T extends Choice
            ? T[Exclude<keyof T, keyof Choice>]
            : object extends Required<T>
              ? Hidden // `unknown`, `object` and `{}` could be any type
              : T[keyof T];

type CallbackArguments<T, Steps extends number = 4> = [Steps] extends [never]
  ? never
  : T extends (...args: infer A) => unknown
    ? A[number]
    : T extends Plain | PublishedGame
      ? never
      : T extends readonly (infer U)[]
        ? CallbackArguments<U, Fewer[Steps]>
        : T extends Iterable<unknown>
          ? never
          : { [K in keyof T]: CallbackArguments<T[K], Fewer[Steps]> }[keyof T];

/** Counts down, so that the recursion ends: `Fewer[5]` is 4. */
type Fewer = [never, 0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Contains `true` if a hidden type can be reached from a value in nine steps, or if the type is `any`. Seeds and ids of
 * cards are plain strings, which no type can detect.
 */
export type Leaks<T, Steps extends number = 9> = 0 extends 1 & T
  ? true
  : [Steps] extends [never]
    ? false
    : T extends Plain
      ? false
      : T extends Hidden
        ? true
        : Leaks<Parts<T>, Fewer[Steps]>;
