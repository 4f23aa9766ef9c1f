import type { Run, Seat, Table } from '../../../engine/index.ts';
import { cardOf } from '../cards/catalogue.ts';
import { cellOf, isAlive } from '../seats.ts';
import type { Valhalla } from '../valhalla.ts';
import { nameOf } from '../zones.ts';
import { isTurnedUp, lyingAt, terrainAt } from './cells.ts';
import { doing } from './doing.ts';
import { type CellNumber, OFF } from './map.ts';

/** So many terrains in a row act; the next one is only turned up. */
const CHAIN = 3;

/** Moves a token, by whatever cause; then it lands. */
export function relocate(table: Table<Valhalla>, seat: Seat, to: CellNumber, by: string, depth: number): void {
  table.emit({ fact: 'moved', seat, from: cellOf(table.at, seat), to, by });
  if (to !== OFF) table.next({ step: 'land', seat, depth });
}

/** Somebody is on a cell: what lies there is turned up, and the terrain acts. */
export const land: Run<Valhalla, 'land'> = {
  run: (table, { seat, depth }) => {
    const cell = cellOf(table.at, seat);
    const terrain = terrainAt(table.at, cell);
    if (!isAlive(table.at, seat) || terrain === null) return;
    if (!isTurnedUp(table.at, cell)) table.reveal([terrain]);
    turnUpSeeds(table, cell);
    const name = nameOf(table.at, terrain);
    if (depth < CHAIN) {
      const effects = cardOf(name).effects.map((effect) => doing(seat, name, effect, { depth: depth + 1 }));
      table.next(...effects);
    }
  },
};

function turnUpSeeds(table: Table<Valhalla>, cell: CellNumber): void {
  const seeds = lyingAt(table.at, 'seeds', cell);
  if (seeds.length > 0) table.move(seeds, 'ground', { places: seeds.map(() => cell) });
}
