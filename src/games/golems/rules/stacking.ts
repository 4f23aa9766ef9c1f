import { hardnessOf, isGolem, type Mould, type State, type Unit } from '../state.ts';
import { indexOf, neighbours, SPACES } from './board.ts';

type Traits = Pick<Mould, 'material' | 'size' | 'shape'>;

/** Whether two golems cannot share a space because they have the same size, shape or hardness. */
export function clash(a: Traits, b: Traits): boolean {
  return a.size === b.size || a.shape === b.shape || hardnessOf(a) === hardnessOf(b);
}

/**
 * Whether a golem of this seat can join these units. The limit of four golems needs no check, because there are only
 * four sizes, and two golems of a stack cannot have the same size. Wizards do not clash with golems and do not count.
 */
function mayJoin(units: readonly Unit[], seat: number, golem: Traits, id?: number): boolean {
  for (const unit of units) {
    if (unit.id === id) continue;
    if (unit.seat !== seat) return false;
    if (isGolem(unit) && clash(unit, golem)) return false;
  }
  return true;
}

/** The units by space, undefined for an empty space. The list is computed once, to check many spaces. */
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

/** Whether a golem can end its move in a space: not in Water, not with enemies, and only if stacking allows it. */
export function mayEnd(state: State, held: Occupancy, index: number, golem: Mould): boolean {
  if (state.terrain[index] === 'WATER') return false;
  const stack = held[index];
  return !stack || mayJoin(stack, golem.seat, golem, golem.id);
}

/** New golems appear in the tower or next to it, not in Water, not with enemies, and only if stacking allows it. */
export function homePlaces(state: State, held: Occupancy, golem: Mould): number[] {
  const tower = indexOf(state.towers[golem.seat] ?? '');
  const places = mayEnd(state, held, tower, golem) ? [tower] : [];
  for (const index of neighbours(tower)) if (mayEnd(state, held, index, golem)) places.push(index);
  return places;
}
