import { randomInt } from 'node:crypto';

/** Whoever is sent away comes again after one to so many seconds: not all at the same moment. */
const LATEST = 3;

/** In how many seconds somebody may send again what could not be answered now. */
export function pause(): number {
  return randomInt(1, LATEST + 1);
}
