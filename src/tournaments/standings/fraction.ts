import type { Exact } from './standing.ts';

/** An exact number: numerator and denominator, the latter above 0, in lowest terms. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const ZERO: Fraction = { over: 0n, under: 1n };
export const ONE: Fraction = { over: 1n, under: 1n };

/** `over / under` in lowest terms; both whole, `under` above 0. */
export function fraction(over: number | bigint, under: number | bigint = 1n): Fraction {
  const [top, bottom] = [BigInt(over), BigInt(under)];
  if (bottom <= 0n) throw new RangeError(`${top} cannot be divided by ${bottom}`);
  const by = common(top < 0n ? -top : top, bottom);
  return { over: top / by, under: bottom / by };
}

function common(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

export function plus(one: Fraction, other: Fraction): Fraction {
  if (one.under === other.under) return fraction(one.over + other.over, one.under);
  return fraction(one.over * other.under + other.over * one.under, one.under * other.under);
}

export function times(one: Fraction, other: Fraction): Fraction {
  return fraction(one.over * other.over, one.under * other.under);
}

/** @throws RangeError: `other` is not above 0 */
export function dividedBy(one: Fraction, other: Fraction): Fraction {
  return fraction(one.over * other.under, one.under * other.over);
}

export function sum(list: readonly Fraction[]): Fraction {
  return list.reduce(plus, ZERO);
}

/** Their mean; of none, 0. */
export function mean(list: readonly Fraction[]): Fraction {
  return list.length === 0 ? ZERO : dividedBy(sum(list), fraction(list.length));
}

/** Below 0: the first is less; 0: they are equal. */
export function compare(one: Fraction, other: Fraction): number {
  const [left, right] = [one.over * other.under, other.over * one.under];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The greater one. */
export function atLeast(one: Fraction, floor: Fraction): Fraction {
  return compare(one, floor) < 0 ? floor : one;
}

/** As `7` or `5/9`. */
export function exact({ over, under }: Fraction): Exact {
  return under === 1n ? `${over}` : `${over}/${under}`;
}

/** What `exact` has written. @throws SyntaxError: it is not so written */
export function parsedExact(text: Exact): Fraction {
  const [over = '', under = '1'] = text.split('/');
  return fraction(BigInt(over), BigInt(under));
}

/** With so many decimals, rounded half up, for people to read: `0.617`. */
export function decimal({ over, under }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const sign = over < 0n ? '-' : '';
  const size = over < 0n ? -over : over;
  const scaled = (2n * size * scale + under) / (2n * under);
  if (digits === 0) return `${sign}${scaled}`;
  const text = scaled.toString().padStart(digits + 1, '0');
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** An exact number as a decimal one with at most four digits, for people and spreadsheets: `0.9231`, `13.5`, `7`. */
export function decimalText(text: Exact): string {
  return decimal(parsedExact(text), 4).replace(/\.?0+$/, '');
}
