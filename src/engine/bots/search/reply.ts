import type { Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import type { Question } from '../../play/question.ts';
import type { Random } from '../../random.ts';
import { CANDIDATES, candidatesFor, choicesFor } from '../candidates.ts';
import { bestOneStep } from '../one-step.ts';
import { HORIZON } from '../playout.ts';

/** How many moves a seat looks at, and how many questions after each are answered by default. */
const LOOKS = { STEADY: { moves: CANDIDATES, answers: HORIZON }, BRIEF: { moves: 6, answers: 4 } } as const;

/** What a seat would answer in one world if it thought as STEADY does, or more briefly. */
export function reply(game: AnyGame, world: AnyAt, asked: Question | null, seat: Seat, random: Random): object {
  const look = LOOKS[game.replies ?? 'BRIEF'];
  const candidates = candidatesFor(world, asked, seat, choicesFor(world, asked, seat), random, look.moves);
  const moves = candidates.map(({ move }) => move);
  return bestOneStep(game, [{ world, asked }], seat, moves, { random, answers: look.answers }) ?? {};
}
