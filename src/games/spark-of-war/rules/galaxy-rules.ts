import { COPIES, type PlanetName } from '../cards/catalogue.ts';
import * as fault from '../shown/galaxy-faults.ts';
import type { Colour } from '../state.ts';
import { type Hex, hexAt } from './hex.ts';

/** A planet or star of a map. */
export interface Laid {
  planet: PlanetName;
  q: number;
  r: number;
  rotation: number;
  colour: Colour | null;
}

/** Returns one readable line for each rule that a galaxy breaks, or an empty list if the galaxy is valid. */
export function faultsOf(galaxy: readonly Laid[], isFaceOff: boolean): string[] {
  return [
    ...overlaps(galaxy),
    ...tooMany(galaxy),
    ...(galaxy.some(({ planet }) => planet === 'Star') ? [] : [fault.NO_STAR]),
    ...(isFaceOff ? colourFaults(galaxy) : []),
  ];
}

function overlaps(galaxy: readonly Laid[]): string[] {
  const there = new Map<Hex, PlanetName>();
  return galaxy.flatMap(({ planet, q, r }) => {
    const hex = hexAt(q, r);
    const other = there.get(hex);
    there.set(hex, planet);
    return other ? [fault.overlap(planet, other, hex)] : [];
  });
}

function tooMany(galaxy: readonly Laid[]): string[] {
  return [...countedBy(galaxy.map(({ planet }) => planet))].flatMap(([planet, count]) =>
    count > COPIES.planet ? [fault.tooMany(planet, count)] : [],
  );
}

// Checks a rule of Face-off: both colours must have exactly the same designs of planets and stars.
function colourFaults(galaxy: readonly Laid[]): string[] {
  const plain = galaxy.filter(({ colour }) => colour === null);
  if (plain.length > 0) {
    return plain.map(({ planet, q, r }) => fault.uncoloured(planet, hexAt(q, r)));
  }
  const planetsOf = (colour: Colour): Map<PlanetName, number> =>
    countedBy(galaxy.filter((laid) => laid.colour === colour).map(({ planet }) => planet));
  const [blue, orange] = [planetsOf('BLUE'), planetsOf('ORANGE')];
  return [...new Set([...blue.keys(), ...orange.keys()])].flatMap((planet) => {
    const [a, b] = [blue.get(planet) ?? 0, orange.get(planet) ?? 0];
    return a === b ? [] : [fault.unequal(planet, a, b)];
  });
}

function countedBy<T>(list: readonly T[]): Map<T, number> {
  const counted = new Map<T, number>();
  for (const one of list) counted.set(one, (counted.get(one) ?? 0) + 1);
  return counted;
}
