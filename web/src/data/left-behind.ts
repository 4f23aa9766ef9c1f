/** What is asked of an entry here. */
interface Branching {
  readonly version: number;
  /** Of a rewind the version whose table was laid again; null for anything else. */
  readonly rewoundTo: number | null;
}

/** The versions that count no more, as the match was taken back behind them. @param entries by version, the last one known */
export function leftBehind(entries: readonly Branching[]): ReadonlySet<number> {
  const left = new Set<number>();
  let upTo = Number.POSITIVE_INFINITY;
  for (let index = entries.length - 1; index >= 0; index--) {
    const entry = entries[index];
    if (!entry) continue;
    if (entry.version > upTo) left.add(entry.version);
    else upTo = entry.rewoundTo ?? entry.version;
  }
  return left;
}
