import { EngineBug } from '../../../engine/index.ts';
import type { BusinessCardBattleSpot } from '../schema.generated.ts';

export const COLUMNS = 5;
export const LINES = ['FRONT', 'REAR'] as const;
export type Line = (typeof LINES)[number];
export type Spot = BusinessCardBattleSpot;

/** The ten spots of a field, from FRONT_1 to REAR_5. Column k of one field faces column k of the other field. */
export const SPOTS = LINES.flatMap((line) => ([1, 2, 3, 4, 5] as const).map((column): Spot => `${line}_${column}`));

export const lineOf = (place: number): Line => (place < COLUMNS ? 'FRONT' : 'REAR');
/** Returns the column of a place, from 0 to 4. */
export const columnOf = (place: number): number => place % COLUMNS;
export function spotAt(place: number): Spot {
  const spot = SPOTS[place];
  if (!spot) throw new EngineBug(`no spot ${place}`);
  return spot;
}
export function placeOf(spot: Spot): number {
  const place = SPOTS.indexOf(spot);
  if (place < 0) throw new EngineBug(`no spot ${spot}`);
  return place;
}
/** Returns the name of a spot, such as "front 2" for FRONT_2. */
export const spotName = (spot: Spot): string => SPOT_NAMES.get(spot) ?? spot;
const SPOT_NAMES = new Map(SPOTS.map((spot) => [spot, spot.toLowerCase().replace('_', ' ')]));

/** `diagonal` adds the diagonal neighbours. */
function around(place: number, diagonal: boolean): number[] {
  const [column, line] = [columnOf(place), lineOf(place)];
  return SPOTS.flatMap((_, other) => {
    const aside = Math.abs(columnOf(other) - column);
    const across = lineOf(other) === line ? 0 : 1;
    const near = diagonal ? aside <= 1 && other !== place : aside + across === 1;
    return near ? [other] : [];
  });
}
export const STEPS: readonly (readonly number[])[] = SPOTS.map((_, place) => around(place, false));
const NEIGHBOURS: readonly (readonly number[])[] = SPOTS.map((_, place) => around(place, true));
/** Whether two places are side by side, one behind the other, or diagonal neighbours. */
export function areNeighbours(place: number, other: number): boolean {
  return NEIGHBOURS[place]?.includes(other) ?? false;
}
