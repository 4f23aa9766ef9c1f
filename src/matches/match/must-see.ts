import { Refused } from '../../errors.ts';
import { type MatchHead, maySee } from './match.ts';

/** @throws Refused NOT_FOUND: who may not see a match does not learn that it is there */
export function mustSee(match: MatchHead, caller: { id: string } | null): void {
  if (!maySee(match, caller?.id)) throw noMatch();
}

export function noMatch(): Refused {
  return new Refused('NOT_FOUND', 'There is no such match.');
}
