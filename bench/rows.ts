import pc from 'picocolors';

/** One measured figure. */
export interface Row {
  what: string;
  value: string;
  /** The ratio of this figure to another figure of the same run. */
  ratio?: { value: number; of: string; wanted?: string };
}

export function printRows(title: string, rows: readonly Row[]): void {
  const widest = Math.max(...rows.map(({ what }) => what.length));
  console.log(`\n${pc.bold(title)}`);
  for (const { what, value, ratio } of rows) {
    const against = ratio ? `  ${pc.cyan(ratio.value.toFixed(3))} of ${ratio.of}` : '';
    const wanted = ratio?.wanted ? pc.dim(` (wanted: ${ratio.wanted})`) : '';
    console.log(`  ${what.padEnd(widest)}  ${value.padStart(14)}${against}${wanted}`);
  }
}

/** Formats a figure with thousands separators, and a small figure with a decimal or two. */
export function figure(value: number, unit: string): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`;
}
