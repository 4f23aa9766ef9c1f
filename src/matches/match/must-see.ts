import { Refused } from '../../errors.ts';
import { type MatchHead, maySee } from './match.ts';

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
