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

const STATION_RESISTANCE = 3;

export function resistanceOf(thing: Thing): number {
  if (thing.kind === 'planet') return planetCard(thing.name).resistance;
  return thing.name === STATION ? STATION_RESISTANCE : shipCard(thing.name).resistance;
}

/** A rotated card's values on each side of the table, and whether its damage ignores forcefields. */
interface Sides {
  deals: readonly number[];
  forcefields: readonly boolean[];
  pierces: boolean;
}
const BLANK: Sides = { deals: SIX.map(() => 0), forcefields: SIX.map(() => false), pierces: false };
// Cached by name and rotation, because cards are fixed.
const SIDES_OF = new Map<string, readonly Sides[]>();

function sidesOf(thing: Thing): Sides {
  if (thing.kind === 'station') return BLANK;
  let turned = SIDES_OF.get(thing.name);
  if (!turned) {
    turned = SIX.map((rotation) => (thing.kind === 'ship' ? ofShip : ofPlanet)(thing.name, rotation));
    SIDES_OF.set(thing.name, turned);
  }
  return turned[thing.rotation] as Sides; // one for each of the six rotations
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

/** The damage of a card on a side of the table. Planets and stations deal none. */
export function dealtAt(thing: Thing, side: number): number {
  return sidesOf(thing).deals[side] ?? 0;
}

export function hasForcefield(thing: Thing, side: number): boolean {
  return sidesOf(thing).forcefields[side] ?? false;
}

export function pierces(thing: Thing): boolean {
  return sidesOf(thing).pierces;
}

/** A card in another rotation. */
export interface Turned {
  hex: Hex;
  thing: Thing;
}

/** The damage from all ships around a hexagon to its card, or to a ship deployed there if it is empty. */
export function receivedIn(
  things: Things,
  hex: Hex,
  target: Thing | null = things[hex] ?? null,
  turned: Turned | null = null,
): number {
  const around = neighbours(hex);
  let sum = 0;
  for (let side = 0; side < 6; side++) {
    const next = around[side] as Hex; // every hexagon has six neighbours
    const source = turned?.hex === next ? turned.thing : things[next];
    if (source) sum += dealtInto(source, opposite(side), target);
  }
  return sum;
}

// A forcefield stops damage unless the ship ignores it.
function dealtInto(source: Thing, side: number, target: Thing | null | undefined): number {
  const { deals, pierces } = sidesOf(source);
  const damage = deals[side] ?? 0;
  return damage > 0 && target && !pierces && hasForcefield(target, opposite(side)) ? 0 : damage;
}

/** A card's total damage, including that from salvaged ships. Computed from the board, never stored. */
export function sustained({ things, extra }: State, hex: Hex): number {
  return receivedIn(things, hex) + (extra[hex] ?? 0);
}

/** A galaxy indexed by hexagon number, with the damage on each hexagon, for callers that read many hexagons. */
export interface Layout {
  /** The occupied hexagons, in the order in which cards were laid. */
  taken: readonly HexNumber[];
  /** By hexagon; undefined if empty. */
  things: readonly (Thing | undefined)[];
  /** By hexagon: like {@link receivedIn}, undefined for 0. */
  received: readonly (number | undefined)[];
}

export function layoutOf({ things: laid }: State): Layout {
  const taken: HexNumber[] = [];
  const cards: (Thing | undefined)[] = [];
  for (const hex in laid) {
    const number = numberOf(hex);
    around(number); // numbers every hexagon
    taken.push(number);
    cards.push(laid[hex]);
  }
  const things = byHex<Thing>();
  for (let i = 0; i < taken.length; i++) things[taken[i] as HexNumber] = cards[i]; // i is inside the list
  return { taken, things, received: receivedInAll(taken, things) };
}

function receivedInAll(taken: Layout['taken'], things: Layout['things']): Layout['received'] {
  const received = byHex<number>();
  for (const hex of taken) {
    const source = things[hex];
    if (source?.kind !== 'ship') continue;
    const beside = around(hex);
    for (let side = 0; side < 6; side++) {
      const next = beside[side] as HexNumber; // every hexagon has six neighbours
      const damage = dealtInto(source, side, things[next]);
      if (damage > 0) received[next] = (received[next] ?? 0) + damage;
    }
  }
  return received;
}

/** Like {@link sustained}. */
export function sustainedIn({ received }: Layout, { extra }: State, hex: HexNumber): number {
  return (received[hex] ?? 0) + (extra[hexOf(hex)] ?? 0);
}
