import { Refused } from '../../errors.ts';
import { MatchBug } from '../match/checks.ts';

/** The rules threw on a stored match. That is our bug, whatever the client sent, and the match cannot continue. */
export class RulesBroken extends Error {
  override name = 'RulesBroken';

  constructor(cause: unknown) {
    super('The rules have failed.', { cause });
  }
}

/**
 * Runs work that depends only on the rules and the stored match, not on a player's input or the database. An error is a
 * bug of the rules.
 * @throws RulesBroken
 */
export function byRules<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Refused || error instanceof RulesBroken ? error : new RulesBroken(error);
  }
}

/** The rules contradict themselves: they refuse the server's own answer, or wait for a seat without asking it. */
export function contradiction(what: string): RulesBroken {
  return new RulesBroken(new MatchBug(what));
}
