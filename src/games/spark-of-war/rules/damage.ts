import { planetCard, STATION, shipCard } from '../cards/catalogue.ts';
import type { State, Thing } from '../state.ts';
import {
  around,
  byHex,
  type Hex,
  type HexNumber,
  hexOf,
  neighbours,
  numberOf,
  opposite,
  printedSide,
  SIX,
} from './hex.ts';

type Things = State['things'];

export const STATION_RESISTANCE = 3;

export function resistanceOf(thing: Thing): number {
  if (thing.kind === 'planet') return planetCard(thing.name).resistance;
  return thing.name === STATION ? STATION_RESISTANCE : shipCard(thing.name).resistance;
}

/** The values of a rotated card on each of its six current sides, and whether its damage ignores forcefields. */
interface Sides {
  deals: readonly number[];
  forcefields: readonly boolean[];
  pierces: boolean;
}
const BLANK: Sides = { deals: SIX.map(() => 0), forcefields: SIX.map(() => false), pierces: false };
// A cache by name and rotation, because cards never change.
const SIDES_OF = new Map<string, readonly Sides[]>();

function sidesOf(thing: Thing): Sides {
  if (thing.kind === 'station') return BLANK;
  let turned = SIDES_OF.get(thing.name);
  if (!turned) {
    turned = SIX.map((rotation) => (thing.kind === 'ship' ? ofShip : ofPlanet)(thing.name, rotation));
    SIDES_OF.set(thing.name, turned);
  }
  return turned[thing.rotation] as Sides; // the list has an entry for each of the six rotations
}

function ofShip(name: string, rotation: number): Sides {
  const { damage, power } = shipCard(name);
  const deals = SIX.map((side) => damage[printedSide(side, rotation)] ?? 0);
  return { ...BLANK, deals, pierces: power === 'pierce' };
}

function ofPlanet(name: string, rotation: number): Sides {
  const { forcefields } = planetCard(name);
  return { ...BLANK, forcefields: SIX.map((side) => forcefields.includes(printedSide(side, rotation))) };
}

/** Returns the damage that a card deals on one of its current sides. Planets and stations do not deal damage. */
export function dealtAt(thing: Thing, side: number): number {
  return sidesOf(thing).deals[side] ?? 0;
}

export function hasForcefield(thing: Thing, side: number): boolean {
  return sidesOf(thing).forcefields[side] ?? false;
}

export function pierces(thing: Thing): boolean {
  return sidesOf(thing).pierces;
}

/** A card of the galaxy in another rotation. */
export interface Turned {
  hex: Hex;
  thing: Thing;
}

/** If the hexagon is empty, returns the damage that a ship deployed there would receive. */
export function receivedIn(
  things: Things,
  hex: Hex,
  target: Thing | null = things[hex] ?? null,
  turned: Turned | null = null,
): number {
  const around = neighbours(hex);
  let sum = 0;
  for (let side = 0; side < 6; side++) {
    const next = around[side] as Hex; // every hexagon has a neighbour on each side
    const source = turned?.hex === next ? turned.thing : things[next];
    if (source) sum += dealtInto(source, opposite(side), target);
  }
  return sum;
}

// Returns the damage that passes from one card into another. A forcefield stops the damage unless the ship ignores
// forcefields.
function dealtInto(source: Thing, side: number, target: Thing | null | undefined): number {
  const { deals, pierces } = sidesOf(source);
  const damage = deals[side] ?? 0;
  return damage > 0 && target && !pierces && hasForcefield(target, opposite(side)) ? 0 : damage;
}

/** Includes damage from salvaged ships. The total is computed from the board and never stored. */
export function sustained({ things, extra }: State, hex: Hex): number {
  return receivedIn(things, hex) + (extra[hex] ?? 0);
}

/** A galaxy indexed by hexagon number, for callers that read many hexagons. */
export interface Layout {
  /** The occupied hexagons, in the order in which their cards were laid. */
  taken: readonly HexNumber[];
  /** The cards by hexagon, undefined for an empty hexagon. */
  things: readonly (Thing | undefined)[];
  /** The result of {@link receivedIn} for each hexagon, undefined instead of 0. */
  received: readonly (number | undefined)[];
}

export function layoutOf({ things: laid }: State): Layout {
  const taken: HexNumber[] = [];
  const cards: (Thing | undefined)[] = [];
  for (const hex in laid) {
    const number = numberOf(hex);
    around(number); // makes sure that the hexagon and its neighbours have numbers
    taken.push(number);
    cards.push(laid[hex]);
  }
  const things = byHex<Thing>();
  for (let i = 0; i < taken.length; i++) things[taken[i] as HexNumber] = cards[i]; // `i` is a valid index
  return { taken, things, received: receivedInAll(taken, things) };
}

function receivedInAll(taken: Layout['taken'], things: Layout['things']): Layout['received'] {
  const received = byHex<number>();
  for (const hex of taken) {
    const source = things[hex];
    if (source?.kind !== 'ship') continue;
    const beside = around(hex);
    for (let side = 0; side < 6; side++) {
      const next = beside[side] as HexNumber; // every hexagon has a neighbour on each side
      const damage = dealtInto(source, side, things[next]);
      if (damage > 0) received[next] = (received[next] ?? 0) + damage;
    }
  }
  return received;
}

/** Returns the same as {@link sustained}, for a layout. */
export function sustainedIn({ received }: Layout, { extra }: State, hex: HexNumber): number {
  return (received[hex] ?? 0) + (extra[hexOf(hex)] ?? 0);
}
