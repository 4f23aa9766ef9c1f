import type { Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';

/** By how much a seat of a game that does not say so must stand better to win about three times out of four. */
const USUAL_LEAD = 10;

/** How likely a seat is to win as things stand, 0 to 1: what it stands for, or what the result says. A draw counts half. */
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
