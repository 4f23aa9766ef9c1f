import { parseArgs } from 'node:util';

/** What a run found wrong; empty is a pass. */
export type Findings = string[];

export interface Outcome {
  findings: Findings;
  /** One line of what was done. */
  summary: string;
}

export type Say = (line: string) => void;

/** Whole numbers from the command line: `--kills 20`; a flag that is not a number stops the script. */
export function numbers<K extends string>(defaults: Readonly<Record<K, number>>, switches: readonly string[] = []) {
  const named: [string, { type: 'string' | 'boolean' }][] = [
    ...Object.keys(defaults).map((name): [string, { type: 'string' }] => [name, { type: 'string' }]),
    ...switches.map((name): [string, { type: 'boolean' }] => [name, { type: 'boolean' }]),
  ];
  const values: Record<string, unknown> = parseArgs({ options: Object.fromEntries(named) }).values;
  return {
    number: (name: K) => wholeNumber(name, values[name], defaults[name]),
    has: (name: string) => values[name] === true,
  };
}

function wholeNumber(name: string, given: unknown, fallback: number): number {
  const value = given === undefined ? fallback : Number(given);
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`--${name} must be a whole number, not ${given}`);
  return value;
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
