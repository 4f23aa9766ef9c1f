import { Refused } from '../../errors.ts';
import { MatchBug } from '../match/checks.ts';

/** The rules have thrown on a stored match: a bug of ours, whatever anybody has sent. The match cannot be played on. */
export class RulesBroken extends Error {
  override name = 'RulesBroken';

  constructor(cause: unknown) {
    super('The rules have failed.', { cause });
  }
}

/**
 * Does what only the rules and the stored match decide, no player's input and no database. What it throws is a bug of
 * the rules.
 * @throws RulesBroken
 */
export function byRules<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Refused || error instanceof RulesBroken ? error : new RulesBroken(error);
  }
}

/** The house's own answer is refused, or a seat is waited for that is not asked: the rules contradict themselves. */
export function contradiction(what: string): RulesBroken {
  return new RulesBroken(new MatchBug(what));
}
