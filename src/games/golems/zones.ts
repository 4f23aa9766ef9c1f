import { type At, type Seat, type Zone, zoneAt } from '../../engine/index.ts';
import type { HandKind } from './cards/catalogue.ts';
import type { Golems } from './golems.ts';

const SEATS = [0, 1, 2, 3];
const ZONES: Readonly<Record<HandKind, readonly string[]>> = {
  GOLEM: SEATS.map((seat) => `golem-hand-${seat}`),
  EVENT: SEATS.map((seat) => `event-hand-${seat}`),
};
export const DECK_ZONE: Readonly<Record<HandKind, string>> = { GOLEM: 'golem-deck', EVENT: 'event-deck' };
export const DISCARD_ZONE: Readonly<Record<HandKind, string>> = { GOLEM: 'golem-discard', EVENT: 'event-discard' };

/** Returns the name of the zone for one of a seat's two hands. */
export function zoneName(hand: HandKind, seat: Seat): string {
  return ZONES[hand][seat] ?? '';
}
export function zoneOf(at: At<Golems>, hand: HandKind, seat: Seat): Zone {
  return zoneAt(at, zoneName(hand, seat));
}
