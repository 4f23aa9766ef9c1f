import Fraction from 'fraction.js';

export { Fraction };

/** An exact number as text: whole (`7`), or a fraction in lowest terms (`5/9`). */
export type Exact = string;

export const ZERO = new Fraction(0);

export function sum(list: readonly Fraction[]): Fraction {
  return list.reduce((total, one) => total.add(one), ZERO);
}

/** Returns the mean, or 0 for an empty list. */
export function mean(list: readonly Fraction[]): Fraction {
  return list.length === 0 ? ZERO : sum(list).div(list.length);
}

/** Returns at most four decimal places, rounded half up, for display and export: `0.9231`, `13.5`, `7`. */
export function decimalText(text: Exact): string {
  return new Fraction(text).round(4).toString();
}
