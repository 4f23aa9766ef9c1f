import { readersOf } from '../../cards/known.ts';
import { type Audience, type CardId, faceOf, includes, type Seat, type ZoneId, zoneAt } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { Fact } from '../../game/facts.ts';
import type { AnyGame } from '../../game/game.ts';
import { rewoundTo, takebackOf } from '../../game/judging.ts';
import { same } from '../../json.ts';
import type { Random } from '../../random.ts';
import type { Action, Entry, EntryKind } from '../entry.ts';
import { foldFrom } from '../fold.ts';
import { advance } from '../play.ts';
import { isEngineFact } from '../reduce.ts';

/**
 * The reasons why a seat cannot undo. NOTHING_TO_UNDO: the last thing that happened is not an answer of the seat.
 * UNDONE_BEFORE: the seat has already undone an answer to the same question. REVEALED: the answer has shown or decided
 * something that was not known before.
 */
export type UndoRefusal = 'NOTHING_TO_UNDO' | 'UNDONE_BEFORE' | 'REVEALED';

/** The version to which a seat can return by undoing its last answer. */
export interface Undo {
  seat: Seat;
  to: number;
}

/** Entries after an answer that do not prevent its undo. */
const HARMLESS: readonly EntryKind[] = ['TIME_GIVEN_BACK', 'OFFERED', 'ACCEPTED', 'DECLINED'];

/** Whether an entry after an answer does not prevent its undo. */
export function allowsUndo({ kind }: Pick<Entry, 'kind'>): boolean {
  return HARMLESS.includes(kind);
}

/** Entries that open no question, so that a seat cannot use them to undo twice. */
const OPEN_NOTHING: readonly EntryKind[] = [...HARMLESS, 'AUTO_PASS', 'JUDGE_CALLED'];
/** Entries that an agreed takeback can take back. */
const AGREEABLE: readonly EntryKind[] = [...HARMLESS, 'AUTO_PASS', 'MOVE', 'TIMED_OUT', 'REWOUND'];

/**
 * Returns which answer one of these seats can undo now, or why none can be undone. The test is the same for every game:
 * nothing has happened since the answer, and the answer {@link revealsNothing}. It reads nothing that the seat cannot
 * know, so that a refusal tells nothing either.
 * @param past all entries so far, starting with entry 0; with `base`, starting with the entry of its version
 * @param base an earlier table, which changes. Only if there are two answers and no rewind after it.
 */
export function undoOf(
  game: AnyGame,
  past: readonly Entry[],
  seats: readonly Seat[],
  base: AnyAt | null = null,
): Undo | UndoRefusal {
  const standing = entriesInForce(past);
  const index = standing.findLastIndex((entry) => !allowsUndo(entry));
  const [before, last] = [standing[index - 1], standing[index]];
  if (!before || last?.kind !== 'MOVE' || last.seat === null || !seats.includes(last.seat)) return 'NOTHING_TO_UNDO';
  const to = before.version;
  const opened = standing.slice(0, index).findLast(({ kind }) => !OPEN_NOTHING.includes(kind))?.version ?? 0;
  if (past.some((entry) => isUndo(entry) && isBetween(opened, rewoundTo(entry.move), to))) return 'UNDONE_BEFORE';
  const then = foldFrom(
    game,
    base,
    past.filter(({ version }) => version <= to),
  );
  return revealsNothing(game, then, last) ? { seat: last.seat, to } : 'REVEALED';
}

/**
 * Returns the version before a seat's last answer, to which the seat can return if all players agree; null if there is
 * none. No takeback crosses a judge's action, or a departure of a seat.
 */
export function takebackTo(past: readonly Entry[], seat: Seat): number | null {
  const standing = entriesInForce(past);
  for (let index = standing.length - 1; index > 0; index--) {
    const [entry, before] = [standing[index], standing[index - 1]];
    if (!entry || !before || !AGREEABLE.includes(entry.kind)) return null;
    if (entry.kind === 'REWOUND' && entry.seat === null) return null;
    if ((entry.kind === 'MOVE' || entry.kind === 'TIMED_OUT') && entry.seat === seat) return before.version;
  }
  return null;
}

/**
 * Returns why a takeback by players, or the offer of one, is not allowed; null if it is allowed, or for other actions.
 * @param past all entries so far; entries after the version of `at` are ignored
 */
export function takebackRefusal(
  game: AnyGame,
  { version }: Pick<AnyAt, 'version'>,
  action: Action,
  past: readonly Entry[],
): UndoRefusal | 'NO_VERSION' | null {
  if (action.kind === 'OFFERED')
    return action.move.offer === 'DRAW' || isTakebackTo(past.slice(0, version + 1), action.seat, action.move.to)
      ? null
      : 'NO_VERSION';
  if (action.kind !== 'REWOUND' || action.seat === null || action.move.why === 'AGREED') return null;
  const { seat, move } = action;
  const known = past.slice(0, version + 1);
  if (move.why === 'AGAINST_BOTS') return isTakebackTo(known, seat, move.to) ? null : 'NO_VERSION';
  const undo = undoOf(game, known, [seat]);
  if (typeof undo === 'string') return undo;
  return undo.to === move.to ? null : 'NO_VERSION';
}

function isTakebackTo(past: readonly Entry[], seat: Seat, to: number): boolean {
  return takebackTo(past, seat) === to;
}

function isBetween(least: number, version: number, most: number): boolean {
  return least <= version && version <= most;
}

function isUndo(entry: Entry): boolean {
  return takebackOf(entry) === 'UNDONE';
}

// A takeback removes the entries after its version. An undo restores that version exactly. Other rewinds change piles,
// so they are entries like any other.
function entriesInForce(past: readonly Entry[]): Entry[] {
  const standing: Entry[] = [];
  for (const entry of past) {
    if (takebackOf(entry)) while ((standing.at(-1)?.version ?? 0) > rewoundTo(entry.move)) standing.pop();
    if (!isUndo(entry)) standing.push(entry);
  }
  return standing;
}

/**
 * Whether an answer drew nothing at random, showed no card to anyone who could not read it before, answered no question
 * about hidden cards, and made no other seat answer. All else on the table is public, so no viewer has learned anything
 * but the answer.
 * @param then the table before the answer, which changes
 */
export function revealsNothing(game: AnyGame, then: AnyAt, entry: Entry): boolean {
  return entry.facts.every((fact) => showsNothing(then, fact, entry.seat)) && needsNoChance(game, then, entry);
}

function showsNothing(then: AnyAt, fact: Fact, seat: Seat | null): boolean {
  if (!isEngineFact(fact)) return true; // a game's own facts are public, and do not depend on hidden cards
  switch (fact.fact) {
    case 'passed':
    case 'sealed':
      return fact.seat === seat;
    case 'revealed':
    case 'peeked':
      return fact.cards.every((card) => couldRead(then, card, fact.seen));
    case 'cardsMoved':
      return fact.cards.every((card) => couldRead(then, card, fact.seen) && hidesBack(then, card, fact.from));
    default:
      return false;
  }
}

function couldRead(then: AnyAt, card: CardId, seen: Audience): boolean {
  const readers = readersOf(then, card);
  return seen === 'everyone' ? readers === 'everyone' : seen.every((seat) => includes(readers, seat));
}

// A hidden card that leaves a hand or a pile shows its back, which tells nothing only if all backs there are equal.
function hidesBack(then: AnyAt, card: CardId, from: ZoneId): boolean {
  const { kind, cards } = zoneAt(then, from);
  if (kind === 'row' || readersOf(then, card) === 'everyone') return true;
  return new Set(cards.map((one) => faceOf(then, one).back)).size <= 1;
}

const NO_CHANCE: Random = () => {
  throw new RangeError('the answer needs chance');
};

// Executes the answer again on `then`, without randomness. An answer under earlier rules may fail as well, and then
// counts as drawn at random.
function needsNoChance(game: AnyGame, then: AnyAt, { seat, move, facts }: Entry): boolean {
  if (seat === null || !move) return false;
  try {
    return same(advance(game, then, NO_CHANCE, { kind: 'MOVE', seat, move }).facts, facts);
  } catch {
    return false;
  }
}
