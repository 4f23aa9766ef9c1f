/** One value that a blank accepts. */
export interface BlankOption {
  value: string | number;
  label: string;
}

/**
 * The open part of a choice. Its value goes into the move at `path`: a list of `min` to `max` different values of `from`, or
 * a whole number from `min` to `max` if `from` is null.
 */
export interface Blank {
  /** The blank's question, if a choice has two blanks: "Whom", "Which card". */
  label?: string;
  path: readonly string[];
  from: readonly BlankOption[] | null;
  min: number;
  max: number;
  /** The purpose of each value, in order, with `max` entries; absent if the values are not assigned. */
  each?: readonly string[];
}

/**
 * A legal move, or a family of legal moves with one or two blanks. Prompts, legality, bots, time-outs and the API all
 * read it. With two blanks, every value of one goes with every value of the other, and both must be filled in:
 * the template move in the list is not itself legal.
 */
export interface Choice<M = object> {
  label: string;
  move: M;
  blank?: Blank;
  /** A second blank; only allowed if `blank` is set. */
  second?: Blank;
}

/** The blanks of a choice, at most two. */
export function blanksOf({ blank, second }: { blank?: Blank | undefined; second?: Blank | undefined }): Blank[] {
  return [blank, second].filter((one) => one !== undefined);
}

/** The paths to a `V` in a move, key by key: in `{ fire: { at: number[] } }` the path to a list is `['fire', 'at']`. */
export type PathTo<M, V> = M extends readonly unknown[]
  ? never
  : M extends object
    ? { [K in keyof M & string]-?: PathVia<K, NonNullable<M[K]>, V> }[keyof M & string]
    : never;
type PathVia<K extends string, Inner, V> = Inner extends V ? readonly [K] : readonly [K, ...PathTo<Inner, V>];
/** The path to a list in a move: where the values of a blank go. */
export type ListPath<M> = PathTo<M, readonly (string | number)[]>;

/** Exactly one of a list. The move has `[]` at `path`. */
export function oneOf<M extends object>(
  label: string,
  move: M,
  path: ListPath<M>,
  from: readonly BlankOption[],
): Choice<M> {
  return { label, move, blank: { path, from, min: 1, max: 1 } };
}

/**
 * {@link oneOf} for callers that read few of many choices and no labels, such as bots: the list is built on first read.
 * Read it before the match moves on if you keep the choice.
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

/** At least `min` and at most `max` of a list, in any order; exactly `min` without a `max`. */
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

/** A different value of a list for each of several things, in their order, such as a space for each character. */
export function oneForEach<M extends object>(
  label: string,
  move: M,
  path: ListPath<M>,
  from: readonly BlankOption[],
  each: readonly string[],
): Choice<M> {
  return { label, move, blank: { path, from, min: each.length, max: each.length, each } };
}

/** A whole number from `min` to `max`. The move has any number at `path`. */
export function wholeNumber<M extends object>(
  label: string,
  move: M,
  path: PathTo<M, number>,
  min: number,
  max: number,
): Choice<M> {
  return { label, move, blank: { path, from: null, min, max } };
}

/** One of the two questions of a choice, answered by one value of a list. */
export interface OpenQuestion<M> {
  label: string;
  path: ListPath<M>;
  from: readonly BlankOption[];
}

/** One value of each of two lists, such as whom and what: any combination is legal. */
export function oneOfEach<M extends object>(
  label: string,
  move: M,
  first: OpenQuestion<NoInfer<M>>,
  second: OpenQuestion<NoInfer<M>>,
): Choice<M> {
  const [blank, other] = [first, second].map((one): Blank => ({ ...one, min: 1, max: 1 })) as [Blank, Blank]; // two in, two out
  return { label, move, blank, second: other };
}

/** A move with a part that is itself a choice, such as a card's target: `whole` builds the move, the part is at `path`. */
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
