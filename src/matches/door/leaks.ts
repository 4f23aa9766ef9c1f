import type { AnyAt, Choice, Entry, Face, PublishedGame, SealedAnswer, Zone } from '../../engine/index.ts';
import type { HotMatch } from '../log/hot-matches.ts';
import type { MatchHead } from '../match/match.ts';
import type { Room } from '../room.ts';
import type { Shown } from './shown.ts';

/** What never leaves src/matches, whole or in parts: facts, steps of an agenda and the head with its invitation, too. */
type Hidden =
  | (AnyAt | Entry | MatchHead | HotMatch | Room)
  | (Zone | Face | SealedAnswer | { fact: string } | { step: string })
  | { secret: unknown };

/** What holds nothing, bytes as little as a text, and what somebody has looked at. */
type Plain = string | number | boolean | bigint | symbol | null | undefined | Date | Uint8Array | Shown;

/** Has all members of a type and no other. */
type Exactly<T, Known> = T extends Known ? ([Exclude<keyof T, keyof Known>] extends [never] ? true : false) : false;

/**
 * What is looked into no further: rules hold no match, and a choice is for the seat that is asked. With a member more it
 * is looked into.
 */
type Harmless<T> = true extends Exactly<T, PublishedGame> | Exactly<T, Choice> ? true : false;

/** `object`, `unknown` and `{}`, which may be anything. */
type Untold<T> = [keyof T] extends [never] ? (object extends T ? true : false) : false;

/** So many steps from a value to what it holds are followed. */
type Fewer = [never, 0, 1, 2, 3, 4, 5, 6];

/**
 * Contains `true` when something hidden can be reached from a value: it is one, it holds one, or it gives one when it is
 * called, awaited or iterated, or to what it is called with. `any` leaks, and so does `object`, as nobody knows what it
 * is. A type cannot see what a text says, nor a number: a seed that is handed out as a bare string, a card's id as a bare
 * number. It believes {@link Shown}. What it follows ends after seven steps, and at a list's elements.
 */
export type Leaks<T, Steps extends number = 7> = 0 extends 1 & T
  ? true
  : [Steps] extends [never]
    ? false
    : T extends Plain
      ? false
      : T extends Hidden
        ? true
        : Untold<T> extends true
          ? true
          : Harmless<T> extends true
            ? false
            : LeaksWithin<T, Fewer[Steps]>;

type LeaksWithin<T, Steps extends number> =
  T extends Promise<infer U>
    ? Leaks<U, Steps>
    : T extends AsyncIterable<infer U> | Iterable<infer U>
      ? Leaks<U, Steps>
      : T extends (...args: infer A) => infer U
        ? Leaks<U, Steps> | Takes<A, Steps>
        : T extends object
          ? { [K in keyof T]: Leaks<T[K], Steps> }[keyof T]
          : false;

/** The same of what is handed in: it leaks what it is called with. */
export type Takes<T, Steps extends number = 7> = 0 extends 1 & T
  ? false
  : [Steps] extends [never]
    ? false
    : T extends Plain
      ? false
      : Harmless<T> extends true
        ? false
        : T extends (...args: infer A) => unknown
          ? Leaks<A, Fewer[Steps]>
          : T extends readonly (infer U)[]
            ? Takes<U, Fewer[Steps]>
            : T extends object
              ? { [K in keyof T]: Takes<T[K], Fewer[Steps]> }[keyof T]
              : false;
