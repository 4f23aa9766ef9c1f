/** One value that a blank accepts. */
export interface BlankOption {
  value: string | number;
  label: string;
}

/**
 * The open part of a choice. The player's value goes into the move at `path`. The value is a list of `min` to `max`
 * different values of `from`, or a whole number from `min` to `max` if `from` is null.
 */
export interface Blank {
  /** The question that the blank asks, such as "Whom" or "Which card", if the choice has two blanks. */
  label?: string;
  path: readonly string[];
  from: readonly BlankOption[] | null;
  min: number;
  max: number;
  /**
   * The purpose of each value, in the order of the values, with `max` entries. Absent if all values serve the same
   * purpose.
   */
  each?: readonly string[];
}

/**
 * A legal move, or a family of legal moves with one or two blanks. Prompts, legality checks, bots, time-outs and the
 * API all use the same choices. With two blanks, any value of the first can be combined with any value of the second. A
 * player must fill in every blank: the template in `move` is not itself legal.
 */
export interface Choice<M = object> {
  label: string;
  move: M;
  blank?: Blank;
  /** A second blank, only allowed if `blank` is set. */
  second?: Blank;
}

/** Returns the blanks of a choice, at most two. */
export function blanksOf({ blank, second }: { blank?: Blank | undefined; second?: Blank | undefined }): Blank[] {
  return [blank, second].filter((one) => one !== undefined);
}

/** The paths to values of type `V` in a move. In `{ fire: { at: number[] } }`, the list is at `['fire', 'at']`. */
export type PathTo<M, V> = M extends readonly unknown[]
  ? never
  : M extends object
    ? { [K in keyof M & string]-?: PathVia<K, NonNullable<M[K]>, V> }[keyof M & string]
    : never;
type PathVia<K extends string, Inner, V> = Inner extends V ? readonly [K] : readonly [K, ...PathTo<Inner, V>];
/** The path to a list in a move. The values of a blank go into this list. */
export type ListPath<M> = PathTo<M, readonly (string | number)[]>;

/** Builds a choice of exactly one value from a list. The template move has `[]` at `path`. */
export function oneOf<M extends object>(
  label: string,
  move: M,
  path: ListPath<M>,
  from: readonly BlankOption[],
): Choice<M> {
  return { label, move, blank: { path, from, min: 1, max: 1 } };
}

/**
 * Builds a choice like {@link oneOf}, but computes the list only when it is first read. This saves time for callers
 * such as bots, which read only a few of many choices. A caller that keeps the choice must read the list before the
 * match moves on.
 * @param list at least one value; depends only on the current state of the match
 */
export function oneOfLater<M extends object>(
  label: string,
  move: M,
  path: ListPath<M>,
  list: () => readonly BlankOption[],
): Choice<M> {
  return { label, move, blank: new LaterBlank(path, list) };
}

class LaterBlank implements Blank {
  readonly path: readonly string[];
  readonly min = 1;
  readonly max = 1;
  readonly #list: () => readonly BlankOption[];
  #from: readonly BlankOption[] | null = null;

  constructor(path: readonly string[], list: () => readonly BlankOption[]) {
    this.path = path;
    this.#list = list;
  }

  get from(): readonly BlankOption[] {
    this.#from ??= this.#list();
    return this.#from;
  }

  toJSON(): Blank {
    const { path, from, min, max } = this;
    return { path, from, min, max };
  }
}

/**
 * Builds a choice of `min` to `max` values from a list, in any order. Without a `max`, the choice requires exactly
 * `min` values.
 */
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

/** Builds a choice that assigns a different value from a list to each entry of `each`. */
export function oneForEach<M extends object>(
  label: string,
  move: M,
  path: ListPath<M>,
  from: readonly BlankOption[],
  each: readonly string[],
): Choice<M> {
  return { label, move, blank: { path, from, min: each.length, max: each.length, each } };
}

/** Builds a choice of a whole number from `min` to `max`. The template move can have any number at `path`. */
export function wholeNumber<M extends object>(
  label: string,
  move: M,
  path: PathTo<M, number>,
  min: number,
  max: number,
): Choice<M> {
  return { label, move, blank: { path, from: null, min, max } };
}

/** One of a choice's two questions, which the player answers with one value from `from`. */
export interface OpenQuestion<M> {
  label: string;
  path: ListPath<M>;
  from: readonly BlankOption[];
}

/** Builds a choice of one value from each of two lists, such as whom and what. Any combination is legal. */
export function oneOfEach<M extends object>(
  label: string,
  move: M,
  first: OpenQuestion<NoInfer<M>>,
  second: OpenQuestion<NoInfer<M>>,
): Choice<M> {
  // A list with two elements.
  const [blank, other] = [first, second].map((one): Blank => ({ ...one, min: 1, max: 1 })) as [Blank, Blank];
  return { label, move, blank, second: other };
}

/** Builds a choice from a part that is itself a choice. `whole` builds the move, which has the part at `path`. */
export function within<T, M extends object>(
  label: string,
  part: { move: T; blank?: Blank | undefined; second?: Blank | undefined },
  path: PathTo<M, T>,
  whole: (part: T) => M,
): Choice<M> {
  const move = whole(part.move);
  if (!part.blank) return { label, move };
  const blank = deeper(part.blank, path);
  return part.second ? { label, move, blank, second: deeper(part.second, path) } : { label, move, blank };
}

function deeper(blank: Blank, path: readonly string[]): Blank {
  return { ...blank, from: blank.from, path: [...path, ...blank.path] };
}
