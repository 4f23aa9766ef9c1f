import { EngineBug, UnknownHere } from '../engine/index.ts';
import { Refused } from '../errors.ts';
import type { HotMatch } from './hot-matches.ts';

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
  return new RulesBroken(new EngineBug(what));
}

/** How long after an entry another release may still be on its way to every node, in milliseconds. */
const ROLLING = 600_000;

/**
 * Whether the match may only be ahead of us: a node of a later release has just written what these rules do not know. Such
 * a match is not ours to end.
 */
export function isPerhapsAhead({ cause }: RulesBroken, { tail }: HotMatch, now: number): boolean {
  return cause instanceof UnknownHere && now - (tail.at(-1)?.at.getTime() ?? 0) < ROLLING;
}
