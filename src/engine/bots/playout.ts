import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import { advanceFrom } from '../play/play.ts';
import { type Question, waitingIn } from '../play/question.ts';
import type { Random } from '../random.ts';

/** How many questions get the default answer after a move, so that the effects of the move play out. */
export const HORIZON = 6;

/** Makes a move in place, then answers the next `answers` questions with the default moves. */
export function onlyAnswering(
  game: AnyGame,
  at: AnyAt,
  asked: Question | null,
  seat: Seat,
  move: object,
  random: Random,
  answers = HORIZON,
): void {
  const { next } = advanceFrom(game, at, asked, random, { kind: 'MOVE', seat, move });
  answeredByDefault(game, at, next, random, answers);
}

function answeredByDefault(game: AnyGame, at: AnyAt, asked: Question | null, random: Random, answers: number): void {
  let question = asked;
  for (let i = 0; i < answers && question; i++) {
    const [next] = waitingIn(at, question);
    if (next === undefined) return;
    const move = question.rule.absent(at, question.step, next);
    question = advanceFrom(game, at, question, random, { kind: 'MOVE', seat: next, move }).next;
  }
}
