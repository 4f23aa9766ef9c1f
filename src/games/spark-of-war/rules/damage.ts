import { planetCard, STATION, shipCard } from '../cards/catalogue.ts';
import type { State, Thing } from '../state.ts';
import { type Hex, neighbours, opposite, printedSide } from './hex.ts';

type Things = State['things'];

const STATION_RESISTANCE = 3;

export function resistanceOf(thing: Thing): number {
  if (thing.kind === 'planet') return planetCard(thing.name).resistance;
  return thing.name === STATION ? STATION_RESISTANCE : shipCard(thing.name).resistance;
}

/** What a card deals at a side of the table. Planets and stations deal nothing. */
export function dealtAt(thing: Thing, side: number): number {
  return thing.kind === 'ship' ? (shipCard(thing.name).damage[printedSide(side, thing.rotation)] ?? 0) : 0;
}

export function hasForcefield(thing: Thing, side: number): boolean {
  return thing.kind === 'planet' && planetCard(thing.name).forcefields.includes(printedSide(side, thing.rotation));
}

export function pierces(thing: Thing): boolean {
  return thing.kind === 'ship' && shipCard(thing.name).power === 'pierce';
}

/** A card as it would lie if it were turned. */
export interface Turned {
  hex: Hex;
  thing: Thing;
}

/** The damage of all ships around a hexagon, to the card that lies there or, where none does, to a ship deployed there. */
export function receivedIn(
  things: Things,
  hex: Hex,
  target: Thing | null = things[hex] ?? null,
  turned: Turned | null = null,
): number {
  const around = neighbours(hex);
  let sum = 0;
  for (let side = 0; side < 6; side++) {
    const next = around[side] as Hex; // there are six
    const source = turned?.hex === next ? turned.thing : things[next];
    if (source) sum += dealtInto(source, opposite(side), target);
  }
  return sum;
}

// A forcefield keeps damage out, unless the ship ignores them.
function dealtInto(source: Thing, side: number, target: Thing | null): number {
  const damage = dealtAt(source, side);
  return damage > 0 && target && hasForcefield(target, opposite(side)) && !pierces(source) ? 0 : damage;
}

/** By hexagon, {@link receivedIn} each that any ship hits: for who asks for many. */
export type Received = ReadonlyMap<Hex, number>;

export function receivedInAll(things: Things): Received {
  const sums = new Map<Hex, number>();
  for (const hex in things) {
    const source = things[hex];
    if (source?.kind !== 'ship') continue;
    const around = neighbours(hex);
    for (let side = 0; side < 6; side++) {
      const next = around[side] as Hex; // there are six
      const damage = dealtInto(source, side, things[next] ?? null);
      if (damage > 0) sums.set(next, (sums.get(next) ?? 0) + damage);
    }
  }
  return sums;
}

/**
 * All damage that a card sustains now, that from salvaged ships included. Worked out from the board, never stored.
 * @param received what all ships deal, where that is known already
 */
export function sustained(state: State, hex: Hex, received?: Received): number {
  const fromShips = received ? (received.get(hex) ?? 0) : receivedIn(state.things, hex);
  return fromShips + (state.extra[hex] ?? 0);
}
