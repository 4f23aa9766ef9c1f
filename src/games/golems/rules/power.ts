import type { Seat, Table } from '../../../engine/index.ts';
import type { Golems } from '../golems.ts';
import type { State } from '../state.ts';
import { indexOf } from './board.ts';

/** The mana that a player gains each turn, before Monoliths and Towers. */
export const INCOME = 4;

/** Returns 4 mana, plus 1 for each Monolith and each Tower that the seat's units occupy. */
export function incomeOf(state: State, seat: Seat): number {
  const occupied = new Set<string>();
  for (const unit of state.units) if (unit.seat === seat) occupied.add(unit.space);
  let income = INCOME;
  for (const space of occupied) {
    const terrain = state.terrain[indexOf(space)];
    if (terrain === 'MONOLITH' || terrain === 'TOWER') income++;
  }
  return income;
}

/** Gives a seat mana, or takes mana away if `by` is negative. */
export function changeMana(table: Table<Golems>, seat: Seat, by: number): void {
  const mana = (table.at.state.mana[seat] ?? 0) + by;
  table.emit({ fact: 'manaChanged', seat, by, mana });
}

export function gainPower(table: Table<Golems>, seat: Seat): void {
  changeMana(table, seat, incomeOf(table.at.state, seat));
}
