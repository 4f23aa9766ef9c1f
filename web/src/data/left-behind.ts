/** The fields of an entry that matter here. */
interface Branching {
  readonly version: number;
  readonly kind: string;
  /** The version that a rewind restored; null for other entries. */
  readonly rewoundTo: number | null;
  /** The kind of a judge's ruling; null for other entries. */
  readonly ruling: string | null;
}

/** Kinds of entries that a rewind does not undo: time, calls for a judge, auto-pass, and offers. */
const STAYS: ReadonlySet<string> = new Set([
  ...['PAUSED', 'RESUMED', 'TIME_GIVEN', 'TIME_GIVEN_BACK', 'JUDGE_CALLED', 'AUTO_PASS'],
  ...['OFFERED', 'ACCEPTED', 'DECLINED'],
]);

/**
 * Returns the versions that no longer count because of a rewind.
 * @param entries by version, including the last known one
 */
export function leftBehind(entries: readonly Branching[]): ReadonlySet<number> {
  const left = new Set<number>();
  let upTo = Number.POSITIVE_INFINITY;
  for (let index = entries.length - 1; index >= 0; index--) {
    const entry = entries[index];
    if (!entry) continue;
    if (entry.version <= upTo) upTo = entry.rewoundTo ?? entry.version;
    else if (!stays(entry)) left.add(entry.version);
  }
  return left;
}

function stays({ kind, ruling }: Branching): boolean {
  return STAYS.has(kind) || ruling === 'NOTE' || ruling === 'WARNING';
}
