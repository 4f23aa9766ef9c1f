import { UnknownHere } from '../bug.ts';
import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { Choice } from '../game/choice.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes } from '../game/game-types.ts';
import type { Table } from '../game/table.ts';
import { seatNumber, UNREAD, type Who } from '../game/who.ts';

/** The current question to one seat, with the seat's choices. */
export interface Decision {
  seat: Seat;
  prompt: string;
  choices: readonly Choice[];
}

/** Returns the seats that the match is waiting for, or none while it is paused. */
export function waitingFor(game: AnyGame, at: AnyAt): Seat[] {
  return [...waitingIn(at, questionAt(game, at))];
}

/** Returns the seats being asked that have not answered yet, or none while the match is paused. */
export function waitingIn(at: AnyAt, question: Question | null): readonly Seat[] {
  if (!question || at.paused) return [];
  if (at.sealed.length === 0) return question.asked;
  return question.asked.filter((seat) => !at.sealed.some((answer) => answer.seat === seat));
}

/** Returns null if the match is not waiting for the seat. `who` names seats in texts; moves do not depend on it. */
export function decision(game: AnyGame, at: AnyAt, seat: Seat, who: Who = seatNumber): Decision | null {
  const question = questionAt(game, at);
  if (!isAsked(at, question, seat)) return null;
  const { rule, step } = question;
  return { seat, prompt: rule.prompt(at, step, seat, who), choices: rule.choices(at, step, seat, who) };
}

/** Returns the choices of a seat, or null if the match is not waiting for it. Their labels need not be readable. */
export function answersOf(at: AnyAt, question: Question | null, seat: Seat): readonly Choice[] | null {
  if (!isAsked(at, question, seat)) return null;
  return question.answers ?? question.rule.choices(at, question.step, seat, UNREAD);
}

/** Returns the default move of a seat that runs out of time, or null if the match is not waiting for the seat. */
export function absentMove(game: AnyGame, at: AnyAt, seat: Seat): object | null {
  return absentAnswer(at, questionAt(game, at), seat);
}

/** Returns the same move as {@link absentMove}, for a caller that already has the question. */
export function absentAnswer(at: AnyAt, question: Question | null, seat: Seat): object | null {
  return isAsked(at, question, seat) ? question.rule.absent(at, question.step, seat) : null;
}

function isAsked(at: AnyAt, question: Question | null, seat: Seat): question is Question {
  return waitingIn(at, question).includes(seat);
}

interface Asking {
  asks(at: AnyAt, step: object): readonly Seat[];
  prompt(at: AnyAt, step: object, seat: Seat, who: Who): string;
  choices(at: AnyAt, step: object, seat: Seat, who: Who): readonly Choice[];
  take(table: Table<AnyTypes>, step: object, seat: Seat, move: object): void;
  absent(at: AnyAt, step: object, seat: Seat): object;
  open?: true;
}
interface Rule extends Partial<Asking> {
  run?(table: Table<AnyTypes>, step: object): void;
}
/** A step that asks a question, with its rule and the seats being asked. */
export interface Question {
  rule: Asking;
  step: { step: string };
  asked: readonly Seat[];
  /** The choices of the only seat asked, if already computed. Their labels need not be readable. */
  answers?: readonly Choice[];
}

export function ruleOf(game: AnyGame, step: { step: string }): Rule {
  const rule: unknown = Object.hasOwn(game.steps, step.step) ? game.steps[step.step] : undefined;
  if (!rule) throw new UnknownHere(`${game.id} has no step ${step.step}`);
  return rule as Rule; // the type of `Game['steps']` guarantees one of the two forms
}

/** Returns the question that the top step on the agenda asks, or null if it asks none. */
export function questionAt(game: AnyGame, at: AnyAt): Question | null {
  const step = at.agenda.at(-1);
  if (!step || at.result) return null;
  const rule = ruleOf(game, step);
  return rule.asks ? { rule: rule as Asking, step, asked: rule.asks(at, step) } : null;
}
