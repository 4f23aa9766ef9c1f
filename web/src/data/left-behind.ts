/** What is asked of an entry here. */
interface Branching {
  readonly version: number;
  readonly kind: string;
  /** Of a rewind the version whose table was laid again; null for anything else. */
  readonly rewoundTo: number | null;
  /** Of a judge's ruling what was ruled; null for anything else. */
  readonly ruling: string | null;
}

/** What a rewind takes nothing back of: time that was given, that a judge was called, and what seats want of windows. */
const STAYS: ReadonlySet<string> = new Set([
  ...['PAUSED', 'RESUMED', 'TIME_GIVEN', 'TIME_GIVEN_BACK', 'JUDGE_CALLED', 'AUTO_PASS'],
]);

/** The versions that count no more, as the match was taken back behind them. @param entries by version, the last one known */
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
