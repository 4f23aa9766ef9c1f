import type { At, CardId, Seat } from '../../../engine/index.ts';
import { cellOf, inTurn, isOpponent, opponents } from '../seats.ts';
import type { Attack } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, printedOn } from '../zones.ts';
import { distance } from './map.ts';
import { isEmpty } from './pieces.ts';
import { raised } from './stats.ts';

/** Returns the reach of a weapon: 0 for a melee weapon, otherwise the printed RNG with modifiers. */
export function reachOf(at: At<Valhalla>, seat: Seat, weapon: CardId | null): number {
  const arms = weapon === null ? null : printedOn(at, weapon).weapon;
  if (!arms || arms.sort === 'melee') return 0;
  return Math.max(0, arms.rng + raised(at, seat, 'RNG'));
}

export function weaponsOf(at: At<Valhalla>, seat: Seat): CardId[] {
  return cardsOf(at, 'equipment', seat).filter((card) => printedOn(at, card).weapon !== null && !isEmpty(at, card));
}

/** No opponents are within reach if the seat is off the map. Opponents off the map are not included. */
export function within(at: At<Valhalla>, seat: Seat, rng: number): Seat[] {
  return opponents(at, seat).filter((foe) => isNear(at, seat, foe, rng));
}

export function isAnyWithin(at: At<Valhalla>, seat: Seat, rng: number): boolean {
  return inTurn(at, seat).some((foe) => isOpponent(at, seat, foe) && isNear(at, seat, foe, rng));
}

function isNear(at: At<Valhalla>, seat: Seat, foe: Seat, rng: number): boolean {
  return distance(cellOf(at, seat), cellOf(at, foe)) <= rng;
}

/** A weapon that was lost during the attack still counts with its RNG. */
export function isFar(at: At<Valhalla>, { seat, target, weapon, rng }: Attack): boolean {
  const worn = weapon !== null && cardsOf(at, 'equipment', seat).includes(weapon);
  const reach = worn ? reachOf(at, seat, weapon) : rng;
  return distance(cellOf(at, seat), cellOf(at, target)) > reach;
}

/** Returns the opponents on the seat's cell, or within reach of any of the seat's weapons, ready or not. */
export function foesInReach(at: At<Valhalla>, seat: Seat): Seat[] {
  const reach = Math.max(0, ...weaponsOf(at, seat).map((weapon) => reachOf(at, seat, weapon)));
  return within(at, seat, reach);
}
