import type { Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import type { Replies } from '../../game/searches.ts';
import { advanceFrom, copyMatch } from '../../play/play.ts';
import { type Question, waitingIn } from '../../play/question.ts';
import type { Random } from '../../random.ts';
import type { Tried } from '../one-step.ts';
import { reply } from './reply.ts';

/** After so many answers it ends in any case. */
const ANSWERS = 60;

/** Both kinds of chance: the world's, and that of who thinks in it. */
export interface Chances {
  dice: Random;
  random: Random;
}

/** A world that is played on in place, who is asked what there, and how far it has come. */
export interface Course extends Chances {
  at: AnyAt;
  question: Question | null;
  turn: Seat | null;
  /** How everybody's answers are found. */
  replies: Replies;
  /** How many turns and answers are still to come. */
  turns: number;
  answers: number;
}

/** How far a course goes, and how everybody answers on it: all moves are judged at the same moment of a turn. */
export interface Going {
  /** So many turns, the one that is going on among them. */
  turns: number;
  replies: Replies;
}

export function courseFrom(game: AnyGame, { world, asked }: Tried, chances: Chances, going: Going): Course {
  const [at, turn] = [copyMatch(world), game.turn?.(world) ?? null];
  return { ...chances, at, question: asked, turn, ...going, answers: ANSWERS };
}

/** Who is asked on this course; nobody when it has come to its end. */
export function askedOn({ at, question, turns, answers }: Course): readonly Seat[] {
  return turns > 0 && answers > 0 ? waitingIn(at, question) : [];
}

/** A seat makes a move. */
export function go(game: AnyGame, course: Course, seat: Seat, move: object): void {
  const { at, question, dice } = course;
  course.question = advanceFrom(game, at, question, dice, { kind: 'MOVE', seat, move }).next;
  course.answers--;
  const turn = game.turn?.(at) ?? null;
  if (turn !== course.turn) course.turns--;
  course.turn = turn;
}

/** To the end of the course every seat answers as it stands best one step later. Who is asked at once chooses without the others' leave. */
export function playOn(game: AnyGame, course: Course): void {
  for (let asked = askedOn(course); asked.length > 0; asked = askedOn(course)) {
    const moves = asked.map((seat) => reply({ game, ...course, seat }));
    asked.forEach((seat, index) => {
      go(game, course, seat, moves[index] ?? {});
    });
  }
}
