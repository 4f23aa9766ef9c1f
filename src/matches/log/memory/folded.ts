import { type AnyAt, type AnyGame, copyMatch, fold } from '../../../engine/index.ts';
import { MatchBug } from '../../match/checks.ts';
import type { LogEntry } from '../chained-entry.ts';
import { byRules, RulesBroken } from '../rules-broken.ts';

/** What folding reads of an entry. */
export type Foldable = Pick<LogEntry, 'version' | 'kind' | 'seat' | 'move' | 'facts' | 'agenda'>;

/**
 * A match at a version, by the entries that come after `before`; null: from its first one. A log in which one is missing would fold into some
 * other table without a sound, and no move could ever be written after it.
 * @throws MatchBug when one is missing; what the rules throw
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

/** What a log makes, or why it makes nothing. */
export interface Laid {
  at: AnyAt | null;
  broken: RulesBroken | null;
}

// What cannot be folded is kept without a table: also such a match can be found and ended.
export function laid(lay: () => AnyAt | null): Laid {
  try {
    return { at: byRules(lay), broken: null };
  } catch (error) {
    if (!(error instanceof RulesBroken)) throw error;
    return { at: null, broken: error };
  }
}
