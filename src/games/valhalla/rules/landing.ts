import type { CardId, Run, Seat, Table } from '../../../engine/index.ts';
import { cardOf } from '../cards/catalogue.ts';
import { cellOf, isAlive } from '../seats.ts';
import type { Valhalla } from '../valhalla.ts';
import { nameOf } from '../zones.ts';
import { doingAll } from './aiming/doing.ts';
import { isTurnedUp, lyingAt, terrainAt } from './cells.ts';
import { type CellNumber, OFF } from './map.ts';

/** Moves a token to a cell, on which the avatar then lands. */
export function relocate(
  table: Table<Valhalla>,
  seat: Seat,
  to: CellNumber,
  by: string,
  acted: readonly CardId[] = [],
): void {
  table.emit({ fact: 'moved', seat, from: cellOf(table.at, seat), to, by });
  if (to !== OFF) table.next({ step: 'land', seat, acted: [...acted] });
}

/**
 * Ruling: a terrain acts once in a chain of landings, so that two gates do not send an avatar back and forth forever.
 */
export const land: Run<Valhalla, 'land'> = {
  run: (table, { seat, acted = [] }) => {
    const cell = cellOf(table.at, seat);
    const terrain = terrainAt(table.at, cell);
    if (!isAlive(table.at, seat) || terrain === null) return;
    if (!isTurnedUp(table.at, cell)) table.reveal([terrain]);
    turnUpSeeds(table, cell);
    const name = nameOf(table.at, terrain);
    if (!acted.includes(terrain))
      table.next(...doingAll(seat, name, cardOf(name).effects, { acted: [...acted, terrain] }));
  },
};

function turnUpSeeds(table: Table<Valhalla>, cell: CellNumber): void {
  const seeds = lyingAt(table.at, 'seeds', cell);
  if (seeds.length > 0) table.move(seeds, 'ground', { places: seeds.map(() => cell) });
}
