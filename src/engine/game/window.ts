import type { Seat } from '../cards/zones.ts';
import type { At } from './at.ts';
import type { Choice } from './choice.ts';
import type { Ask } from './game.ts';
import type { GameTypes } from './game-types.ts';
import type { Table } from './table.ts';
import type { Who } from './who.ts';

/**
 * The step of a reaction window: the seats in the order in which they are asked, and the seats that have passed since
 * the last answer.
 */
export interface Window {
  order: Seat[];
  passed: Seat[];
}

/** The pass answer, which every window offers. */
export interface Pass {
  pass: true;
}
export const PASS: Pass = { pass: true };

type WindowStep<G extends GameTypes> = {
  [K in keyof G['steps'] & string]: G['steps'][K] extends Window ? (K extends keyof G['moves'] ? K : never) : never;
}[keyof G['steps'] & string];
type StepAt<G extends GameTypes, K extends WindowStep<G>> = { step: K } & G['steps'][K] & Window;

/** The rules of one reaction window. */
export interface WindowRules<G extends GameTypes, K extends WindowStep<G>> {
  prompt(at: At<G>, step: StepAt<G, K>, seat: Seat, who: Who): string;
  /**
   * Whether this seat can answer. The result must depend only on public information, such as mana or the number of
   * cards in hand, never on hidden cards.
   */
  may(at: At<G>, step: StepAt<G, K>, seat: Seat): boolean;
  /** Returns the answers other than passing. */
  answers(
    at: At<G>,
    step: StepAt<G, K>,
    seat: Seat,
    who: Who,
  ): readonly Choice<Exclude<G['moves'][K & keyof G['moves']], Pass>>[];
  /** Carries out an answer. The window is already back on the agenda, where it will start with the next seat. */
  answer(table: Table<G>, step: StepAt<G, K>, seat: Seat, move: Exclude<G['moves'][K & keyof G['moves']], Pass>): void;
  /**
   * Returns the targets of the action that the window is about. The auto-pass mode "unless I am the target" does not
   * skip these seats.
   */
  targets?(at: At<G>, step: StepAt<G, K>): readonly Seat[];
  /** Returns the seat whose turn it is. The auto-pass mode "until my turn" does not skip this seat. */
  turn?(at: At<G>): Seat | null;
}

/**
 * Creates the rule of a reaction window. Each seat in `order` can answer or pass. An answer clears `passed`, and the
 * window continues with the seat after the answering seat. When all seats have passed in a row, the engine drops the
 * step.
 */
export function window<G extends GameTypes, K extends WindowStep<G>>(rules: WindowRules<G, K>): Ask<G, K> {
  type Move = Ask<G, K> extends { absent(...args: never[]): infer M } ? M : never;
  const asks = (at: At<G>, step: StepAt<G, K>): Seat[] => {
    const next = step.order.find(
      (seat) => !step.passed.includes(seat) && rules.may(at, step, seat) && !passesFor(rules, at, step, seat),
    );
    return next === undefined ? [] : [next];
  };
  const asked = {
    asks,
    prompt: rules.prompt,
    choices: (at: At<G>, step: StepAt<G, K>, seat: Seat, who: Who) => [
      { label: 'Pass', move: PASS },
      ...rules.answers(at, step, seat, who),
    ],
    take: (table: Table<G>, step: StepAt<G, K>, seat: Seat, move: Move) => {
      if (isPass(move)) {
        table.pass(seat);
        table.next({ ...step, passed: [...step.passed, seat] });
        return;
      }
      table.next({ ...step, order: after(step.order, seat), passed: [] });
      // A move that is not a pass is an answer.
      rules.answer(table, step, seat, move as Exclude<G['moves'][K & keyof G['moves']], Pass>);
    },
    absent: () => PASS,
  };
  return asked as unknown as Ask<G, K>; // TypeScript does not resolve conditional types on K inside a generic function
}

/** Whether a seat has passed in the current window, which is public information. */
export function hasPassed({ agenda }: { agenda: readonly { step: string }[] }, seat: Seat): boolean {
  const step = agenda.at(-1);
  return step !== undefined && 'passed' in step && Array.isArray(step.passed) && step.passed.includes(seat);
}

/** Whether the current question belongs to a reaction window. */
export function isWindow({ agenda }: { agenda: readonly { step: string }[] }): boolean {
  const step = agenda.at(-1);
  return step !== undefined && 'passed' in step && 'order' in step;
}

/** Returns the seats in turn order, starting after `seat` and ending with `seat` itself. */
export function after(order: readonly Seat[], seat: Seat): Seat[] {
  const index = order.indexOf(seat);
  return index < 0 ? [...order] : [...order.slice(index + 1), ...order.slice(0, index + 1)];
}

export function isPass(move: unknown): move is Pass {
  return typeof move === 'object' && move !== null && 'pass' in move;
}

function passesFor<G extends GameTypes, K extends WindowStep<G>>(
  rules: WindowRules<G, K>,
  at: At<G>,
  step: StepAt<G, K>,
  seat: Seat,
): boolean {
  switch (at.autoPass[seat]) {
    case 'UNTIL_MY_TURN':
      return rules.turn?.(at) !== seat;
    case 'UNLESS_TARGET':
      return !rules.targets?.(at, step).includes(seat);
    default:
      return false;
  }
}
