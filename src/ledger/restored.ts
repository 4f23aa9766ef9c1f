import { Refused } from '../errors.ts';

/** How a subscription ends whose entries the database has lost. @param version at which the log is now */
export function restored(version: number): Refused {
  const message =
    'The server lost its latest entries and went back to an earlier state. Drop what you know and subscribe again from the beginning.';
  return new Refused('STALE_VERSION', message, { version });
}
