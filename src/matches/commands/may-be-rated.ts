import type { Caller } from '../../accounts/index.ts';
import type { TimeControl, TimeOutPolicy } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import type { Visibility } from '../match/match.ts';

interface Wanted {
  bots?: readonly unknown[] | null | undefined;
  onTimeOut?: TimeOutPolicy | null | undefined;
  timeControl?: TimeControl | null | undefined;
  visibility?: Visibility | null | undefined;
}

/**
 * A rated match has only people with accounts, a clock (so that a losing player cannot simply stop answering), and is
 * public, because the rating's history shows it to everyone.
 * @throws Refused FORBIDDEN (a guest, or an account that a program plays), BAD_INPUT
 */
export function mustBeRatable(caller: Caller, wanted: Wanted, forKeeps: boolean): void {
  mustHaveRating(caller);
  if (forKeeps) throw badInput('rated', 'A match for keeps is never rated: leave `rated` out.');
  if (wanted.bots?.length) throw badInput('bots', 'Bots have no rating: leave bots out, or play a friendly match.');
  if (wanted.onTimeOut === 'BOT')
    throw badInput('onTimeOut', 'Bots have no rating: choose onTimeOut: FORFEIT or ABSENT for a rated match.');
  if (wanted.visibility === 'PRIVATE')
    throw badInput('visibility', 'Rated matches are public: choose visibility: PUBLIC, or play a friendly match.');
  if (!wanted.timeControl) throw badInput('timeControl', 'A rated match needs a clock: set timeControl.');
}

/** @throws Refused FORBIDDEN */
export function mustHaveRating({ guest, bot }: Caller): void {
  if (guest)
    throw new Refused(
      'FORBIDDEN',
      'Guests have no rating: create an account with keepAccount, or play a friendly match.',
    );
  if (bot) throw new Refused('FORBIDDEN', 'Accounts of programs have no rating: play a friendly match.');
}
