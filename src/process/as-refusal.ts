import { Unreadable } from '../engine/index.ts';
import { Refused } from '../errors.ts';

/** What nobody can read is refused. @throws Refused BAD_INPUT, TOO_COSTLY */
export function asRefusal<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Refused(error.fault === 'FORM' ? 'BAD_INPUT' : 'TOO_COSTLY', error.message, error.details);
  }
}
