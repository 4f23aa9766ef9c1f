import type { Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import type { Replies } from '../../game/searches.ts';
import { advanceFrom, copyMatch } from '../../play/play.ts';
import { type Question, waitingIn } from '../../play/question.ts';
import type { Random } from '../../random.ts';
import type { Tried } from '../one-step.ts';
import { reply } from './reply.ts';

const ANSWERS = 60;

/** The two sources of randomness: `dice` for the world, `random` for the searching bot. */
export interface Chances {
  dice: Random;
  random: Random;
}

/** A world in which the search plays on in place, with the current question and the remaining length of the course. */
export interface Course extends Chances {
  at: AnyAt;
  question: Question | null;
  turn: Seat | null;
  replies: Replies;
  turns: number;
  answers: number;
}

/** A course's length is measured in turns, so that every move is evaluated at the same point in a turn. */
export interface Going {
  /** The number of turns to play, including the current turn. */
  turns: number;
  replies: Replies;
}

export function courseFrom(game: AnyGame, { world, asked }: Tried, chances: Chances, going: Going): Course {
  const [at, turn] = [copyMatch(world), game.turn?.(world) ?? null];
  return { ...chances, at, question: asked, turn, ...going, answers: ANSWERS };
}

/** Returns the seats that must answer next, or none at the end of the course. */
export function askedOn({ at, question, turns, answers }: Course): readonly Seat[] {
  return turns > 0 && answers > 0 ? waitingIn(at, question) : [];
}

export function go(game: AnyGame, course: Course, seat: Seat, move: object): void {
  const { at, question, dice } = course;
  course.question = advanceFrom(game, at, question, dice, { kind: 'MOVE', seat, move }).next;
  course.answers--;
  const turn = game.turn?.(at) ?? null;
  if (turn !== course.turn) course.turns--;
  course.turn = turn;
}

/** Simultaneous answers are chosen before any of them is made, so that they do not depend on each other. */
export function playOn(game: AnyGame, course: Course): void {
  for (let asked = askedOn(course); asked.length > 0; asked = askedOn(course)) {
    const moves = asked.map((seat) => reply({ game, ...course, seat }));
    asked.forEach((seat, index) => {
      go(game, course, seat, moves[index] ?? {});
    });
  }
}
