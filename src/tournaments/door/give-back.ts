import { SHORTEST_OUTAGE } from '../../db/outage/store-time.ts';
import type { Event } from '../event/event.ts';
import type { Input } from '../event/kinds.ts';
import { owed, timeUpAt } from '../event/times.ts';
import type { Tournaments } from '../room.ts';

/**
 * Makes sure that all is known by which the times of a tournament are judged: every time in which the server was away. In memory
 * but after such a time, or when one seems to be up. Nothing to know where none runs.
 */
export async function knowTheTime({ time, now }: Pick<Tournaments, 'time' | 'now'>, event: Event): Promise<void> {
  const up = timeUpAt(event);
  if (up === null) return;
  const recently = now() - SHORTEST_OUTAGE;
  await time.askUpTo(up <= now() ? Math.max(up, recently) : recently);
}

/** What time has to be given back before anything else happens. Null: none. */
export function timeOwed({ time }: Pick<Tournaments, 'time'>, event: Event): Input<'TIME_GIVEN_BACK'> | null {
  const span = owed(event, time.outages);
  return span && { began: span.from, ended: span.to };
}
