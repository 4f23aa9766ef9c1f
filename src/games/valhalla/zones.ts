import { type At, type CardId, type CardName, type Seat, type Zone, zoneAt } from '../../engine/index.ts';
import { cardOf } from './cards/catalogue.ts';
import type { Card } from './cards/print.ts';
import type { Valhalla } from './valhalla.ts';

const SEATS = [0, 1, 2, 3];
const named = (stem: string): readonly string[] => SEATS.map((seat) => `${stem}-${seat}`);
const ZONES = {
  draw: named('draw'),
  hand: named('hand'),
  recycle: named('recycle'),
  discard: named('discard'),
  avatar: named('avatar'),
  equipment: named('equipment'),
  allies: named('allies'),
  terrain: named('terrain'),
  'terrain-stack': named('terrain-stack'),
} as const;
/** The zones of terrains that the seats lay on the map. */
export const TERRAINS_TO_LAY: readonly string[] = ZONES.terrain;
export type SeatZone = keyof typeof ZONES;

export function zoneName(zone: SeatZone, seat: Seat): string {
  return ZONES[zone][seat] ?? '';
}
function zoneOf(at: At<Valhalla>, zone: SeatZone, seat: Seat): Zone {
  return zoneAt(at, zoneName(zone, seat));
}
export function cardsOf(at: At<Valhalla>, zone: SeatZone, seat: Seat): readonly CardId[] {
  return zoneOf(at, zone, seat).cards;
}

export function nameOf(at: At<Valhalla>, card: CardId): CardName {
  return at.faces[card]?.name ?? '';
}
export function printedOn(at: At<Valhalla>, card: CardId): Card {
  return cardOf(nameOf(at, card));
}

/** Returns the seat whose deck contains a card. The card goes to the Recycle and Discard stacks of this seat. */
export function ownerOf(at: At<Valhalla>, card: CardId): Seat {
  return at.state.firstCards.findLastIndex((first) => card >= first);
}
