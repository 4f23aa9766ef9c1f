/** The fields that `newest` compares in two states of a match. */
interface Versioned {
  readonly id: string;
  readonly version: number;
  /**
   * The epoch, by default 0. It increases when the server loses entries, and versions continue from an earlier state.
   */
  readonly epoch?: number;
}

/**
 * Returns the newer of two states of a match. Answers and updates can overtake each other, so a state is dropped if its
 * epoch is lower, or if its version is lower within the same epoch. Seats and status can change without a new version,
 * so the received state wins if the versions are equal.
 */
export function newest<Match extends Versioned>(known: Match | null | undefined, come: Match): Match {
  if (known?.id !== come.id) return come;
  const ahead = (known.epoch ?? 0) - (come.epoch ?? 0) || known.version - come.version;
  return ahead > 0 ? known : come;
}

/** A match and all entries received so far. */
export interface Followed<Match, Entry> {
  readonly match: Match | null;
  /** The entries in version order, each of them once. */
  readonly entries: readonly Entry[];
}

/** An update of `matchUpdates`, or the answer of `submitMove`. */
export interface Come<Match, Entry> {
  readonly match: Match;
  readonly entries?: readonly Entry[];
  readonly entry?: Entry;
  /** Whether the server has lost entries. If so, discard everything received earlier. */
  readonly restarted?: boolean | undefined;
}

export const NOTHING_YET: Followed<never, never> = { match: null, entries: [] };

/** Merges updates and answers that arrive in any order: keeps the newest match, and every entry once and in order. */
export function followed<Match extends Versioned, Entry extends { readonly version: number }>(
  known: Followed<Match, Entry>,
  { match, entries = [], entry, restarted = false }: Come<Match, Entry>,
): Followed<Match, Entry> {
  const isOther = restarted || (known.match !== null && known.match.id !== match.id);
  const before = isOther ? [] : known.entries;
  const there = new Set(before.map(({ version }) => version));
  const added = [...entries, ...(entry ? [entry] : [])].filter(({ version }) => !there.has(version));
  return {
    match: isOther ? match : newest(known.match, match),
    entries: added.length === 0 ? before : [...before, ...added].sort((a, b) => a.version - b.version),
  };
}
