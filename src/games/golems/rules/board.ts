import { EngineBug } from '../../../engine/index.ts';
import { type Land, MATERIAL, MATERIALS } from '../cards/catalogue.ts';

/** A space of the board, such as "d4": columns a to h from left to right, rows 1 to 8 from bottom to top. */
export type Space = string;

export type Terrain = 'TOWER' | 'MONOLITH' | 'WATER' | 'WASTELAND' | Land;

export const SIDE = 8;
const FIRST_COLUMN = 'a'.charCodeAt(0);
const FIRST_ROW = '1'.charCodeAt(0);
/** The spaces by index: a1 is 0, b1 is 1, and h8 is 63. */
export const SPACES: readonly Space[] = Array.from({ length: SIDE * SIDE }, (_, index) => {
  return `${'abcdefgh'.charAt(index % SIDE)}${Math.floor(index / SIDE) + 1}`;
});

export function indexOf(space: Space): number {
  const index = space.charCodeAt(0) - FIRST_COLUMN + SIDE * (space.charCodeAt(1) - FIRST_ROW);
  if (SPACES[index] !== space) throw new EngineBug(`no space ${space}`);
  return index;
}

/** Returns the number of orthogonal steps between two spaces. */
export function distance(a: number, b: number): number {
  return Math.abs((a % SIDE) - (b % SIDE)) + Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE));
}

/** For each distance from 0 to 4 and each space, the other spaces within this distance. */
export const WITHIN: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map((steps) =>
  SPACES.map((_, from) => SPACES.flatMap((_, to) => (to !== from && distance(from, to) <= steps ? [to] : []))),
);

/** Returns the spaces that share a border with a space. Diagonal neighbours are never adjacent. */
export function neighbours(index: number): readonly number[] {
  return WITHIN[1]?.[index] ?? [];
}

/** The corners of the board, clockwise from the bottom left. */
export const CORNERS = ['a1', 'a8', 'h8', 'h1'] as const;

/** Returns the tower of each seat. Two players sit in opposite corners. */
export function towersFor(seats: number): Space[] {
  return seats === 2 ? [CORNERS[0], CORNERS[2]] : CORNERS.slice(0, seats);
}

/** The 60 tiles that are laid out at random. */
export const TILES: readonly Terrain[] = [
  ...MATERIALS.map((material) => MATERIAL[material].land),
  ...Array<Terrain>(8).fill('MONOLITH'),
  ...Array<Terrain>(12).fill('WATER'),
  ...Array<Terrain>(24).fill('WASTELAND'),
];

/** Returns the board with these 60 tiles, laid out row by row between the four towers. */
export function laid(tiles: readonly Terrain[]): Terrain[] {
  const corners = new Set<Space>(CORNERS);
  let next = 0;
  return SPACES.map((space) => (corners.has(space) ? 'TOWER' : (tiles[next++] ?? 'WASTELAND')));
}

/** Whether all these spaces can be reached from each other over land. */
export function connected(terrain: readonly Terrain[], spaces: readonly Space[]): boolean {
  const [first, ...others] = spaces.map(indexOf);
  if (first === undefined) return true;
  const reached = new Set([first]);
  for (const from of reached) {
    for (const to of neighbours(from)) if (terrain[to] !== 'WATER') reached.add(to); // `reached` grows during the loop
  }
  return others.every((space) => reached.has(space));
}
