import { type At, type CardName, faceOf, type Seat, type Zone, zoneAt } from '../../engine/index.ts';
import type { SparkForming } from './spark-forming.ts';

const SEATS = Array.from({ length: 10 }, (_, seat) => seat);
const ids = (name: string): readonly string[] => SEATS.map((seat) => `${name}-${seat}`);
/** The zones of every seat, which the README describes. */
export const ZONES = {
  form: ids('form'),
  upgrade: ids('upgrade'),
  fragment: ids('fragment'),
  teamFragment: ids('team-fragment'),
  deck: ids('deck'),
  hand: ids('hand'),
  action: ids('action'),
  dataCharge: ids('data-charge'),
  fragmentCharge: ids('fragment-charge'),
  quarantine: ids('quarantine'),
} as const;
export type SeatZone = keyof typeof ZONES;

export function zoneName(zone: SeatZone, seat: Seat): string {
  return ZONES[zone][seat] ?? '';
}
export function zoneOf(at: At<SparkForming>, zone: SeatZone, seat: Seat): Zone {
  return zoneAt(at, zoneName(zone, seat));
}
export function handOf(at: At<SparkForming>, seat: Seat): readonly number[] {
  return zoneOf(at, 'hand', seat).cards;
}
export function nameOf(at: At<SparkForming>, card: number): CardName {
  return faceOf(at, card).name;
}
