import { type At, type Seat, type Zone, zoneAt } from '../../engine/index.ts';
import type { SparkOfWar } from './spark-of-war.ts';

export const DRAW_PILE = 'draw-pile';
export const DISCARD_PILE = 'discard-pile';
export const GALAXY = 'galaxy';
export const QUEST_BOX = 'quest-box';

const SEATS = [0, 1, 2, 3, 4, 5];
const perSeat = (name: string): readonly string[] => SEATS.map((seat) => `${name}-${seat}`);
const ZONES = {
  hand: perSeat('hand'),
  quests: perSeat('quests'),
  salvage: perSeat('salvage'),
  scored: perSeat('scored'),
  supply: perSeat('supply'),
} as const;
export type SeatZone = keyof typeof ZONES;

export function zoneName(zone: SeatZone, seat: Seat): string {
  return ZONES[zone][seat] ?? '';
}

export function zoneOf(at: At<SparkOfWar>, zone: SeatZone, seat: Seat): Zone {
  return zoneAt(at, zoneName(zone, seat));
}
