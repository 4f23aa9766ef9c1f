import type { Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import { questionAt } from '../../play/question.ts';
import type { Random } from '../../random.ts';
import type { BotPolicy } from '../bot-policy.ts';
import { searched } from './search.ts';
import { type Searching, STRONG } from './searching.ts';

/** Creates a policy that searches within a budget. The same knowledge, randomness and settings give the same moves. */
export function searchPolicy(searching: Searching): BotPolicy {
  return (game, at, seat, random, question = questionAt(game, at)) => {
    const [best] = searched(game, at, random, { seat, searching, question });
    if (!best) throw new RangeError('no choice');
    return best.move;
  };
}

/** `chance` is the estimated chance of winning, 0 to 1; `visits` is how often the move was tried. */
export interface Estimate {
  move: object;
  visits: number;
  chance: number;
}

/**
 * Returns the moves that a STRONG search with this number of iterations considers, best first.
 * @param also an additional move to consider
 * @throws RangeError if the seat is not asked
 */
export function estimates(
  game: AnyGame,
  at: AnyAt,
  seat: Seat,
  random: Random,
  iterations: number,
  also: object | null = null,
): Estimate[] {
  const searching = { ...STRONG, iterations };
  const wish = { seat, searching, question: questionAt(game, at), also, sole: true };
  return searched(game, at, random, wish).map((one) => ({
    move: one.move,
    visits: one.glances + one.played.length,
    chance: one.chance,
  }));
}
