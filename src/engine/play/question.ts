import { UnknownHere } from '../bug.ts';
import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { Choice } from '../game/choice.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes } from '../game/game-types.ts';
import type { Table } from '../game/table.ts';
import { seatNumber, UNREAD, type Who } from '../game/who.ts';

/** The current question to one seat. */
export interface Decision {
  seat: Seat;
  prompt: string;
  choices: readonly Choice[];
}

/** The seats that the match waits for; none while it is paused. */
export function waitingFor(game: AnyGame, at: AnyAt): Seat[] {
  return [...waitingIn(at, questionAt(game, at))];
}

/** The seats that are asked and have not answered; none while the match is paused. */
export function waitingIn(at: AnyAt, question: Question | null): readonly Seat[] {
  if (!question || at.paused) return [];
  if (at.sealed.length === 0) return question.asked;
  return question.asked.filter((seat) => !at.sealed.some((answer) => answer.seat === seat));
}

/**
 * The question to a seat, or null if the match does not wait for it.
 * @param who names seats in the prompt and the choices; the moves do not depend on it
 */
export function decision(game: AnyGame, at: AnyAt, seat: Seat, who: Who = seatNumber): Decision | null {
  const question = questionAt(game, at);
  if (!isAsked(at, question, seat)) return null;
  const { rule, step } = question;
  return { seat, prompt: rule.prompt(at, step, seat, who), choices: rule.choices(at, step, seat, who) };
}

/** A seat's choices without labels; null if the match does not wait for it. */
export function answersOf(at: AnyAt, question: Question | null, seat: Seat): readonly Choice[] | null {
  if (!isAsked(at, question, seat)) return null;
  return question.answers ?? question.rule.choices(at, question.step, seat, UNREAD);
}

/** The default move of a seat that runs out of time, or null if the match does not wait for it. */
export function absentMove(game: AnyGame, at: AnyAt, seat: Seat): object | null {
  return absentAnswer(at, questionAt(game, at), seat);
}

/** {@link absentMove} for a known question. */
export function absentAnswer(at: AnyAt, question: Question | null, seat: Seat): object | null {
  return isAsked(at, question, seat) ? question.rule.absent(at, question.step, seat) : null;
}

function isAsked(at: AnyAt, question: Question | null, seat: Seat): question is Question {
  return waitingIn(at, question).includes(seat);
}

/** A step's rule with erased types: steps that ask have `asks`, the others have `run`. */
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
/** A step that asks, its rule, and the seats asked at this moment. */
export interface Question {
  rule: Asking;
  step: { step: string };
  asked: readonly Seat[];
  /** The choices without labels of the only seat asked, if already computed. */
  answers?: readonly Choice[];
}

/** The game's rule for a step. */
export function ruleOf(game: AnyGame, step: { step: string }): Rule {
  const rule: unknown = Object.hasOwn(game.steps, step.step) ? game.steps[step.step] : undefined;
  if (!rule) throw new UnknownHere(`${game.id} has no step ${step.step}`);
  return rule as Rule; // the mapped type of Game['steps'] promises one of the two shapes
}

/** The question on top of the agenda, or null if the top step runs by itself. */
export function questionAt(game: AnyGame, at: AnyAt): Question | null {
  const step = at.agenda.at(-1);
  if (!step || at.result) return null;
  const rule = ruleOf(game, step);
  return rule.asks ? { rule: rule as Asking, step, asked: rule.asks(at, step) } : null;
}
