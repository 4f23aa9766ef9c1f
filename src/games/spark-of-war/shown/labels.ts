import { type At, type BlankOption, EngineBug, faceOf, type Seat } from '../../../engine/index.ts';
import type { Hex } from '../rules/hex.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { Named, Thing } from '../state.ts';
import { zoneOf } from '../zones.ts';

/** "Star", in a Face-off "Blue Star". */
export function thingLabel({ name, colour }: Thing): string {
  return colour === null ? name : `${colour === 'BLUE' ? 'Blue' : 'Orange'} ${name}`;
}

/** The cards of the galaxy that fit, as places to choose from. */
export function thingOptions(at: At<SparkOfWar>, fits: (thing: Thing) => boolean): BlankOption[] {
  return Object.entries(at.state.things).flatMap(([hex, thing]) =>
    fits(thing) ? [{ value: hex, label: `${thing.name} in ${hex}` }] : [],
  );
}

export function named(at: At<SparkOfWar>, hex: Hex | undefined): Named {
  const thing = hex === undefined ? undefined : at.state.things[hex];
  if (hex === undefined || !thing) throw new EngineBug(`nothing lies in ${hex}`);
  return { hex, card: thing.card, name: thing.name };
}

export function shipOptions(at: At<SparkOfWar>, seat: Seat): BlankOption[] {
  return zoneOf(at, 'salvage', seat).cards.map((card) => ({ value: card, label: faceOf(at, card).name }));
}
