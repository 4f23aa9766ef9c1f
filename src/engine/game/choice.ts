/** One value that may go into a blank. */
export interface BlankOption {
  value: string | number;
  label: string;
}

/**
 * The one thing a choice leaves open. At `path` of the move goes a list of min..max different values out of `from`,
 * their order kept; or, where `from` is null, a whole number min..max.
 */
export interface Blank {
  path: readonly string[];
  from: readonly BlankOption[] | null;
  min: number;
  max: number;
}

/** A legal move, or a family of legal moves with one blank. Prompt, legality, bots, time-outs and the API all read this. */
export interface Choice<M = object> {
  label: string;
  move: M;
  blank?: Blank;
}

/** The ways to a `V` in a move, key by key: of `{ fire: { at: number[] } }` to a list `['fire', 'at']`. */
export type PathTo<M, V> = M extends readonly unknown[]
  ? never
  : M extends object
    ? { [K in keyof M & string]-?: PathVia<K, NonNullable<M[K]>, V> }[keyof M & string]
    : never;
type PathVia<K extends string, Inner, V> = Inner extends V ? readonly [K] : readonly [K, ...PathTo<Inner, V>];
/** The way to a list in a move: where the values of a blank go. */
export type ListPath<M> = PathTo<M, readonly (string | number)[]>;

/** Exactly one of a list: the move says `[]` where it goes, and `path` the way there. */
export function oneOf<M extends object>(
  label: string,
  move: M,
  path: ListPath<M>,
  from: readonly BlankOption[],
): Choice<M> {
  return { label, move, blank: { path, from, min: 1, max: 1 } };
}

/** At least `min` and at most `max` of a list, in any order that the seat likes; exactly `min` where no `max` is named. */
export function someOf<M extends object>(
  label: string,
  move: M,
  path: ListPath<M>,
  from: readonly BlankOption[],
  min: number,
  max = min,
): Choice<M> {
  return { label, move, blank: { path, from, min, max } };
}

/** A whole number from `min` to `max`; the move says any number where it goes. */
export function wholeNumber<M extends object>(
  label: string,
  move: M,
  path: PathTo<M, number>,
  min: number,
  max: number,
): Choice<M> {
  return { label, move, blank: { path, from: null, min, max } };
}

/** A move of which one part is itself chosen, such as a card's target: `whole` makes the move, the part stands at `path`. */
export function within<T, M extends object>(
  label: string,
  part: { move: T; blank?: Blank | undefined },
  path: PathTo<M, T>,
  whole: (part: T) => M,
): Choice<M> {
  const [move, { blank }] = [whole(part.move), part];
  return blank ? { label, move, blank: { ...blank, path: [...path, ...blank.path] } } : { label, move };
}
