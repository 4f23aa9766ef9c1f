import { hardnessOf, isGolem, type Mould, type State, type Unit } from '../state.ts';
import { indexOf, neighbours, SPACES } from './board.ts';

type Traits = Pick<Mould, 'material' | 'size' | 'shape'>;

/** Whether two golems cannot share a space, because they have the same size, shape or hardness. */
export function clash(a: Traits, b: Traits): boolean {
  return a.size === b.size || a.shape === b.shape || hardnessOf(a) === hardnessOf(b);
}

/**
 * Whether a golem of this seat may join these units. Four sizes, all different, also enforce the limit of four.
 * Wizards clash with no golem and do not count.
 */
function mayJoin(units: readonly Unit[], seat: number, golem: Traits, id?: number): boolean {
  for (const unit of units) {
    if (unit.id === id) continue;
    if (unit.seat !== seat) return false;
    if (isGolem(unit) && clash(unit, golem)) return false;
  }
  return true;
}

/** By index: the units in each space, undefined if empty. Computed once for questions about many spaces. */
export type Occupancy = readonly (Unit[] | undefined)[];

export function occupancy(state: State): Occupancy {
  const held = new Array<Unit[] | undefined>(SPACES.length).fill(undefined);
  for (const unit of state.units) {
    const index = indexOf(unit.space);
    const stack = held[index];
    if (stack) stack.push(unit);
    else held[index] = [unit];
  }
  return held;
}

/** Whether this golem may end in this space: not in Water, not with enemies, and only if stacking allows. */
export function mayEnd(state: State, held: Occupancy, index: number, golem: Mould): boolean {
  if (state.terrain[index] === 'WATER') return false;
  const stack = held[index];
  return !stack || mayJoin(stack, golem.seat, golem, golem.id);
}

/**
 * The spaces where a new golem of this seat may appear, by index: in its tower or next to it, not in Water, not with
 * enemies, and only if stacking allows.
 */
export function homePlaces(state: State, held: Occupancy, golem: Mould): number[] {
  const tower = indexOf(state.towers[golem.seat] ?? '');
  const places = mayEnd(state, held, tower, golem) ? [tower] : [];
  for (const index of neighbours(tower)) if (mayEnd(state, held, index, golem)) places.push(index);
  return places;
}
