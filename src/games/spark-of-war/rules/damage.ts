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
    if (source?.kind !== 'ship') continue;
    const damage = dealtAt(source, opposite(side));
    if (damage > 0 && !(target && hasForcefield(target, side) && !pierces(source))) sum += damage;
  }
  return sum;
}

/** All damage that a card sustains now, that from salvaged ships included. Worked out from the board, never stored. */
export function sustained(state: State, hex: Hex): number {
  return receivedIn(state.things, hex) + (state.extra[hex] ?? 0);
}

/** Has the card in this hexagon sustained its resistance or more? */
export function isOverpowered(state: State, hex: Hex): boolean {
  const thing = state.things[hex];
  return thing !== undefined && sustained(state, hex) >= resistanceOf(thing);
}
