import { COPIES, type PlanetName } from '../cards/catalogue.ts';
import type { Hex } from '../rules/hex.ts';

/** The reasons why a galaxy is refused. */
export const NO_STAR = 'There is no star: the galaxy needs at least one.';

export function overlap(planet: PlanetName, other: PlanetName, hex: Hex): string {
  return `${planet} and ${other} both lie in ${hex}.`;
}

export function tooMany(planet: PlanetName, count: number): string {
  return `${planet} is used ${count} times; there are only ${COPIES.planet}.`;
}

export function uncoloured(planet: PlanetName, hex: Hex): string {
  return `Face-off: ${planet} in ${hex} needs a colour, BLUE or ORANGE.`;
}

export function unequal(planet: PlanetName, blue: number, orange: number): string {
  return `Face-off: blue has ${blue} of ${planet} and orange ${orange}; both colours need the same number.`;
}
