const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** As Standard Webhooks proposes, spread over a day: until the second attempt, the third … */
export const BACK_OFF: readonly number[] = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 6 * HOUR, 10 * HOUR],
];

/** When the next attempt is made after so many, in milliseconds from now; null: there is none. A tenth more or less, by chance. */
export function waitAfter(attempts: number, backOff: readonly number[], chance: () => number): number | null {
  const wait = backOff[attempts - 1];
  return wait === undefined ? null : Math.round(wait * (0.9 + 0.2 * chance()));
}
