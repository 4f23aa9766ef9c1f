import { Refused } from '../../errors.ts';
import type { Count } from './counts.ts';

/** @throws Refused RATE_LIMITED when more is counted */
export function within(limit: number, { current, until }: Count): void {
  if (current > limit) throw tooMany(until - Date.now());
}

/** @param ttl until it may be tried again, in milliseconds */
export function tooMany(ttl: number): Refused {
  const retryAfter = Math.max(1, Math.ceil(ttl / 1000));
  return new Refused('RATE_LIMITED', `Too many requests: try again in ${retryAfter} s.`, { retryAfter });
}
