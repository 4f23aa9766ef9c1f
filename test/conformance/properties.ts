import type { AnyGame } from '../../src/engine/index.ts';
import { NO_NOTE, type Note } from './guards/comparisons.ts';
import type { GuardName } from './guards/guards.ts';
import { noCardAppearsOrVanishes } from './properties/cards.ts';
import { choicesAreTheLegalMoves } from './properties/choices.ts';
import { effectsAreOnTheTable, everyDieIsShown } from './properties/effects.ts';
import { noTurnIsEndless } from './properties/endless.ts';
import { everyMatchEnds } from './properties/ends.ts';
import { thePlaythroughIsUnchanged } from './properties/golden.ts';
import { idsTellNothing } from './properties/ids.ts';
import { ghostsAreRefused } from './properties/invented-names.ts';
import { labelsTellChoicesApart } from './properties/labels.ts';
import { theRecordIsTheMatch, theSameEntriesAgain } from './properties/record.ts';
import { rewindsShowNothingNew } from './properties/rewinds.ts';
import { everythingFitsTheSchema } from './properties/schema-fit.ts';
import { theScoreTableAgreesWithTheResult } from './properties/score-table.ts';
import { simultaneousAnswersCommute } from './properties/simultaneous.ts';
import { subjectsAreOnTheTable } from './properties/subjects.ts';
import { everyEntryHasText } from './properties/texts.ts';
import { undosLeaveNoTrace } from './properties/undos.ts';
import { anyMomentCanBeVoid } from './properties/void.ts';
import { type Script, walk } from './script.ts';
import { disclosuresSpeakOfTheirZones } from './secrets/disclosures.ts';
import { equalCardsAreOne } from './secrets/equal-cards.ts';
import { hiddenIdsStayHidden } from './secrets/hidden-ids.ts';
import { worldsAgreeWithWhatWasHeard } from './secrets/public-answers.ts';
import { zonesHaveTheirReaders } from './secrets/readers.ts';
import { twoWorldsLookAlike } from './secrets/two-worlds.ts';
import { wholeHistoriesLookAlike } from './secrets/whole-history.ts';

/**
 * Throws a readable {@link Violation} if the property fails for a game. Properties that compare worlds record how far
 * they got.
 */
export type Property = (game: AnyGame, script: Script, note: Note) => void;

/** Properties of every match of every game. */
export const PROPERTIES = {
  everyMatchEnds,
  theScoreTableAgreesWithTheResult,
  noTurnIsEndless,
  choicesAreTheLegalMoves,
  labelsTellChoicesApart,
  subjectsAreOnTheTable,
  theSameEntriesAgain,
  theRecordIsTheMatch,
  noCardAppearsOrVanishes,
  twoWorldsLookAlike,
  wholeHistoriesLookAlike,
  worldsAgreeWithWhatWasHeard,
  hiddenIdsStayHidden,
  idsTellNothing,
  equalCardsAreOne,
  simultaneousAnswersCommute,
  everythingFitsTheSchema,
  everyEntryHasText,
  effectsAreOnTheTable,
  everyDieIsShown,
  zonesHaveTheirReaders,
  ghostsAreRefused,
  anyMomentCanBeVoid,
  rewindsShowNothingNew,
  undosLeaveNoTrace,
  disclosuresSpeakOfTheirZones,
} satisfies Record<string, Property>;

/** Properties of every match, and guards of a whole game. */
export type PropertyName = keyof typeof PROPERTIES | 'thePlaythroughIsUnchanged' | GuardName;

export const PROPERTY_NAMES: readonly PropertyName[] = Object.keys(PROPERTIES) as PropertyName[]; // the keys are the record's own

const listed = Object.entries(PROPERTIES) as [PropertyName, Property][]; // the keys are the record's own

/** A property that fails for a script, with the failure's message. */
export interface Broken {
  property: PropertyName;
  why: string;
}

/** Returns the first property that fails for a script, among all or the given ones; null if none fails. */
export function broken(game: AnyGame, script: Script, note = NO_NOTE, only?: readonly PropertyName[]): Broken | null {
  for (const [property, holds] of listed) {
    if (only && !only.includes(property)) continue;
    const why = failure(() => holds(game, script, note));
    if (why !== null) return { property, why };
  }
  return null;
}

/**
 * Whether this property fails for a script. A match that cannot be played to its end breaks only the first property.
 */
export function isBroken(game: AnyGame, script: Script, property: PropertyName): boolean {
  if (failure(() => walk(game, script)) !== null) return property === 'everyMatchEnds';
  return broken(game, script, NO_NOTE, [property]) !== null;
}

export { thePlaythroughIsUnchanged };

export function failure(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}
