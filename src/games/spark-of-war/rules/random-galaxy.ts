import { type Random, shuffled } from '../../../engine/index.ts';
import { COPIES, PLANET_NAMES, type PlanetName, planetCard } from '../cards/catalogue.ts';
import type { Colour } from '../state.ts';
import type { Laid } from './galaxy-rules.ts';
import { coordinates, type Hex, hexAt, neighbours } from './hex.ts';

type Named = Pick<Laid, 'planet' | 'colour'>;

/** The numbers of planets and stars in a random galaxy, by number of seats. A Face-off has other numbers. */
const SIZES: Readonly<Record<number, { planets: number; stars: number }>> = {
  2: { planets: 9, stars: 1 },
  3: { planets: 12, stars: 1 },
  4: { planets: 15, stars: 2 },
  5: { planets: 18, stars: 2 },
  6: { planets: 22, stars: 2 },
};

/** The number of sides of a star that must stay free, so that ships can hit it. */
const STAR_SIDES = 3;

/** In a Face-off, both colours have the same planets. Otherwise, their number depends on the number of seats. */
function chosen(seats: number, isFaceOff: boolean, isSmall: boolean, random: Random): Named[] {
  if (isFaceOff) return faceOff(isSmall);
  const { planets, stars } = SIZES[seats] ?? { planets: 12, stars: 1 };
  const all = PLANET_NAMES.filter((name) => name !== 'Star').flatMap((name) =>
    Array<PlanetName>(COPIES.planet).fill(name),
  );
  const some = shuffled(all, random).slice(0, isSmall ? Math.ceil((planets * 2) / 3) : planets);
  const names = [...some, ...Array<PlanetName>(stars).fill('Star')];
  return names.map((planet) => ({ planet, colour: null }));
}

// Returns the planets of a Face-off. A small galaxy has one planet of each kind and one star for each colour.
function faceOff(isSmall: boolean): Named[] {
  const names = isSmall ? PLANET_NAMES.filter((name) => name === 'Star' || name.endsWith(' A')) : PLANET_NAMES;
  const each = (colour: Colour): Named[] => names.map((planet) => ({ planet, colour }));
  return [...each('BLUE'), ...each('ORANGE')];
}

/** Each new planet touches only one or two others, so that the galaxy grows arms instead of a cluster. */
export function randomGalaxy(seats: number, isFaceOff: boolean, isSmall: boolean, random: Random): Laid[] {
  const planets = chosen(seats, isFaceOff, isSmall, random);
  let laid = grown(shuffled(planets, random), random);
  while (!starsAreOpen(laid)) laid = grown(shuffled(planets, random), random);
  return laid;
}

function grown(planets: readonly Named[], random: Random): Laid[] {
  const taken = new Set<Hex>();
  return planets.map(({ planet, colour }) => {
    const places = placesFor(taken);
    const hex = places[random(places.length)] ?? hexAt(0, 0);
    taken.add(hex);
    const rotation = planetCard(planet).forcefields.length > 0 ? random(6) : 0;
    return { planet, ...coordinates(hex), rotation, colour };
  });
}

function placesFor(taken: ReadonlySet<Hex>): Hex[] {
  if (taken.size === 0) return [hexAt(0, 0)];
  const beside = [...new Set([...taken].flatMap(neighbours))].filter((hex) => !taken.has(hex));
  return beside.filter((hex) => neighbours(hex).filter((next) => taken.has(next)).length <= 2);
}

function starsAreOpen(laid: readonly Laid[]): boolean {
  const taken = new Set(laid.map(({ q, r }) => hexAt(q, r)));
  return laid.every(({ planet, q, r }) => {
    return planet !== 'Star' || neighbours(hexAt(q, r)).filter((next) => !taken.has(next)).length >= STAR_SIDES;
  });
}
