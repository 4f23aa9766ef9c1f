import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import { AUTO_PASS, type AutoPass, type Fact, LEAVING, STANDSTILLS, type Standstill } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import { isJudging, isOffering } from '../game/judging.ts';
import { canonical, same } from '../json.ts';
import type { Action, Entry } from '../play/entry.ts';
import { fold } from '../play/fold.ts';
import { advance, begin, refusal } from '../play/play.ts';
import { takebackRefusal } from '../play/rewinds/undo.ts';
import { isVoidEntry } from '../play/void.ts';
import { entryRandom } from '../random.ts';
import { judgesActionOf, offeringOf } from './action-forms.ts';

/** `version` numbers the first entry that does not follow from the rules. UNDECIDED: the match is void. */
export type Verdict =
  | { verdict: 'VERIFIED' }
  | { verdict: 'REFUTED'; version: number; why: string }
  | { verdict: 'UNDECIDED'; why: string };

/** The match after its last entry if every entry follows from the rules, or else the verdict. */
type Execution = { at: AnyAt } | Exclude<Verdict, { verdict: 'VERIFIED' }>;

/** A function that is called with the version of each entry after the entry was found correct. */
export type Progress = (version: number) => void;

/**
 * Executes a match again from its seed and compares every fact and every agenda with the record. A void match is
 * executed up to its last entry, because only the server claims that the rules failed there.
 * @param seed the revealed seed, hexadecimal
 */
export function executeAgain(
  game: AnyGame,
  entries: readonly Entry[],
  seed: string,
  done: Progress = () => {},
): Execution {
  const [first, ...rest] = entries;
  if (!first) return { verdict: 'REFUTED', version: 0, why: 'the record is empty' };
  try {
    return executeEntries(game, first, rest, seed, done);
  } catch (error) {
    const why = `the record cannot be executed: ${String(error)}`;
    const last = entries.at(-1);
    if (last && isVoidEntry(last)) return { verdict: 'UNDECIDED', why: `the match is void, and ${why}` };
    return { verdict: 'REFUTED', version: first.version, why };
  }
}

/** Like `executeAgain`, but returns only the verdict. */
export function verify(game: AnyGame, entries: readonly Entry[], seed: string, done?: Progress): Verdict {
  const executed = executeAgain(game, entries, seed, done);
  return 'at' in executed ? { verdict: 'VERIFIED' } : executed;
}

function executeEntries(game: AnyGame, first: Entry, rest: readonly Entry[], seed: string, done: Progress): Execution {
  const setup = setupOf(first);
  if (!setup) return { verdict: 'REFUTED', version: 0, why: 'the first entry is not a beginning' };
  const begun = begin(game, setup, entryRandom(seed, 0));
  const wrong = difference(first, begun.entry);
  if (wrong) return { verdict: 'REFUTED', version: 0, why: wrong };
  done(0);
  const past = [first, ...rest];
  for (const entry of rest) {
    const why = redo(game, begun.at, entry, { past, seed });
    if (why) return { verdict: 'REFUTED', version: entry.version, why };
    done(entry.version);
  }
  return { at: begun.at };
}

// Executes one entry on `at`, in place. Returns the difference from the recorded entry, or null if there is none.
function redo(
  game: AnyGame,
  at: AnyAt,
  entry: Entry,
  { past, seed }: { past: readonly Entry[]; seed: string },
): string | null {
  if (entry.version !== at.version + 1) return `expected entry ${at.version + 1}, found ${entry.version}`;
  if (isVoidEntry(entry)) return at.result ? 'the match was already over' : endVoid(game, at, entry);
  const action = actionOf(entry);
  if (!action || !fitsSeats(action, at.seats)) return `the entry of kind ${entry.kind} is incomplete`;
  const refused = refusal(game, at, action) ?? takebackRefusal(game, at, action, past);
  if (refused) return `the move is refused: ${refused}`;
  return difference(entry, advance(game, at, entryRandom(seed, entry.version), action, past));
}

function endVoid(game: AnyGame, at: AnyAt, entry: Entry): null {
  fold(game, at, entry);
  return null;
}

// Describes the first difference between two entries. `same` ignores undefined fields, which JSON drops.
function difference(stored: Entry, executed: Entry): string | null {
  for (let i = 0; i < Math.max(stored.facts.length, executed.facts.length); i++) {
    const [was, is] = [stored.facts[i], executed.facts[i]];
    if (!same(was, is)) return `fact ${i}: recorded ${brief(was)}, executed ${brief(is)}`;
  }
  return same(stored.agenda, executed.agenda) ? null : 'the agenda differs';
}

function brief(fact: Fact | undefined): string {
  return fact ? canonical(fact).slice(0, 200) : 'nothing';
}

/** Returns the action that an entry records, or null if the entry does not have the form of an action. */
export function actionOf(entry: Entry): Action | null {
  const { kind, seat, move } = entry;
  if (kind === 'BEGAN' || kind === 'VOID' || !move) return null;
  if (kind === 'ENDED') return isResult(move) ? endOf(seat, move) : null;
  if (kind === 'RULING') return seat === null && isResult(move) ? { kind, seat, move } : null;
  if (kind === 'TIME_GIVEN_BACK') return seat === null && isStandstill(move) ? { kind, seat, move } : null;
  if (isJudging(kind)) return judgesActionOf(kind, seat, move);
  if (seat === null) return null;
  if (isOffering(kind)) return offeringOf(kind, seat, move);
  if (kind === 'MOVE' || kind === 'TIMED_OUT') return { kind, seat, move }; // the legality is checked on execution
  // Checks the form of entries that are not among the choices of a question, because a forged entry could contain
  // anything.
  if (kind === 'RESIGNED') {
    const why = LEAVING.find((known) => same(move, { why: known }));
    return why ? { kind, seat, move: { why } } : null;
  }
  const mode = AUTO_PASS.find((known) => same(move, { mode: known }));
  return mode ? { kind, seat, move: { mode } } : null;
}

function endOf(seat: Seat | null, move: { ranks: number[]; why: string }): Action {
  return seat === null ? { kind: 'ENDED', seat, move } : { kind: 'ENDED', seat, move };
}

function isResult(move: object): move is { ranks: number[]; why: string } {
  if (!('ranks' in move && 'why' in move) || Object.keys(move).length > 2) return false;
  return Array.isArray(move.ranks) && move.ranks.every(Number.isInteger) && typeof move.why === 'string';
}

function isStandstill(move: object): move is Standstill {
  if (!('why' in move && 'began' in move && 'ended' in move) || Object.keys(move).length > 3) return false;
  const { why, began, ended } = move;
  return STANDSTILLS.some((known) => known === why) && isMoment(began) && isMoment(ended) && began < ended;
}

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

/** Whether the seat of an action exists, or the result in an action covers every seat. */
function fitsSeats(action: Action, seats: number): boolean {
  if (action.seat !== null) return action.seat >= 0 && action.seat < seats;
  if ('ranks' in action.move) return action.move.ranks.length === seats;
  return !('seat' in action.move) || action.move.seat < seats;
}

const SETUP = ['seats', 'options', 'decks', 'firstCard', 'tournament'];

function setupOf(entry: Entry): Parameters<typeof begin>[1] | null {
  const [first] = entry.facts;
  if (first?.fact !== 'began') return null;
  // Keeps only the fields that `begin` accepts, so that a forged beginning with other fields differs from the
  // execution.
  const setup = Object.fromEntries(Object.entries(first).filter(([key]) => SETUP.includes(key)));
  const autoPass = autoPassOf(entry, Number(setup.seats));
  // `begin` recorded it, and a forged setup fails on execution.
  return { ...setup, autoPass } as unknown as Parameters<typeof begin>[1];
}

/** Drops modes that no seat can set, so that a forged record differs from the execution. */
function autoPassOf({ facts }: Entry, seats: number): AutoPass[] {
  const wishes = facts.filter(({ fact }) => fact === 'autoPassSet');
  const wished = (seat: Seat) => (mode: AutoPass) =>
    wishes.some((wish) => same(wish, { fact: 'autoPassSet', seat, mode }));
  return Array.from({ length: seats }, (_, seat) => AUTO_PASS.find(wished(seat)) ?? 'NONE');
}
