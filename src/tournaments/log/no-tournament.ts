import { Refused } from '../../errors.ts';

export function noTournament(): Refused {
  return new Refused(
    'NOT_FOUND',
    'There is no such tournament, or it is private: check the id, or send the invitation.',
  );
}
