import { Refused } from '../../errors.ts';
import type { Event } from '../event/event.ts';
import type { Setup } from '../event/setup.ts';

/**
 * What begins by itself begins in time to come: else it would be cancelled as soon as it is announced. A log in which it was set up
 * otherwise is no less true, so this is asked of requests and not of records.
 * @param now milliseconds since 1970
 * @throws Refused BAD_INPUT
 */
export function mustStartLater({ startsAt }: Pick<Setup, 'startsAt'>, now: number): void {
  if (startsAt !== null && startsAt <= now)
    throw new Refused('BAD_INPUT', 'startsAt has passed: send a moment to come, or leave it out.', {
      field: 'startsAt',
    });
}

/**
 * With `atTime: JUDGE` and without a clock, tables wait at the end of a round for a judge's ruling. An organizer who
 * plays may not rule. This is asked of requests and not of records.
 * @param event in which the organizer plays
 * @throws Refused FORBIDDEN
 */
export function mustHaveJudge({ setup, officials }: Pick<Event, 'setup' | 'officials'>): void {
  const waits = setup.atTime === 'JUDGE' && setup.roundLength !== null && setup.timeControl === null;
  if (!waits || officials.some(({ role }) => role === 'JUDGE')) return;
  throw new Refused(
    'FORBIDDEN',
    'An organizer who plays cannot rule, and at the end of a round games wait for a ruling: appoint a judge first, or choose another atTime.',
  );
}
