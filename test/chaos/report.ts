/** The violations that a run found. Empty if it has passed. */
export type Findings = string[];

/** A run's outcome, in words. */
export interface Outcome {
  /** A summary of the fault's strikes. */
  done: string;
  /** A summary of the moves and requests that the server acknowledged. */
  acknowledged: string;
  /** A summary of the entries and updates that were compared. */
  checked: string;
  findings: Findings;
}

/** Formats the report for a reader, with the command that repeats the run. */
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
