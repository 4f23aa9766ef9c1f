import type { Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import { questionAt } from '../../play/question.ts';
import { fastRandom, type Random } from '../../random.ts';
import type { Tried } from '../one-step.ts';
import { redeal } from '../redeal.ts';

/** An odd number, so that all worlds of a search have different seeds (2^32 divided by the golden ratio). */
const STRIDE = 0x9e3779b1;

/** A world that a seat cannot tell from the real one, with the dice for every move tried in it. */
export interface World extends Tried {
  dice(): Random;
  random(): Random;
}

/** Deals one world after another. */
export function worldsFor(game: AnyGame, at: AnyAt, seat: Seat, start: number): () => World {
  let dealt = 0;
  // Other seats' sealed answers are chosen again, like all their answers.
  const own = { ...at, sealed: at.sealed.filter((answer) => answer.seat === seat) };
  return () => {
    const seed = (start + Math.imul(dealt++, STRIDE)) >>> 0;
    const world = redeal(game, own, [seat], fastRandom(seed));
    return {
      world,
      asked: questionAt(game, world),
      dice: () => fastRandom(seed + 1),
      random: () => fastRandom(seed + 2),
    };
  };
}
