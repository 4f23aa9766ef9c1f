import { UnknownHere } from '../bug.ts';
import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { Choice } from '../game/choice.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes } from '../game/game-types.ts';
import type { Table } from '../game/table.ts';
import { seatNumber, UNREAD, type Who } from '../game/who.ts';

/** What one seat is asked now. */
export interface Decision {
  seat: Seat;
  prompt: string;
  choices: readonly Choice[];
}

/** The seats that are being waited for; none while the match is paused. */
export function waitingFor(game: AnyGame, at: AnyAt): Seat[] {
  return [...waitingIn(at, questionAt(game, at))];
}

/** Those who are asked and have not answered yet; none while the match is paused. */
export function waitingIn(at: AnyAt, question: Question | null): readonly Seat[] {
  if (!question || at.paused) return [];
  if (at.sealed.length === 0) return question.asked;
  return question.asked.filter((seat) => !at.sealed.some((answer) => answer.seat === seat));
}

/**
 * What a seat is asked, or null when it is not being waited for.
 * @param who how seats are called in the prompt and the choices; the moves are the same whatever it says
 */
export function decision(game: AnyGame, at: AnyAt, seat: Seat, who: Who = seatNumber): Decision | null {
  const question = questionAt(game, at);
  if (!isAsked(at, question, seat)) return null;
  const { rule, step } = question;
  return { seat, prompt: rule.prompt(at, step, seat, who), choices: rule.choices(at, step, seat, who) };
}

/** What a seat may answer, for who reads no labels; null when it is not being waited for. */
export function answersOf(at: AnyAt, question: Question | null, seat: Seat): readonly Choice[] | null {
  if (!isAsked(at, question, seat)) return null;
  return question.answers ?? question.rule.choices(at, question.step, seat, UNREAD);
}

/** The move that is made for a seat whose time has run out, or null when it is not being waited for. */
export function absentMove(game: AnyGame, at: AnyAt, seat: Seat): object | null {
  return absentAnswer(at, questionAt(game, at), seat);
}

/** As {@link absentMove}. */
export function absentAnswer(at: AnyAt, question: Question | null, seat: Seat): object | null {
  return isAsked(at, question, seat) ? question.rule.absent(at, question.step, seat) : null;
}

function isAsked(at: AnyAt, question: Question | null, seat: Seat): question is Question {
  return waitingIn(at, question).includes(seat);
}

/** A step's rule with its types forgotten: `asks` is there on those that ask, `run` on the others. */
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
/** A step that asks, its rule, and who is asked at this moment. */
export interface Question {
  rule: Asking;
  step: { step: string };
  asked: readonly Seat[];
  /** What the one seat that is asked may answer, for who reads no labels, where it has been worked out already. */
  answers?: readonly Choice[];
}

/** What a game says of a step. */
export function ruleOf(game: AnyGame, step: { step: string }): Rule {
  const rule: unknown = Object.hasOwn(game.steps, step.step) ? game.steps[step.step] : undefined;
  if (!rule) throw new UnknownHere(`${game.id} has no step ${step.step}`);
  return rule as Rule; // the mapped type of Game['steps'] promises one of the two shapes
}

/** The question on top of the agenda, or null when the top step runs by itself. */
export function questionAt(game: AnyGame, at: AnyAt): Question | null {
  const step = at.agenda.at(-1);
  if (!step || at.result) return null;
  const rule = ruleOf(game, step);
  return rule.asks ? { rule: rule as Asking, step, asked: rule.asks(at, step) } : null;
}
