import { lasting } from '../../../browser/storage.ts';

/** How fast the moves of others are played. */
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'arbiter.speed';

export function chosenSpeed(): Speed {
  const kept = lasting.read(KEY);
  return SPEEDS.find((speed) => speed === kept) ?? 'normal';
}

export function keepSpeed(speed: Speed): void {
  lasting.keep(KEY, speed);
}

/** The duration of a step in milliseconds. */
export const STEP: Readonly<Record<Speed, number>> = { off: 0, fast: 600, normal: 1_200, slow: 2_200 };
