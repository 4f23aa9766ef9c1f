import { isVoid } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import { RulesBroken } from '../log/rules-broken.ts';
import { isOver, type Match } from '../match/match.ts';
import { appendEntry } from './append-entry.ts';

/** If the rules fail, the match ends as void unless it has moved on. Returns `nothing` if it is already void. */
export function runRules<T>(context: MatchContext, match: Match, read: () => T, nothing: T): T | Promise<never> {
  try {
    return read();
  } catch (error) {
    if (isVoid(match.result)) return nothing;
    return endMatch(context, match, error);
  }
}

async function endMatch(context: MatchContext, seen: Match, error: unknown): Promise<never> {
  await endIfBroken(context, seen.id, (match) => {
    if (match.version === seen.version && !isOver(match)) throw new RulesBroken(error);
  });
  throw error;
}

/** Ends a match that cannot be folded, unless a later release may have written it. */
export async function endBroken(context: MatchContext, matchId: string): Promise<void> {
  await endIfBroken(context, matchId, () => {});
}

async function endIfBroken(context: MatchContext, matchId: string, check: (match: Match) => void): Promise<void> {
  try {
    await context.cache.exclusive(matchId, async () => {
      const cached = await context.cache.get(matchId);
      if (!cached) return;
      await appendEntry(context, cached, (match) => {
        check(match);
        return null;
      });
    });
  } catch (error) {
    if (!(error instanceof RulesBroken)) throw error; // perhaps written by a later release, which can continue it
  }
}
