import { EngineBug } from '../../../engine/index.ts';
import { PLANET_NAMES } from '../cards/catalogue.ts';
import type { Laid } from './galaxy-rules.ts';

/** A galaxy that comes with the game. */
export interface GalaxyMap {
  /** The value of the map in the match option `galaxy`. */
  id: string;
  title: string;
  /** The number of seats that the map was designed for. Any number of seats can play on it. Null for a Face-off map. */
  seats: number | null;
  faceOff: boolean;
  planets: readonly Laid[];
}

const LINE = /^(.+) (-?\d+),(-?\d+)(?: r(\d))?$/;

// Parses a galaxy. An entry such as "Ring A 2,-1 r3" names the planet, its hexagon, and its clockwise rotation in
// sixths.
function laidOut(text: string): Laid[] {
  return text.split(/[;\n]/).flatMap((part) => {
    const line = part.trim();
    if (line === '') return [];
    const [, name, q, r, rotation = '0'] = LINE.exec(line) ?? [];
    const planet = PLANET_NAMES.find((known) => known === name);
    if (!planet) throw new EngineBug(`a map says ${line}`);
    return [{ planet, q: Number(q), r: Number(r), rotation: Number(rotation), colour: null }];
  });
}

function map(id: string, title: string, seats: number, text: string): GalaxyMap {
  return { id, title, seats, faceOff: false, planets: laidOut(text) };
}

/** The orange half is the blue half rotated by 180° about the edge between 0,0 and 1,0. */
function faceOffMap(id: string, title: string, text: string): GalaxyMap {
  const half = laidOut(text);
  const blue = half.map((laid) => ({ ...laid, colour: 'BLUE' as const }));
  const orange = half.map(({ planet, q, r, rotation }) => {
    return { planet, q: 1 - q, r: r === 0 ? 0 : -r, rotation: (rotation + 3) % 6, colour: 'ORANGE' as const };
  });
  return { id, title, seats: null, faceOff: true, planets: [...blue, ...orange] };
}

export const MAPS: readonly GalaxyMap[] = [
  map(
    'lone-star',
    'Lone Star',
    2,
    `
    Star 0,0; Habitable A 0,-1 r3; Gaseous A 1,0 r5; Ring B -1,1 r3; Dwarf A 0,-2; Dwarf B 2,0 r1
    Ring A -2,2; Lunar A 0,-3 r3; Ring C 3,0; Dwarf C -3,3 r3`,
  ),
  map(
    'crescent',
    'Crescent',
    2,
    `
    Habitable A -3,3 r2; Gaseous A -3,2 r4; Ring A -3,1 r1; Dwarf B -3,0 r4; Ring B -2,-1; Star -1,-2
    Dwarf A 0,-3; Lunar A 1,-3 r4; Dwarf C 2,-3 r5; Ring C 3,-3 r1`,
  ),
  map(
    'trefoil',
    'Trefoil',
    3,
    `
    Star 0,0; Dwarf A 0,-1; Habitable A 1,0 r3; Gaseous A -1,1 r2; Ring B 0,-2 r4; Dwarf B 2,0 r1
    Ring A -2,2 r1; Dwarf C 0,-3 r5; Habitable B 3,0 r3; Ring C -3,3 r4; Lunar A 0,-4 r4; Lunar B 4,0 r3
    Gaseous B -4,4 r3`,
  ),
  map(
    'citadel',
    'Citadel',
    3,
    `
    Star 0,0; Gaseous A 0,-1 r3; Ring B -2,2 r4; Dwarf B -2,1 r2; Dwarf A -2,0; Habitable A -1,-1
    Ring A 0,-2 r1; Lunar B 1,-2 r4; Ring C 2,-2 r4; Gaseous B 2,-1 r2; Lunar A 2,0 r2; Dwarf C 1,1 r1
    Habitable B 0,2; Dwarf A -1,2`,
  ),
  map(
    'twin-suns',
    'Twin Suns',
    4,
    `
    Star -2,0; Star 2,0; Habitable A -1,0 r2; Ring B 0,0 r3; Ring A 1,0 r1; Gaseous A -2,-1 r5
    Dwarf A -3,1; Dwarf B -2,-2 r3; Gaseous B -4,2 r4; Lunar B -2,-3 r4; Ring C -5,3 r5
    Habitable B 3,-1; Dwarf C 2,1 r1; Lunar A 4,-2 r4; Habitable A 2,2 r4; Dwarf A 5,-3; Ring A 2,3 r5`,
  ),
  map(
    'long-spine',
    'Long Spine',
    4,
    `
    Ring A -8,4 r1; Dwarf A -7,4; Gaseous A -6,3 r3; Ring B -5,3 r4; Star -4,2; Habitable A -3,2
    Dwarf B -2,1 r4; Lunar B -1,1 r1; Ring C 0,0; Gaseous B 1,0 r5; Lunar A 2,-1 r1; Dwarf C 3,-1 r3
    Star 4,-2; Habitable B 5,-2 r2; Dwarf A 6,-3; Habitable A 7,-3 r1; Ring A 8,-4 r3`,
  ),
  map(
    'deep-field',
    'Deep Field',
    4,
    `
    Dwarf C 0,0 r5; Star 0,-1; Ring B 1,-1 r3; Lunar A 0,1 r3; Lunar B 0,-2 r2; Gaseous B 2,-1
    Dwarf B 2,-2 r1; Habitable B 1,-3 r2; Habitable A -1,2 r5; Lunar B -1,3 r1; Gaseous A 2,-4 r2; Star 1,1
    Lunar A 3,-5 r4; Gaseous A 0,-3 r3; Gaseous B 3,-2 r4; Ring C 0,3 r4; Habitable A 2,1 r2
    Habitable B -1,-3 r2`,
  ),
  map(
    'great-wheel',
    'Great Wheel',
    5,
    `
    Dwarf B -3,3 r3; Dwarf A -3,2; Ring B -3,1; Gaseous A -3,0 r1; Ring A -2,-1; Habitable A -1,-2 r4
    Ring C 0,-3 r3; Habitable B 1,-3; Dwarf C 2,-3 r4; Gaseous B 3,-3; Lunar B 3,-2 r1; Lunar A 3,-1 r5
    Star 3,0; Habitable A 2,1 r5; Ring B 1,2 r4; Gaseous A 0,3; Dwarf A -1,3; Ring A -2,3 r4
    Dwarf B 0,-2 r4; Lunar A 0,-1 r3; Star 0,0`,
  ),
  map(
    'serpent',
    'Serpent',
    5,
    `
    Ring B -9,4 r3; Dwarf B -8,3 r3; Dwarf A -7,2; Gaseous A -6,1 r3; Habitable A -5,1 r3
    Ring A -4,1 r3; Star -3,1; Dwarf C -2,0 r4; Ring C -1,-1 r1; Habitable B 0,-2 r3; Lunar B 1,-2
    Lunar A 2,-2 r3; Gaseous B 3,-2 r1; Ring B 4,-3; Star 5,-4; Dwarf A 6,-5; Habitable A 7,-5 r5
    Gaseous A 8,-5 r2; Ring A 9,-5 r4; Dwarf B 10,-6 r3; Lunar A 11,-7 r3`,
  ),
  map(
    'snowflake',
    'Snowflake',
    6,
    `
    Star 0,0; Ring B 0,-1 r5; Dwarf A 1,-1; Ring A 1,0 r3; Habitable A 0,1 r1; Dwarf B -1,1 r1
    Gaseous A -1,0 r1; Lunar B 0,-2; Gaseous B 2,-2; Habitable B 2,0 r1; Ring C 0,2 r4; Lunar A -2,2 r4
    Dwarf C -2,0; Ring A 0,-3 r5; Ring B 3,-3 r3; Gaseous A 3,0 r5; Habitable A 0,3; Dwarf A -3,3
    Dwarf B -3,0 r2; Lunar A 0,-4 r1; Lunar B 4,-4 r5; Ring C 4,0 r1; Dwarf C 0,4 r5
    Habitable B -4,4 r3; Gaseous B -4,0; Star 0,-5`,
  ),
  map(
    'figure-eight',
    'Figure Eight',
    6,
    `
    Habitable A -2,2 r1; Ring B -2,1 r4; Ring A -2,0 r2; Gaseous A -1,-1 r3; Dwarf A 0,-2
    Dwarf B 1,-2 r3; Ring C 2,-2 r2; Lunar A 2,-1 r5; Gaseous B 2,0 r2; Lunar B 1,1 r3
    Habitable B 0,2 r1; Dwarf C -1,2 r5; Habitable A 3,-3 r2; Ring B 4,-4 r5; Ring A 5,-4 r2
    Gaseous A 6,-4 r1; Dwarf B 6,-3 r3; Dwarf A 6,-2; Habitable B 5,-1 r1; Lunar B 4,0 r3
    Lunar A 3,0 r4; Star 0,0; Ring C 0,-1 r3; Star 4,-2; Dwarf C 4,-1`,
  ),
  map(
    'open-cluster',
    'Open Cluster',
    6,
    `
    Lunar B 0,0 r1; Ring C 0,1 r1; Ring A 0,2 r1; Ring B 1,1 r1; Habitable A 0,3 r1; Ring B -1,2 r5
    Lunar B 0,-1 r5; Dwarf A 1,-2; Gaseous B -2,3 r1; Star -1,4; Gaseous A 1,2; Star -2,2
    Habitable B -2,1 r2; Dwarf B 2,2 r2; Dwarf B 1,-1 r1; Ring C 3,2; Lunar A -3,3 r1; Ring A -3,4 r1
    Lunar A -2,4 r1; Dwarf C 2,-1 r2`,
  ),
  faceOffMap(
    'bridge',
    'Bridge',
    `
    Habitable A 0,0 r1; Dwarf A -1,0; Star -2,0; Ring A -3,0 r4; Dwarf B -3,-1 r3; Lunar A -3,1 r5
    Gaseous A -4,2 r4`,
  ),
  faceOffMap(
    'frontier',
    'Frontier',
    `
    Gaseous B 0,0 r5; Lunar A 0,-1 r4; Dwarf B 0,-2 r1; Habitable A 0,-3 r4; Lunar B 0,-4; Dwarf A -1,0
    Ring A -2,0 r5; Star -3,0; Dwarf C -4,1 r4; Ring C -5,2 r1; Gaseous A -1,-3 r3; Ring B -2,-2 r2
    Habitable B -3,-1 r1`,
  ),
];

export const MAP_IDS: readonly string[] = MAPS.map(({ id }) => id);

export function mapById(id: string): GalaxyMap | null {
  return MAPS.find((one) => one.id === id) ?? null;
}

/** Matches of steady bots last longer than two rounds here, and the first player wins less often (README, Figures). */
const DEFAULTS: Readonly<Record<number, string>> = {
  2: 'twin-suns',
  3: 'twin-suns',
  4: 'long-spine',
  5: 'snowflake',
  6: 'snowflake',
};

/** Returns the default map for this number of seats, or null if there is none. */
export function mapFor(seats: number): GalaxyMap | null {
  return mapById(DEFAULTS[seats] ?? '');
}
