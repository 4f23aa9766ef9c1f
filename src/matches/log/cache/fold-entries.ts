import { type AnyAt, type AnyGame, copyMatch, fold } from '../../../engine/index.ts';
import { MatchBug } from '../../match/checks.ts';
import type { LogEntry } from '../chained-entry.ts';
import { byRules, RulesBroken } from '../rules-broken.ts';

export type Foldable = Pick<LogEntry, 'version' | 'kind' | 'seat' | 'move' | 'facts' | 'agenda'>;

/**
 * Folds the entries after the table `before` up to a version; if `before` is null, starts with the first entry. Without
 * the check, a log with a missing entry would silently fold into a different table, and no later move could be written.
 * @throws MatchBug if an entry is missing; any error of the rules
 */
export function foldedUpTo(game: AnyGame, before: AnyAt | null, entries: readonly Foldable[], upTo: number): AnyAt {
  let at = before && copyMatch(before);
  for (const entry of entries) {
    if (entry.version !== (at?.version ?? -1) + 1) break;
    at = fold(game, at, entry);
  }
  if (at?.version !== upTo) throw new MatchBug(`entry ${(at?.version ?? -1) + 1} of ${upTo} is missing in the log`);
  return at;
}

export interface FoldedOrBroken {
  at: AnyAt | null;
  broken: RulesBroken | null;
}

// A match that cannot be folded is cached without a table, so that it can be found and ended.
export function foldOrBroken(foldTable: () => AnyAt | null): FoldedOrBroken {
  try {
    return { at: byRules(foldTable), broken: null };
  } catch (error) {
    if (!(error instanceof RulesBroken)) throw error;
    return { at: null, broken: error };
  }
}
