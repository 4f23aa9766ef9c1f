/** A match at some version. */
interface Versioned {
  readonly id: string;
  readonly version: number;
  /** Increases when the server has lost entries: versions then continue from an earlier state. Absent: 0. */
  readonly epoch?: number;
}

/**
 * Picks the match to show from the known and the received one. Answers and updates may overtake each other, so a lower epoch
 * is dropped and, within an epoch, a lower version. At equal versions seats and status may have changed, so the received one
 * wins.
 */
export function newest<Match extends Versioned>(known: Match | null | undefined, come: Match): Match {
  if (known?.id !== come.id) return come;
  const ahead = (known.epoch ?? 0) - (come.epoch ?? 0) || known.version - come.version;
  return ahead > 0 ? known : come;
}

/** A match and its known entries. */
export interface Followed<Match, Entry> {
  readonly match: Match | null;
  /** By version, each once. */
  readonly entries: readonly Entry[];
}

/** An update of `matchUpdates`, or the answer of `submitMove`. */
export interface Come<Match, Entry> {
  readonly match: Match;
  readonly entries?: readonly Entry[];
  readonly entry?: Entry;
  /** The server has lost entries: discard everything known before. */
  readonly restarted?: boolean | undefined;
}

export const NOTHING_YET: Followed<never, never> = { match: null, entries: [] };

/** A reducer for updates and answers in any order: the newest match, and every entry once, in order. */
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
