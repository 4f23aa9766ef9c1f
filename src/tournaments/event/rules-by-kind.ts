import type { Kind } from './entry-kinds.ts';
import * as checkIn from './rules/check-in.ts';
import * as deckLists from './rules/deck-lists.ts';
import * as dropOrDisqualify from './rules/drop-or-disqualify.ts';
import * as gameResults from './rules/game-results.ts';
import * as officials from './rules/officials.ts';
import * as outageExtension from './rules/outage-extension.ts';
import * as pairings from './rules/pairings.ts';
import * as registration from './rules/registration.ts';
import * as reinstatement from './rules/reinstatement.ts';
import * as roundClock from './rules/round-clock.ts';
import type { Rule } from './rules/rule.ts';
import * as ruledResults from './rules/ruled-results.ts';
import * as setupAndAnnouncements from './rules/setup-and-announcements.ts';
import * as stages from './rules/stages.ts';
import * as takenBackRounds from './rules/taken-back-rounds.ts';

/** The rule of each kind. A file in `rules` exports a rule named after each kind that it handles. */
const RULES: { readonly [K in Exclude<Kind, 'CREATED'>]: Rule<K> } = {
  ...setupAndAnnouncements,
  ...registration,
  ...deckLists,
  ...checkIn,
  ...stages,
  ...pairings,
  ...takenBackRounds,
  ...roundClock,
  ...outageExtension,
  ...gameResults,
  ...ruledResults,
  ...dropOrDisqualify,
  ...reinstatement,
  ...officials,
};

export function ruleOf(kind: Exclude<Kind, 'CREATED'>): Rule<Kind> {
  return RULES[kind] as Rule<Kind>; // callers pass only commands and entries of this kind
}
