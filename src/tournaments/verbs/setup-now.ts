import { Refused } from '../../errors.ts';
import type { Setup } from '../event/setup.ts';

/**
 * What begins by itself begins in time to come: else it would be cancelled as soon as it is announced. A log in which it was set up
 * otherwise is no less true, so this is asked of requests and not of records.
 * @param now milliseconds since 1970
 * @throws Refused BAD_INPUT
 */
export function mustStartLater({ startsAt }: Pick<Setup, 'startsAt'>, now: number): void {
  if (startsAt !== null && startsAt <= now)
    throw new Refused('BAD_INPUT', 'That moment has passed: a tournament begins in time to come.', {
      field: 'startsAt',
    });
}
