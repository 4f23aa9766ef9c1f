import type { At, Seat } from '../../engine/index.ts';
import { type Layout, layoutOf } from './rules/damage.ts';
import { sameSide } from './rules/end.ts';
import { livingStars, ripeness, yardOf } from './rules/judgement.ts';
import { compensationOf, pileOf, pilePoints, scoreOf } from './rules/scoring.ts';
import { seatsOf, turnOf } from './seats.ts';
import type { SparkOfWar } from './spark-of-war.ts';
import { worth } from './worth.ts';

/** The points of two quests halfway through a match; the other side's are ignored. */
const QUESTS = 2.8;

/** Found by playing (docs/explain/bots.md), in points of a side. */
const WEIGHTS = {
  /** A point of a quest: cards that fit it now will be followed by more. */
  quest: 2,
  /**
   * Planets about to fall: to the side in its own turn (`ours`), and in the other side's turn to the side (`oursLater`) and
   * to the other side (`theirs`). They count less in the side's own turn, because the side should take them.
   */
  ripe: { ours: 0.2, oursLater: 0.5, theirs: 0.4 },
  /** A remaining star. It counts against the side, so that the bots bring the match to its end. */
  star: -0.3,
  /** Each point of a lead, for each star that is gone: a lead is worth more towards the end. */
  end: 0.4,
  /** A ship in the salvage yard. */
  yard: 0.15,
} as const;

/** A Face-off has one star per colour. */
const STARS = 2;
/** Winning is better than the best position. */
const WON = 100;

/** The evaluation for searching levels: the usual one, except in a Face-off. */
export function searchedWorth(at: At<SparkOfWar>, seat: Seat): number {
  if (at.options.mode !== 'faceOff') return worth(at, seat);
  if (at.result) return at.result.ranks[seat] === 1 ? WON : -WON;
  return sideWorth(at, seat);
}

/** A side's evaluation in a Face-off, in points per player; near 0 in the middle of an even match. */
function sideWorth(at: At<SparkOfWar>, seat: Seat): number {
  const own = seatsOf(at).filter((one) => sameSide(at, one, seat));
  const others = seatsOf(at).filter((one) => !own.includes(one));
  const [mine, theirs] = [pointsOf(at, own), pointsOf(at, others)];
  const quests = own.reduce((sum, one) => sum + scoreOf(at, one).total, 0) - mine; // a partner's quests are guessed
  const usual = QUESTS * own.length;
  const layout = layoutOf(at.state);
  const stars = livingStars(at, layout);
  const end = WEIGHTS.end * Math.max(0, STARS - stars) * (mine + quests - usual - theirs);
  const soon = ripe(at, own, others, layout) + WEIGHTS.star * stars + WEIGHTS.yard * yardOf(at, seat);
  return (mine + WEIGHTS.quest * (quests - usual) - theirs + end + soon) / own.length;
}

// The public points of a side, with the compensation.
function pointsOf(at: At<SparkOfWar>, seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum + pilePoints(pileOf(at, seat)) + compensationOf(at, seat), 0);
}

function ripe(at: At<SparkOfWar>, own: readonly Seat[], others: readonly Seat[], layout: Layout): number {
  const { ours, oursLater, theirs } = WEIGHTS.ripe;
  const [one = 0, other = 0] = [own[0], others[0]]; // all players of a side may take the same cards
  if (own.includes(turnOf(at))) return ours * ripeness(at, one, layout);
  return oursLater * ripeness(at, one, layout) - theirs * ripeness(at, other, layout);
}
