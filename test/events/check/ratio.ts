/** A fraction of integers of any size, not reduced. */
export type Ratio = readonly [over: bigint, under: bigint];

export const ratio = (over: number, under = 1): Ratio => [BigInt(over), BigInt(under)];
export const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
export const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
export const sum = (all: readonly Ratio[]): Ratio => all.reduce(plus, ratio(0));
export const mean = (all: readonly Ratio[], ofNone: Ratio): Ratio =>
  all.length === 0 ? ofNone : times(sum(all), ratio(1, all.length));
export const below = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d < c * b;
export const atLeast = (one: Ratio, floor: Ratio): Ratio => (below(one, floor) ? floor : one);
export const equal = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d === c * b;

/** Reads a fraction as the API writes it: `7`, `5/2`. */
export function readRatio(text: string): Ratio {
  const [over = '0', under = '1'] = text.split('/');
  return [BigInt(over), BigInt(under)];
}
