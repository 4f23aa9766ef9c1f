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
