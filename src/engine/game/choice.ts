/** One value that may go into a blank. */
export interface BlankOption {
  value: string | number;
  label: string;
}

/**
 * What a choice leaves open. At `path` of the move goes a list of min..max different values out of `from`, their order
 * kept; or, where `from` is null, a whole number min..max.
 */
export interface Blank {
  /** What it asks for, where a choice has two: "Whom", "Which card". */
  label?: string;
  path: readonly string[];
  from: readonly BlankOption[] | null;
  min: number;
  max: number;
  /** Where each value is for something of its own: for what, in their order, `max` of them. */
  each?: readonly string[];
}

/**
 * A legal move, or a family of legal moves with one blank or two. Prompt, legality, bots, time-outs and the API all read
 * this. Whatever goes into one of two blanks goes with whatever goes into the other, and both must be filled in: as it
 * stands in the list, the move of a choice with blanks fits none of them.
 */
export interface Choice<M = object> {
  label: string;
  move: M;
  blank?: Blank;
  /** Only beside `blank`. */
  second?: Blank;
}

/** All that a choice leaves open, at most two. */
export function blanksOf({ blank, second }: { blank?: Blank | undefined; second?: Blank | undefined }): Blank[] {
  return [blank, second].filter((one) => one !== undefined);
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

/**
 * {@link oneOf} where nobody reads the labels and few of many such choices are looked into, as where a bot chooses: the list is
 * made when it is read for the first time. Who keeps such a choice while the match moves on must have read it before.
 * @param list at least one value; what it makes depends on nothing but the match as it stands
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

/** A different one of a list for each of some things, such as a space for each character, in their order. */
export function oneForEach<M extends object>(
  label: string,
  move: M,
  path: ListPath<M>,
  from: readonly BlankOption[],
  each: readonly string[],
): Choice<M> {
  return { label, move, blank: { path, from, min: each.length, max: each.length, each } };
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

/** One of two questions that a choice leaves open, of which the answer is one of a list. */
export interface OpenQuestion<M> {
  label: string;
  path: ListPath<M>;
  from: readonly BlankOption[];
}

/** Exactly one of each of two lists, such as whom and what: any of one goes with any of the other. */
export function oneOfEach<M extends object>(
  label: string,
  move: M,
  first: OpenQuestion<NoInfer<M>>,
  second: OpenQuestion<NoInfer<M>>,
): Choice<M> {
  const [blank, other] = [first, second].map((one): Blank => ({ ...one, min: 1, max: 1 })) as [Blank, Blank]; // two in, two out
  return { label, move, blank, second: other };
}

/** A move of which one part is itself chosen, such as a card's target: `whole` makes the move, the part stands at `path`. */
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
