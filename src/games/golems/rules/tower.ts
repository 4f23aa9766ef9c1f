import { armorOf, type State, type Unit } from '../state.ts';
import { indexOf } from './board.ts';

export const TOWER_ARMOR = 1;

/** Returns a unit's Armor in its space. Units in Towers get Armor +1. */
export function armorAt(state: State, unit: Unit): number {
  return armorOf(unit) + (state.terrain[indexOf(unit.space)] === 'TOWER' ? TOWER_ARMOR : 0);
}
