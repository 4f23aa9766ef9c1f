import type { Seat } from '../cards/zones.ts';
import type { Choice } from '../game/choice.ts';
import { chosen } from '../game/choice.ts';
import type { AutoPass, Fact, Leaving } from '../game/facts.ts';
import type { AnyAt, AnyGame, AnyTypes, Setup } from '../game/game.ts';
import { copy, EngineBug, same } from '../json.ts';
import type { Random } from '../random.ts';
import { apply, blank } from './reduce.ts';
import { Table } from './table.ts';

/**
 * BEGAN the cards are dealt · MOVE a seat's answer · TIMED_OUT the answer made for a seat whose time ran out ·
 * RESIGNED a seat left · AUTO_PASS a seat changed what windows ask it · RULING a judge's · ENDED outside the rules.
 */
export const ENTRY_KINDS = ['BEGAN', 'MOVE', 'TIMED_OUT', 'RESIGNED', 'AUTO_PASS', 'RULING', 'ENDED'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What is done to a match from outside. Everything else follows from the rules. */
export type Action =
  | { kind: 'MOVE'; seat: Seat; move: object }
  | { kind: 'TIMED_OUT'; seat: Seat; move: object }
  | { kind: 'RESIGNED'; seat: Seat; move: { why: Leaving } }
  | { kind: 'AUTO_PASS'; seat: Seat; move: { mode: AutoPass } }
  | { kind: 'RULING' | 'ENDED'; seat: null; move: { ranks: number[]; why: string } };

/** One line of the match log. `agenda`: how many steps stay, counted from the bottom, then the new ones. */
export interface Entry {
  version: number;
  kind: EntryKind;
  seat: Seat | null;
  move: object | null;
  facts: Fact[];
  agenda: [number, ...object[]];
}

/** What one seat is asked now. */
export interface Decision {
  seat: Seat;
  prompt: string;
  choices: readonly Choice[];
}

export type Refusal = 'NOT_ASKED' | 'ILLEGAL_MOVE' | 'MATCH_OVER';
export type Played = { at: AnyAt; entry: Entry } | { refused: Refusal };

/** More steps than any rule needs between two questions: a game that goes round in a circle. */
const STEPS_LIMIT = 100_000;

/** Sets a match up: entry 0 and the state after it. */
export function begin(game: AnyGame, setup: Setup<AnyTypes>, random: Random): { at: AnyAt; entry: Entry } {
  const { autoPass = [], ...plain } = setup;
  const began = { fact: 'began' as const, ...copy(plain) };
  const at = blank(game, began);
  const table = Table.over<AnyTypes>(game, at, random, setup.firstCard);
  table.record(began);
  // Before anything else, so that no window is asked in between.
  for (const [seat, mode] of autoPass.entries()) if (mode !== 'NONE') table.record({ fact: 'autoPassSet', seat, mode });
  game.setup(table, plain);
  settle(game, table);
  return { at, entry: { version: 0, kind: 'BEGAN', seat: null, move: null, ...table.close() } };
}

/** The seats that are being waited for. */
export function waitingFor(game: AnyGame, at: AnyAt): Seat[] {
  const question = open(game, at);
  if (!question) return [];
  const seats = question.rule.asks(at, question.step);
  return seats.filter((seat) => !at.sealed.some((answer) => answer.seat === seat));
}

/** What a seat is asked, or null when it is not being waited for. */
export function decision(game: AnyGame, at: AnyAt, seat: Seat): Decision | null {
  const question = open(game, at);
  if (!question || !waitingFor(game, at).includes(seat)) return null;
  const { rule, step } = question;
  return { seat, prompt: rule.prompt(at, step, seat), choices: rule.choices(at, step, seat) };
}

/** The move that is made for a seat whose time has run out, or null when it is not being waited for. */
export function absentMove(game: AnyGame, at: AnyAt, seat: Seat): object | null {
  const question = open(game, at);
  if (!question || !waitingFor(game, at).includes(seat)) return null;
  return question.rule.absent(at, question.step, seat);
}

/**
 * Checks an action and does it, on a copy. A refusal is a value and nothing has changed.
 * @param listed what the seat is asked, by {@link decision}, where it is known already
 */
export function play(game: AnyGame, at: AnyAt, random: Random, action: Action, listed?: Decision | null): Played {
  const refused = refusal(game, at, action, listed);
  if (refused) return { refused };
  const next = copyMatch(at);
  return { at: next, entry: advance(game, next, random, copy(action)) };
}

/**
 * A copy of a match that can be played on without touching the first. Faces, zones, steps and who knows a card are only
 * ever replaced, so those are shared.
 */
export function copyMatch(at: AnyAt): AnyAt {
  const { version, seats, options, state, zones, faces, known, agenda, sealed, autoPass, left, result } = at;
  return {
    version,
    seats,
    options,
    faces,
    state: copy(state),
    zones: { ...zones },
    known: { ...known },
    agenda: agenda.slice(),
    sealed: copy(sealed),
    autoPass: autoPass.slice(),
    left: left.slice(),
    result: result && copy(result),
  };
}

/** Why an action is not allowed now, or null. */
export function refusal(game: AnyGame, at: AnyAt, action: Action, listed?: Decision | null): Refusal | null {
  if (at.result) return 'MATCH_OVER';
  if (action.kind === 'RESIGNED' && at.left.includes(action.seat)) return 'NOT_ASKED';
  if (action.kind === 'MOVE' || action.kind === 'TIMED_OUT') {
    const asked = listed === undefined ? decision(game, at, action.seat) : listed;
    if (!asked) return 'NOT_ASKED';
    if (!chosen(asked.choices, action.move)) return 'ILLEGAL_MOVE';
    const late = action.kind === 'TIMED_OUT';
    if (late && !same(action.move, absentMove(game, at, action.seat))) return 'ILLEGAL_MOVE'; // a time-out has no choice
  }
  return null;
}

/** Does an action on `at` itself, unchecked: for bots' playouts and for verification. */
export function advance(game: AnyGame, at: AnyAt, random: Random, action: Action): Entry {
  const table = Table.over<AnyTypes>(game, at, random);
  act(game, table, action);
  settle(game, table);
  at.version++;
  const { facts, agenda } = table.close();
  return { version: at.version, kind: action.kind, seat: action.seat, move: action.move, facts, agenda };
}

function act(game: AnyGame, table: Table<AnyTypes>, action: Action): void {
  switch (action.kind) {
    case 'MOVE':
    case 'TIMED_OUT':
      return answer(game, table, action.seat, action.move);
    case 'RESIGNED':
      return leave(game, table, action.seat, action.move.why);
    case 'AUTO_PASS':
      return table.record({ fact: 'autoPassSet', seat: action.seat, mode: action.move.mode });
    case 'RULING':
    case 'ENDED':
      return table.finish(action.move);
  }
}

function leave(game: AnyGame, table: Table<AnyTypes>, seat: Seat, why: Leaving): void {
  const asked = table.at.agenda.at(-1);
  table.record({ fact: 'left', seat, why });
  game.leave(table, seat);
  // Answers to a question that the leaving has done away with are nobody's answers any more.
  if (table.at.sealed.length > 0 && table.at.agenda.at(-1) !== asked) table.record({ fact: 'unsealed' });
}

function answer(game: AnyGame, table: Table<AnyTypes>, seat: Seat, move: object): void {
  const question = open(game, table.at);
  if (!question) throw new EngineBug('an answer without a question');
  const asked = question.rule.asks(table.at, question.step);
  if (asked.length > 1 || table.at.sealed.length > 0) return table.record({ fact: 'sealed', seat, move });
  table.pop();
  question.rule.take(table, question.step, seat, move);
}

// Runs steps until somebody has to be asked or there is a result.
function settle(game: AnyGame, table: Table<AnyTypes>): void {
  for (let done = 0; !table.at.result; done++) {
    if (done > STEPS_LIMIT) throw new EngineBug(`${game.id}: steps without end`);
    const question = open(game, table.at);
    if (question) {
      if (!settleQuestion(table, question)) return;
    } else {
      const step = table.pop();
      ruleOf(game, step).run?.(table, step);
    }
  }
}

// True when the question needed nobody (any more), false when a seat has to be waited for.
function settleQuestion(table: Table<AnyTypes>, { rule, step }: Question): boolean {
  const { at } = table;
  const asked = rule.asks(at, step);
  if (at.sealed.length > 0) {
    if (!asked.every((seat) => at.sealed.some((answer) => answer.seat === seat))) return false;
    const answers = [...at.sealed].sort((a, b) => a.seat - b.seat);
    table.record({ fact: 'unsealed' });
    table.pop();
    for (const { seat, move } of answers) rule.take(table, step, seat, move);
    return true;
  }
  const [only] = asked;
  if (only === undefined) {
    table.pop();
    return true;
  }
  if (!rule.open || asked.length > 1) return false;
  const [choice, ...others] = rule.choices(at, step, only);
  if (!choice || choice.blank || others.length > 0) return false;
  table.pop();
  rule.take(table, step, only, choice.move);
  return true;
}

/** A step's rule with its types forgotten: `asks` is there on those that ask, `run` on the others. */
interface Asking {
  asks(at: AnyAt, step: object): readonly Seat[];
  prompt(at: AnyAt, step: object, seat: Seat): string;
  choices(at: AnyAt, step: object, seat: Seat): readonly Choice[];
  take(table: Table<AnyTypes>, step: object, seat: Seat, move: object): void;
  absent(at: AnyAt, step: object, seat: Seat): object;
  open?: true;
}
interface Rule extends Partial<Asking> {
  run?(table: Table<AnyTypes>, step: object): void;
}
interface Question {
  rule: Asking;
  step: { step: string };
}

function ruleOf(game: AnyGame, step: { step: string }): Rule {
  const rule: unknown = game.steps[step.step];
  if (!rule) throw new EngineBug(`${game.id} has no step ${step.step}`);
  return rule as Rule; // the mapped type of Game['steps'] promises one of the two shapes
}

// The question on top of the agenda, or null when the top step runs by itself.
function open(game: AnyGame, at: AnyAt): Question | null {
  const step = at.agenda.at(-1);
  if (!step || at.result) return null;
  const rule = ruleOf(game, step);
  return rule.asks ? { rule: rule as Asking, step } : null;
}

/** Adds an entry to a match by its facts alone: no rules, no randomness. */
export function fold(game: AnyGame, at: AnyAt | null, entry: Entry): AnyAt {
  const folded = at ?? blank(game, beganOf(entry));
  for (const fact of entry.facts) apply(game, folded, fact);
  const [kept, ...steps] = entry.agenda;
  folded.agenda.length = Math.min(kept, folded.agenda.length);
  folded.agenda.push(...(copy(steps) as { step: string }[])); // the log holds what close() gave
  folded.version = entry.version;
  return folded;
}

/** A match from its whole log. */
export function foldAll(game: AnyGame, entries: readonly Entry[]): AnyAt {
  let at: AnyAt | null = null;
  for (const entry of entries) at = fold(game, at, entry);
  if (!at) throw new EngineBug('an empty log');
  return at;
}

function beganOf(entry: Entry): Parameters<typeof blank>[1] {
  const [first] = entry.facts;
  if (entry.version !== 0 || first?.fact !== 'began') throw new EngineBug('the log does not begin with its beginning');
  return first as Fact & Parameters<typeof blank>[1]; // the name says which of EngineFacts it is
}
