import type { At, CardId } from '../../../engine/index.ts';
import { isTurnedUp, terrainAt } from '../rules/cells.ts';
import { type CellNumber, columnOf, rowOf } from '../rules/map.ts';
import { pieceOf } from '../rules/pieces.ts';
import type { Valhalla } from '../valhalla.ts';
import { nameOf, printedOn } from '../zones.ts';

/** "cell 14 (row 3, column 2): Wolf Den", the terrain only if everybody knows it. */
export function cellLabel(at: At<Valhalla>, cell: CellNumber): string {
  const terrain = terrainAt(at, cell);
  const name = terrain !== null && isTurnedUp(at, cell) ? nameOf(at, terrain) : 'face down';
  return `cell ${cell} (row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}): ${name}`;
}

export function pieceLabel(at: At<Valhalla>, card: CardId): string {
  const printed = printedOn(at, card);
  const { shots } = pieceOf(at, card);
  const { weapon } = printed;
  const loaded = weapon && weapon.sort !== 'melee' ? `, ${shots === 0 ? 'empty' : `${shots} shots`}` : '';
  return `${printed.name}${loaded}`;
}
