import type { At, Seat } from '../../engine/index.ts';
import type { Golems } from './golems.ts';
import { atTheFront, FARTHEST, inBattle, siege, stacksOf } from './judgement/front.ts';
import { standing } from './judgement/standing.ts';
import { strength, sum } from './judgement/strength.ts';
import { MASTERLY, USUAL, type Weights } from './judgement/weights.ts';
import { distance, indexOf } from './rules/board.ts';
import { inTurn, isAlive } from './seats.ts';
import { isGolem } from './state.ts';

/** The value of each seat that is ranked lower at the end of a match. */
const BEHIND = 1000;
/** The value of finishing last, or of being out while others play on; lower than that of any position. */
const LOST = -1000;
/** After this many rounds, the weight of approaching doubles; after twice as many, it triples, so that matches end. */
const PATIENCE = 20;

function nearness({ state, seats }: At<Golems>, seat: Seat, weights: Weights): number {
  const pressing = weights.approach * (1 + state.turn / seats / PATIENCE);
  const goals = state.units.filter((unit) => unit.seat !== seat && !isGolem(unit)).map((unit) => indexOf(unit.space));
  if (goals.length === 0) return 0;
  return sum(state.units, (unit) => {
    if (unit.seat !== seat || !isGolem(unit)) return 0;
    const from = indexOf(unit.space);
    const steps = Math.min(...goals.map((goal) => distance(from, goal)));
    return pressing * strength(unit, weights) * (FARTHEST - steps);
  });
}

// Evaluates the current battle, the possible next battles, and the sieges of towers.
function battles({ state }: At<Golems>, seat: Seat, others: readonly Seat[], weights: Weights): number {
  const stacks = stacksOf(state);
  const now = state.battle ? inBattle(state, seat, weights) : atTheFront(state, stacks, seat, weights);
  const { own, theirs } = weights.siege;
  if (own === 0 && theirs === 0) return now;
  const threats = sum(others, (other) => siege(state, stacks, other, (owner) => owner === seat));
  return now + own * siege(state, stacks, seat, (owner) => owner !== seat) - theirs * threats;
}

/** Returns an evaluation function with these weights. */
export function worthBy(weights: Weights): (at: At<Golems>, seat: Seat) => number {
  return (at, seat) => {
    if (at.result) return BEHIND * (at.seats - (at.result.ranks[seat] ?? at.seats)) || LOST;
    if (!isAlive(at, seat)) return LOST;
    const others = inTurn(at, seat).filter((other) => other !== seat && isAlive(at, other));
    const against = sum(others, (other) => standing(at, other, weights)) / Math.max(1, at.seats - 1);
    return (
      standing(at, seat, weights) -
      weights.others * against +
      nearness(at, seat, weights) +
      battles(at, seat, others, weights)
    );
  };
}

/** Compares units, mana and cards with those of the other seats, and evaluates the next battles. */
export const worth = worthBy(USUAL);
/** Evaluates a seat's position for MASTER, with other weights and with sieges of towers. */
export const masterly = worthBy(MASTERLY);
