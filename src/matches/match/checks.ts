import { z } from 'zod';
import { Refused } from '../../errors.ts';
import { type MatchHead, maySee } from './match.ts';

/** What a player may put into the deal: enough that nobody could have tried all of them, and nothing that needs quoting. */
export const entropyInput = z
  .string()
  .regex(/^[\w+/=-]{16,128}$/, 'must be 16 to 128 letters, digits or + / = - _')
  .nullish();

/** @param now in milliseconds since 1970 @throws Refused NOT_FOUND: who may not see a match does not learn that it is there */
export function mustSee(match: MatchHead, caller: { id: string } | null, now: number): void {
  if (!maySee(match, caller?.id, now)) throw noMatch();
}

export function noMatch(): Refused {
  return new Refused(
    'NOT_FOUND',
    'There is no such match, or it is private: check the id, sign in as one of its players, or join with its invitation.',
  );
}

/** A match is as it can never be: not the caller's to mend, and never caught for a refusal. */
export class MatchBug extends Error {
  override name = 'MatchBug';
}
