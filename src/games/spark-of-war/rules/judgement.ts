import type { At, Seat } from '../../../engine/index.ts';
import type { ShipCard } from '../cards/catalogue.ts';
import { mayTake } from '../seats.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import { isStar, type Thing } from '../state.ts';
import { zoneOf } from '../zones.ts';
import {
  dealtAt,
  hasForcefield,
  type Layout,
  pierces,
  receivedIn,
  resistanceOf,
  sustained,
  sustainedIn,
} from './damage.ts';
import { around, byHex, type Hex, type HexNumber, neighbours, opposite, SIX } from './hex.ts';

// This file evaluates positions for time-outs and house bots. The evaluation is not part of the rules.

/** Returns what taking a card is worth to a seat. */
function prize(at: At<SparkOfWar>, seat: Seat, thing: Thing): number {
  if (thing.kind !== 'planet') return 0.3;
  if (!mayTake(at, seat, thing)) return 0;
  return isStar(thing) ? 4 : 2;
}

// Returns the value of damage to a card. Damage that does not conquer a planet counts a little, and more if the planet
// is close to being conquered.
function gain(at: At<SparkOfWar>, seat: Seat, thing: Thing, before: number, added: number): number {
  const resistance = resistanceOf(thing);
  const worth = prize(at, seat, thing);
  if (before >= resistance) return 0;
  if (before + added >= resistance) return worth;
  return thing.kind === 'planet' ? (worth * added * (before + added)) / (4 * resistance * resistance) : 0;
}

type Pull = readonly (number | undefined)[];

/** Returns, by hexagon, the effect of a ship's strongest side, summed over the adjacent planets. */
export function pulls(at: At<SparkOfWar>, seat: Seat, layout: Layout): (ship: ShipCard) => Pull {
  const known = new Map<number, Pull>(); // a cache, because many ships are equally strong
  return ({ damage, power }) => {
    const most = Math.max(...damage);
    const pierces = power === 'pierce';
    const key = 2 * most + Number(pierces);
    const found = known.get(key) ?? pullOf(at, seat, layout, most, pierces);
    known.set(key, found);
    return found;
  };
}

function pullOf(at: At<SparkOfWar>, seat: Seat, layout: Layout, most: number, ignoresForcefields: boolean): Pull {
  const found = byHex<number>();
  for (const hex of layout.taken) {
    const thing = layout.things[hex];
    if (thing?.kind !== 'planet') continue;
    const worth = gain(at, seat, thing, sustainedIn(layout, at.state, hex), most);
    const beside = around(hex);
    for (let side = 0; side < 6; side++) {
      const next = beside[side] as HexNumber; // every hexagon has a neighbour on each side
      if (ignoresForcefields || !hasForcefield(thing, side)) found[next] = (found[next] ?? 0) + worth;
    }
  }
  return found;
}

function shotWorth(at: At<SparkOfWar>, seat: Seat, hex: Hex, thing: Thing): (rotation: number) => number {
  const hits = neighbours(hex).map((beside, side) => {
    const target = at.state.things[beside];
    if (!target || (hasForcefield(target, opposite(side)) && !pierces(thing))) return null;
    const own = at.state.things[hex]; // the damage of a card that already lies there must not count twice
    const already = own ? dealtAt(own, side) : 0;
    return { target, before: sustained(at.state, beside) - already };
  });
  return (rotation) => {
    const turned = { ...thing, rotation };
    let sum = 0;
    for (const side of SIX) {
      const hit = hits[side];
      const added = hit ? dealtAt(turned, side) : 0;
      if (hit && added > 0) sum += gain(at, seat, hit.target, hit.before, added);
    }
    return sum;
  };
}

// Returns the value of a planet's rotation, which is higher if the rotation lets more damage through.
function breachWorth(at: At<SparkOfWar>, hex: Hex, thing: Thing): (rotation: number) => number {
  return (rotation) => receivedIn(at.state.things, hex, { ...thing, rotation });
}

/** Returns the first of the rotations with the greatest effect for the seat whose turn it is. */
export function bestRotation(
  at: At<SparkOfWar>,
  seat: Seat,
  hex: Hex,
  thing: Thing,
  rotations: readonly number[],
): number {
  const worthOf = thing.kind === 'planet' ? breachWorth(at, hex, thing) : shotWorth(at, seat, hex, thing);
  let best = { rotation: rotations[0] ?? 0, worth: Number.NEGATIVE_INFINITY };
  for (const rotation of rotations) {
    const worth = worthOf(rotation);
    if (worth > best.worth) best = { rotation, worth };
  }
  return best.rotation;
}

/** Returns how close the planets and stars that a seat can take are to being conquered, or 0 if there are none. */
export function ripeness(at: At<SparkOfWar>, seat: Seat, layout: Layout): number {
  let sum = 0;
  for (const hex of layout.taken) {
    const thing = layout.things[hex];
    if (thing?.kind !== 'planet' || !mayTake(at, seat, thing)) continue;
    const share = Math.min(1, sustainedIn(layout, at.state, hex) / resistanceOf(thing));
    sum += share * share * prize(at, seat, thing);
  }
  return sum;
}

/** Counts the remaining stars. A damaged star counts only for its remaining share. */
export function livingStars(at: At<SparkOfWar>, layout: Layout): number {
  let sum = 0;
  for (const hex of layout.taken) {
    const thing = layout.things[hex];
    if (thing && isStar(thing)) sum += 1 - Math.min(1, sustainedIn(layout, at.state, hex) / resistanceOf(thing));
  }
  return sum;
}

/** At most two ships count, because further ships are lost at the end of the turn. */
export function yardOf(at: At<SparkOfWar>, seat: Seat): number {
  return Math.min(2, zoneOf(at, 'salvage', seat).cards.length);
}
