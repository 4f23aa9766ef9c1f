import { availableParallelism } from 'node:os';
import { quantile } from '../test/load/quantile.ts';

/** One measured figure. */
export interface Row {
  what: string;
  value: string;
  ratio?: Ratio;
  /** The goal for the ratio or, without one, for the figure. */
  wanted?: string;
}

/** The ratio of this figure to another figure of the same run. */
interface Ratio {
  value: number;
  /** The first and the third quartile of several rounds. */
  quartiles?: [number, number];
  of: string;
}

/** Returns the median of the ratios of several rounds. Both sides of a round are measured shortly after each other. */
export function ratioOf(ratios: readonly number[], of: string): Ratio {
  return { value: quantile(ratios, 0.5), quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)], of };
}

const HEAD = ['what', 'command', 'machine', 'date', 'figure', 'ratio', 'wanted'];

/** Prints rows as in RESULTS.md. */
export function printRows(bench: string, title: string, rows: readonly Row[]): void {
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  const same = [`\`bench -- ${bench}\``, machine, new Date().toISOString().slice(0, 10)];
  const cells = rows.map(({ what, value, ratio, wanted = '' }) => {
    return [what, ...same, value, ratio ? ratioText(ratio) : '', wanted];
  });
  const lines = [HEAD, HEAD.map(() => '---'), ...cells];
  console.log(`\n${title}\n\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}`);
}

function ratioText({ value, quartiles, of }: Ratio): string {
  const text = (one: number) => one.toFixed(value < 1 ? 3 : 2);
  const spread = quartiles ? ` (${quartiles.map(text).join(' to ')})` : '';
  return `**${text(value)}**${spread} of ${of}`;
}

/** Formats a figure with thousands separators, and a small figure with a decimal or two. */
export function figure(value: number, unit: string): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`;
}
