/** A match at some version. */
interface Versioned {
  readonly id: string;
  readonly version: number;
  /** Higher once the server has lost entries: versions are then counted from an earlier state. Left out: 0. */
  readonly epoch?: number;
}

/**
 * What to show of a match, of what is known and what has just come: answers and updates may overtake one another, so whatever
 * comes with a lower epoch is dropped, and in one epoch whatever comes with a lower version. At one version the seats and the
 * status may change, so what comes later counts.
 */
export function newest<Match extends Versioned>(known: Match | null | undefined, come: Match): Match {
  if (known?.id !== come.id) return come;
  const ahead = (known.epoch ?? 0) - (come.epoch ?? 0) || known.version - come.version;
  return ahead > 0 ? known : come;
}

/** A match as it stands, and what has happened in it, as far as that is known. */
export interface Followed<Match, Entry> {
  readonly match: Match | null;
  /** By version, each once. */
  readonly entries: readonly Entry[];
}

/** What `matchUpdates` sends or `submitMove` answers. */
export interface Come<Match, Entry> {
  readonly match: Match;
  readonly entries?: readonly Entry[];
  readonly entry?: Entry;
  /** The server has lost entries: nothing that was known before counts any more. */
  readonly restarted?: boolean | undefined;
}

export const NOTHING_YET: Followed<never, never> = { match: null, entries: [] };

/** A reducer for updates and answers, in whatever order they come: the newest match, and every entry once, in order. */
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
