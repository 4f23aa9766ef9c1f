/** The violations that a run found. Empty if it has passed. */
export type Findings = string[];

export type Say = (line: string) => void;

/** The end of a run, in words. */
export interface Outcome {
  /** A summary of the fault's strikes. */
  done: string;
  /** A summary of the moves and requests that the server acknowledged. */
  acknowledged: string;
  /** A summary of the entries and updates that were compared. */
  checked: string;
  findings: Findings;
}

/** The report for a reader, with the command that repeats the run. */
export function reportOf(title: string, { done, acknowledged, checked, findings }: Outcome, command: string): string {
  const found = [...new Set(findings)];
  return [
    `${found.length === 0 ? 'PASSED' : 'FAILED'}  ${title}`,
    `  done          ${done}`,
    `  acknowledged  ${acknowledged}`,
    `  checked       ${checked}`,
    `  found         ${found.length === 0 ? 'nothing' : `${found.length} violations`}`,
    ...found.slice(0, 30).map((line) => `    ${line}`),
    `  again         ${command}`,
  ].join('\n');
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** `3 × NODE, 2 × ALL` */
export function countsOf(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const all = [...counts].sort(([, a], [, b]) => b - a).map(([word, count]) => `${count} × ${word}`);
  return all.join(', ') || 'nothing';
}
