import type { Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';

/** The lead in `worth` that wins about three matches out of four; the default for games that do not set `lead`. */
const USUAL_LEAD = 10;

/** Estimates a seat's chance of winning, 0 to 1. A draw counts as one half. */
export function chanceOf(game: AnyGame, at: AnyAt, seat: Seat): number {
  if (at.result) {
    const { ranks } = at.result;
    if (ranks[seat] !== 1) return 0;
    return ranks.every((rank) => rank === 1) ? 1 / 2 : 1;
  }
  const sides = game.sides?.(at.seats, at.options) ?? at.seats;
  const lead = game.lead ?? USUAL_LEAD;
  return 1 / (1 + Math.max(1, sides - 1) * Math.exp((-Math.log(3) * game.worth(at, seat)) / lead));
}
