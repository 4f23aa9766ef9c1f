import type { Fact } from './facts.ts';
import type { AnyAt, AnyGame } from './game.ts';
import { canonical, same } from './plain.ts';
import { type Action, advance, begin, type Entry, refusal } from './play.ts';
import { entryRandom } from './random.ts';

/** What a second execution makes of a record. `version`: the first entry that does not follow from the rules. */
export type Verdict = { verdict: 'VERIFIED' } | { verdict: 'REFUTED'; version: number; why: string };

/**
 * Executes a match again from its seed and compares every fact and every agenda with the record.
 * @param seed the revealed seed, hexadecimal
 */
export function verify(game: AnyGame, entries: readonly Entry[], seed: string): Verdict {
  const [first, ...rest] = entries;
  if (!first) return { verdict: 'REFUTED', version: 0, why: 'the record is empty' };
  try {
    return verifyEntries(game, first, rest, seed);
  } catch (error) {
    return {
      verdict: 'REFUTED',
      version: first.version,
      why: `the record cannot be executed: ${String(error)}`,
    };
  }
}

function verifyEntries(game: AnyGame, first: Entry, rest: readonly Entry[], seed: string): Verdict {
  const setup = setupOf(first);
  if (!setup) return { verdict: 'REFUTED', version: 0, why: 'the first entry is not a beginning' };
  const begun = begin(game, setup, entryRandom(seed, 0));
  const wrong = difference(first, begun.entry);
  if (wrong) return { verdict: 'REFUTED', version: 0, why: wrong };
  for (const entry of rest) {
    const why = redo(game, begun.at, entry, seed);
    if (why) return { verdict: 'REFUTED', version: entry.version, why };
  }
  return { verdict: 'VERIFIED' };
}

// Executes one entry on `at` itself; what is wrong with the record of it, or null.
function redo(game: AnyGame, at: AnyAt, entry: Entry, seed: string): string | null {
  if (entry.version !== at.version + 1) return `expected entry ${at.version + 1}, found ${entry.version}`;
  const action = actionOf(entry);
  if (!action) return `an entry of kind ${entry.kind} without what it needs`;
  const refused = refusal(game, at, action);
  if (refused) return `the move is refused: ${refused}`;
  return difference(entry, advance(game, at, entryRandom(seed, entry.version), action));
}

// JSON drops what is undefined, so the execution is compared as it would have been stored.
function difference(stored: Entry, executed: Entry): string | null {
  for (let i = 0; i < Math.max(stored.facts.length, executed.facts.length); i++) {
    const [was, is] = [stored.facts[i], executed.facts[i]];
    if (!same(was, is)) return `fact ${i}: recorded ${brief(was)}, executed ${brief(is)}`;
  }
  return same(stored.agenda, executed.agenda) ? null : 'what is left to do differs';
}

function brief(fact: Fact | undefined): string {
  return fact ? canonical(fact).slice(0, 200) : 'nothing';
}

/** What was done from outside to make an entry; null when the entry is not of that shape. */
export function actionOf(entry: Entry): Action | null {
  if (entry.kind === 'BEGAN' || !entry.move) return null;
  if ((entry.kind === 'RULING' || entry.kind === 'ENDED') !== (entry.seat === null)) return null;
  const { kind, seat, move } = entry;
  return { kind, seat, move } as Action; // what the move must hold is checked by executing it
}

function setupOf(entry: Entry): Parameters<typeof begin>[1] | null {
  const [first] = entry.facts;
  if (first?.fact !== 'began') return null;
  const { fact: _, ...setup } = first;
  return setup as unknown as Parameters<typeof begin>[1]; // what `begin` recorded; a forged one fails when executed
}
