import type { Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import { questionAt } from '../../play/question.ts';
import { fastRandom, type Random } from '../../random.ts';
import type { Tried } from '../one-step.ts';
import { redeal } from '../redeal.ts';

/** The step between the seeds of worlds: 2^32 over the golden ratio, made odd so that all seeds in a search differ. */
const STRIDE = 0x9e3779b1;

/** A world that a seat cannot distinguish from the real one, with the dice for all moves tried in the world. */
export interface World extends Tried {
  dice(): Random;
  random(): Random;
}

/** Returns a function that deals a new world on each call. */
export function worldsFor(game: AnyGame, at: AnyAt, seat: Seat, start: number): () => World {
  let dealt = 0;
  // Other seats' sealed answers are left out, because the search chooses them again like all other answers.
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
