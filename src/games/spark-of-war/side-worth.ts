import type { At, Seat } from '../../engine/index.ts';
import { type Layout, layoutOf } from './rules/damage.ts';
import { sameSide } from './rules/end.ts';
import { livingStars, ripeness, yardOf } from './rules/judgement.ts';
import { compensationOf, pileOf, pilePoints, scoreOf } from './rules/scoring.ts';
import { seatsOf, turnOf } from './seats.ts';
import type { SparkOfWar } from './spark-of-war.ts';
import { worth } from './worth.ts';

/** What two quests have brought a player halfway through a match; what the other side's have brought is not looked at. */
const QUESTS = 2.8;

/** Found by playing (docs/explain/bots.md), in points of a side. */
const WEIGHTS = {
  /** A point of a quest: what fits it now, more of the kind will fit later. */
  quest: 2,
  /**
   * What is about to fall to the side while one of it acts, and while one of the others does; and to the others then. Counted for more where
   * it must last until the side's next turn: in its own turn a ripe planet had better be taken.
   */
  ripe: { ours: 0.2, oursLater: 0.5, theirs: 0.4 },
  /** A star that lives on: somebody must bring the match to its end. */
  star: -0.3,
  /** Every point of a lead, for each of the two stars that is gone: the less is left to play, the more a lead is worth. */
  end: 0.4,
  /** A ship in the salvage yard. */
  yard: 0.15,
} as const;

/** A Face-off has a star of each colour: there are but two. */
const STARS = 2;
/** To have won is better than to stand as well as can be. */
const WON = 100;

/** How a seat stands for the levels that search: as for the others, but for a Face-off. */
export function searchedWorth(at: At<SparkOfWar>, seat: Seat): number {
  if (at.options.mode !== 'faceOff') return worth(at, seat);
  if (at.result) return at.result.ranks[seat] === 1 ? WON : -WON;
  return sideWorth(at, seat);
}

/** How a seat's side stands in a Face-off, in points for each of its players; of an even match near 0 about its middle. */
function sideWorth(at: At<SparkOfWar>, seat: Seat): number {
  const own = seatsOf(at).filter((one) => sameSide(at, one, seat));
  const others = seatsOf(at).filter((one) => !own.includes(one));
  const [mine, theirs] = [pointsOf(at, own), pointsOf(at, others)];
  const quests = own.reduce((sum, one) => sum + scoreOf(at, one).total, 0) - mine; // a partner's as this world deals them
  const usual = QUESTS * own.length;
  const layout = layoutOf(at.state);
  const stars = livingStars(at, layout);
  const end = WEIGHTS.end * Math.max(0, STARS - stars) * (mine + quests - usual - theirs);
  const soon = ripe(at, own, others, layout) + WEIGHTS.star * stars + WEIGHTS.yard * yardOf(at, seat);
  return (mine + WEIGHTS.quest * (quests - usual) - theirs + end + soon) / own.length;
}

// What everybody sees.
function pointsOf(at: At<SparkOfWar>, seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum + pilePoints(pileOf(at, seat)) + compensationOf(at, seat), 0);
}

function ripe(at: At<SparkOfWar>, own: readonly Seat[], others: readonly Seat[], layout: Layout): number {
  const { ours, oursLater, theirs } = WEIGHTS.ripe;
  const [one = 0, other = 0] = [own[0], others[0]]; // all of a side may take the same
  if (own.includes(turnOf(at))) return ours * ripeness(at, one, layout);
  return oursLater * ripeness(at, one, layout) - theirs * ripeness(at, other, layout);
}
