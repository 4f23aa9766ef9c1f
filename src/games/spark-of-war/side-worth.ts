import type { At, Seat } from '../../engine/index.ts';
import { type Layout, layoutOf } from './rules/damage.ts';
import { sameSide } from './rules/end.ts';
import { livingStars, ripeness, yardOf } from './rules/judgement.ts';
import { compensationOf, pileOf, pilePoints, scoreOf } from './rules/scoring.ts';
import { seatsOf, turnOf } from './seats.ts';
import type { SparkOfWar } from './spark-of-war.ts';
import { worth } from './worth.ts';

/** The usual points of two quests halfway through a match. The quests of the other side are ignored. */
const QUESTS = 2.8;

/** The weights, in points for a side, were found by playing matches (docs/explain/bots.md). */
const WEIGHTS = {
  /** This weight is greater than 1, because a quest that scores now will usually score more later. */
  quest: 2,
  /**
   * For planets that are close to being conquered. `ours` applies in the side's own turn; it is lower, because the side
   * should take such planets. In the other side's turn, `oursLater` and `theirs` apply.
   */
  ripe: { ours: 0.2, oursLater: 0.5, theirs: 0.4 },
  /** For each remaining star. The weight is negative, so that bots bring the match to its end. */
  star: -0.3,
  /** For each point of a lead and each star that is gone, because a lead is worth more toward the end. */
  end: 0.4,
  /** For a ship in the salvage yard. */
  yard: 0.15,
} as const;

/** The number of stars in a Face-off, which has one star for each colour. */
const STARS = 2;
/** The value of a win, which is higher than the value of any position. */
const WON = 100;

/** Evaluates a position for the searching levels. Except in a Face-off, this is the usual evaluation. */
export function searchedWorth(at: At<SparkOfWar>, seat: Seat): number {
  if (at.options.mode !== 'faceOff') return worth(at, seat);
  if (at.result) return at.result.ranks[seat] === 1 ? WON : -WON;
  return sideWorth(at, seat);
}

/** The value is in points per player, and near 0 in the middle of an even match. */
function sideWorth(at: At<SparkOfWar>, seat: Seat): number {
  const own = seatsOf(at).filter((one) => sameSide(at, one, seat));
  const others = seatsOf(at).filter((one) => !own.includes(one));
  const [mine, theirs] = [pointsOf(at, own), pointsOf(at, others)];
  // The search deals a partner's hidden quests at random.
  const quests = own.reduce((sum, one) => sum + scoreOf(at, one).total, 0) - mine;
  const usual = QUESTS * own.length;
  const layout = layoutOf(at.state);
  const stars = livingStars(at, layout);
  const end = WEIGHTS.end * Math.max(0, STARS - stars) * (mine + quests - usual - theirs);
  const soon = ripe(at, own, others, layout) + WEIGHTS.star * stars + WEIGHTS.yard * yardOf(at, seat);
  return (mine + WEIGHTS.quest * (quests - usual) - theirs + end + soon) / own.length;
}

// Returns the public points of a side, including the compensation.
function pointsOf(at: At<SparkOfWar>, seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum + pilePoints(pileOf(at, seat)) + compensationOf(at, seat), 0);
}

function ripe(at: At<SparkOfWar>, own: readonly Seat[], others: readonly Seat[], layout: Layout): number {
  const { ours, oursLater, theirs } = WEIGHTS.ripe;
  const [one = 0, other = 0] = [own[0], others[0]]; // all players of a side can take the same cards
  if (own.includes(turnOf(at))) return ours * ripeness(at, one, layout);
  return oursLater * ripeness(at, one, layout) - theirs * ripeness(at, other, layout);
}
