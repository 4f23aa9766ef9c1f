import { Refused } from '../../errors.ts';
import { MatchBug } from '../match/checks.ts';

/**
 * Thrown when the rules fail on a stored match. This is a bug in the rules, whatever the client sent, and the match
 * cannot continue.
 */
export class RulesBroken extends Error {
  override name = 'RulesBroken';

  constructor(cause: unknown) {
    super('The rules have failed.', { cause });
  }
}

/**
 * Runs work that depends only on the rules and the stored match, not on a player's input or the database. Any error is
 * therefore a bug in the rules.
 * @throws RulesBroken
 */
export function byRules<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Refused || error instanceof RulesBroken ? error : new RulesBroken(error);
  }
}

/**
 * Returns the error for rules that contradict themselves: they refuse the server's own answer, or wait for a seat that
 * has no question.
 */
export function contradiction(what: string): RulesBroken {
  return new RulesBroken(new MatchBug(what));
}
