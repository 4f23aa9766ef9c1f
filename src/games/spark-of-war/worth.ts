import type { At, Seat } from '../../engine/index.ts';
import { layoutOf } from './rules/damage.ts';
import { sameSide } from './rules/end.ts';
import { livingStars, ripeness, yardOf } from './rules/judgement.ts';
import { pileOf, pilePoints, scoreOf } from './rules/scoring.ts';
import { seatsOf, turnOf } from './seats.ts';
import type { SparkOfWar } from './spark-of-war.ts';

/** The value of two salvaged ships. Two ships deal 1 damage, which is worth less than any planet. */
const PAIR = 0.3;

/**
 * Returns points: the score of the seat (or of its side in a Face-off) including quests, minus half of the best public
 * score of another side. Almost conquered cards count for the seat in its side's turn, and against it in other turns.
 */
export function worth(at: At<SparkOfWar>, seat: Seat): number {
  const seats = seatsOf(at);
  const own = seats.filter((one) => sameSide(at, one, seat));
  const mine = own.reduce((sum, one) => sum + scoreOf(at, one).total, 0);
  if (at.result) return mine - best(at, seat) + (at.result.ranks[seat] === 1 ? 20 : -20);
  const layout = layoutOf(at.state);
  const ripe = ripeness(at, turnOf(at), layout) * (own.includes(turnOf(at)) ? 0.3 : -0.2);
  // A remaining star prolongs the match, so damage to a star has some value even if another side can take it. Matches
  // must end.
  const urgency = -livingStars(at, layout) / 5;
  return mine - best(at, seat) / 2 + (PAIR * yardOf(at, seat)) / 2 + ripe + urgency;
}

function best(at: At<SparkOfWar>, seat: Seat): number {
  const others = seatsOf(at).filter((one) => !sameSide(at, one, seat));
  const points = others.map((one) =>
    seatsOf(at).reduce((sum, two) => sum + (sameSide(at, one, two) ? pilePoints(pileOf(at, two)) : 0), 0),
  );
  return Math.max(0, ...points);
}
