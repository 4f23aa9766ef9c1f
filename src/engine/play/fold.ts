import { EngineBug } from '../bug.ts';
import type { AnyAt } from '../game/at.ts';
import type { Fact } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import { copy } from '../json.ts';
import type { Entry } from './entry.ts';
import { withdrawOffers } from './offers.ts';
import { apply, blank } from './reduce.ts';
import { countAnswer } from './turn-limit.ts';

/** Applies the facts of an entry to a match, without rules and without randomness. */
export function fold(game: AnyGame, at: AnyAt | null, entry: Entry): AnyAt {
  const folded = at ?? blank(game, beganOf(entry));
  countAnswer(folded, entry.kind);
  withdrawOffers(folded, entry);
  for (const fact of entry.facts) apply(game, folded, fact);
  const [kept, ...steps] = entry.agenda;
  folded.agenda.length = Math.min(kept, folded.agenda.length);
  folded.agenda.push(...(copy(steps) as { step: string }[])); // the log contains the steps that `close` returned
  folded.version = entry.version;
  return folded;
}

export function foldAll(game: AnyGame, entries: readonly Entry[]): AnyAt {
  return foldFrom(game, null, entries);
}

/** Applies the entries after the table `base`, which changes; all entries if `base` is null. */
export function foldFrom(game: AnyGame, base: AnyAt | null, entries: readonly Entry[]): AnyAt {
  let at = base;
  for (const entry of entries) if (entry.version > (at?.version ?? -1)) at = fold(game, at, entry);
  if (!at) throw new EngineBug('an empty log');
  return at;
}

function beganOf(entry: Entry): Parameters<typeof blank>[1] {
  const [first] = entry.facts;
  if (entry.version !== 0 || first?.fact !== 'began')
    throw new EngineBug('the log has no beginning: entry 0 with the fact `began`');
  return first as Fact & Parameters<typeof blank>[1]; // a fact named `began` has the fields of `EngineFacts['began']`
}
