import type { Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import type { Replies } from '../../game/searches.ts';
import type { Question } from '../../play/question.ts';
import type { Random } from '../../random.ts';
import { CANDIDATES, candidatesFor, choicesFor } from '../candidates.ts';
import { bestOneStep } from '../one-step.ts';
import { HORIZON } from '../playout.ts';

/** How many moves a seat considers, and how many questions get the default answer after each move. */
const LOOKS: Record<Replies, { moves: number; answers: number }> = {
  BRIEF: { moves: 6, answers: 4 },
  WIDE: { moves: CANDIDATES, answers: 2 },
  STEADY: { moves: CANDIDATES, answers: HORIZON },
};

/** A seat that is being asked, in one world. */
export interface AskedIn {
  game: AnyGame;
  at: AnyAt;
  question: Question | null;
  seat: Seat;
  random: Random;
  replies: Replies;
}

/** Returns the answer that looks best for the seat in one world, one step ahead. */
export function reply({ game, at, question, seat, random, replies }: AskedIn): object {
  const look = LOOKS[replies];
  const candidates = candidatesFor(at, question, seat, choicesFor(at, question, seat), random, look.moves);
  const moves = candidates.map(({ move }) => move);
  return bestOneStep(game, [{ world: at, asked: question }], seat, moves, { random, answers: look.answers }) ?? {};
}
