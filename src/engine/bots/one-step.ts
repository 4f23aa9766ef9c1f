import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import { copyMatch } from '../play/play.ts';
import type { Question } from '../play/question.ts';
import type { Random } from '../random.ts';
import { onlyAnswering } from './playout.ts';

export interface Tried {
  world: AnyAt;
  asked: Question | null;
}

/** Settings for trying moves. `answers` is the number of questions answered with the default move after each move. */
export interface Trying {
  random: Random;
  answers: number;
}

/** Returns the move with the highest average `worth` for the seat over these worlds, or null if there are no moves. */
export function bestOneStep(
  game: AnyGame,
  worlds: readonly Tried[],
  seat: Seat,
  moves: readonly object[],
  { random, answers }: Trying,
): object | null {
  const [sole, ...others] = moves;
  if (others.length === 0) return sole ?? null;
  let best: { move: object; worth: number } | null = null;
  for (const move of moves) {
    let worth = 0;
    for (const { world, asked } of worlds) {
      const tried = copyMatch(world);
      onlyAnswering(game, tried, asked, seat, move, random, answers);
      worth += game.worth(tried, seat);
    }
    if (!best || worth > best.worth) best = { move, worth };
  }
  return best?.move ?? null;
}
