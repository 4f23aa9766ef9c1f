import { type At, type CardId, knowersOf, zoneAt } from '../../../engine/index.ts';
import type { Valhalla } from '../valhalla.ts';
import type { CellNumber } from './map.ts';

export function lyingAt(at: At<Valhalla>, row: 'map' | 'seeds' | 'ground', cell: CellNumber): CardId[] {
  const zone = zoneAt(at, row);
  return zone.cards.filter((_, index) => zone.places[index] === cell);
}
export function terrainAt(at: At<Valhalla>, cell: CellNumber): CardId | null {
  const { cards, places } = zoneAt(at, 'map');
  return cards[places.indexOf(cell)] ?? null;
}
export function isTurnedUp(at: At<Valhalla>, cell: CellNumber): boolean {
  const card = terrainAt(at, cell);
  return card !== null && knowersOf(at, card) === 'everyone';
}
export function isOccupied(at: At<Valhalla>, cell: CellNumber): boolean {
  return at.state.cells.includes(cell);
}
