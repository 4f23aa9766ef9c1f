import { type At, type Seat, type Zone, zoneAt } from '../../engine/index.ts';
import type { BusinessCardBattle } from './business-card-battle.ts';

const named = (stem: string): readonly string[] => [0, 1].map((seat) => `${stem}-${seat}`);
const ZONES = { deck: named('deck'), field: named('field'), graveyard: named('graveyard') } as const;
export type SeatZone = keyof typeof ZONES;

export function zoneName(zone: SeatZone, seat: Seat): string {
  return ZONES[zone][seat] ?? '';
}
export function zoneOf(at: At<BusinessCardBattle>, zone: SeatZone, seat: Seat): Zone {
  return zoneAt(at, zoneName(zone, seat));
}
