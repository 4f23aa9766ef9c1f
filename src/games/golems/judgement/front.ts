import type { Seat } from '../../../engine/index.ts';
import { distance, indexOf } from '../rules/board.ts';
import { isGolem, type State, type Unit, unitsIn } from '../state.ts';
import { odds, outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

type Stacks = ReadonlyMap<string, readonly Unit[]>;

/** The longest possible distance on the board. */
export const FARTHEST = 14;

export function stacksOf({ units }: State): Stacks {
  const stacks = new Map<string, Unit[]>();
  for (const unit of units) {
    const stack = stacks.get(unit.space);
    if (stack) stack.push(unit);
    else stacks.set(unit.space, [unit]);
  }
  return stacks;
}

/** Returns the value of the current battle for a seat, or 0 if the seat does not take part. */
export function inBattle(state: State, seat: Seat, weights: Weights): number {
  if (!state.battle) return 0;
  const [first, second] = state.battle.sides.map((side) => unitsIn(state, side.space));
  const brings = weights.battle * outlook(state, first ?? [], second ?? [], weights);
  const [one, two] = state.battle.sides.map((side) => side.seat);
  return one === seat ? brings : two === seat ? -brings : 0;
}

/** Evaluates enemy stacks next to a seat's stacks: how well the seat could attack them, and how they threaten it. */
export function atTheFront(state: State, stacks: Stacks, seat: Seat, weights: Weights): number {
  const { promise, threat } = weights.front;
  let total = 0;
  for (const [space, mine] of stacks) {
    if (mine[0]?.seat !== seat) continue;
    for (const [other, theirs] of stacks) {
      if (theirs[0]?.seat === seat || distance(indexOf(space), indexOf(other)) !== 1) continue;
      const brings = outlook(state, mine, theirs, weights);
      total += brings > 0 ? promise * brings : threat * brings;
    }
  }
  return total;
}

/** Returns the best chance, 0 to 1, to beat the units in a tower with one of these Wizards. Distance reduces it. */
export function siege(state: State, stacks: Stacks, seat: Seat, of: (owner: Seat) => boolean): number {
  let best = 0;
  for (const wizard of state.units) {
    if (isGolem(wizard) || !of(wizard.seat)) continue;
    const defenders = stacks.get(wizard.space) ?? [];
    const goal = indexOf(wizard.space);
    for (const [space, stack] of stacks) {
      if (stack[0]?.seat !== seat || !stack.some(isGolem)) continue;
      const golems = stack.filter(isGolem); // a Wizard never leaves his tower
      const near = (FARTHEST - distance(indexOf(space), goal)) / FARTHEST;
      // The odds are at most 1, so a stack that is no nearer cannot improve the result.
      if (near > best) best = Math.max(best, near * odds(state, golems, defenders));
    }
  }
  return best;
}
