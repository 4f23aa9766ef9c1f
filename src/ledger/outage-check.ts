import { SHORTEST_OUTAGE } from '../db/outage/heartbeat.ts';
import type { Leases } from './store.ts';

/**
 * Asks the store only after an outage, or when the time seems to be up.
 * @param until when the time is up; null if no clock is running
 * @param arrived when the request arrived
 */
export function waitForOutageCheck(
  { now, time }: { now(): number; time: Pick<Leases, 'askUpTo'> },
  until: number | null,
  arrived: number,
): Promise<void> | null {
  if (until === null) return null;
  const recently = now() - SHORTEST_OUTAGE;
  return time.askUpTo(until <= arrived ? Math.max(until, recently) : recently);
}
