import { Refused } from '../../errors.ts';
import { MatchBug } from '../match/checks.ts';

/** A bug in the rules, whatever the client sent. The match cannot continue. */
export class RulesBroken extends Error {
  override name = 'RulesBroken';

  constructor(cause: unknown) {
    super('The rules have failed.', { cause });
  }
}

/**
 * Runs work without any player's input or database access, so that any error is a bug in the rules.
 * @throws RulesBroken
 */
export function byRules<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Refused || error instanceof RulesBroken ? error : new RulesBroken(error);
  }
}

/** For rules that refuse the server's own answer, or that wait for a seat without a question. */
export function contradiction(what: string): RulesBroken {
  return new RulesBroken(new MatchBug(what));
}
