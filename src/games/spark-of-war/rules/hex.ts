import { EngineBug } from '../../../engine/index.ts';

/** A place in the galaxy, as its axial coordinates: "2,-1". Flat-top hexagons: q grows to the right, r downwards. */
export type Hex = string;

/** The six sides of a hexagon, clockwise from the top, by their number. */
export const SIDES = ['top', 'upper right', 'lower right', 'bottom', 'lower left', 'upper left'] as const;
export const SIX = [0, 1, 2, 3, 4, 5] as const;

/** By side: what the neighbour's coordinates are farther by. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export function hexAt(q: number, r: number): Hex {
  return `${q},${r}`;
}

export function coordinates(hex: Hex): { q: number; r: number } {
  const comma = hex.indexOf(',');
  if (comma < 0) throw new EngineBug(`no hexagon ${hex}`);
  return { q: Number(hex.slice(0, comma)), r: Number(hex.slice(comma + 1)) };
}

// Worked out once for each hexagon ever asked for: all rules walk from neighbour to neighbour.
const NEIGHBOURS = new Map<Hex, readonly Hex[]>();

/** The six hexagons around one, by side. */
export function neighbours(hex: Hex): readonly Hex[] {
  const known = NEIGHBOURS.get(hex);
  if (known) return known;
  const { q, r } = coordinates(hex);
  const around = STEPS.map(([dq, dr]) => hexAt(q + dq, r + dr));
  NEIGHBOURS.set(hex, around);
  return around;
}

/** The side of a neighbour that touches my side. */
export function opposite(side: number): number {
  return (side + 3) % 6;
}

/** Which printed side lies at a side of the table, for a card that is turned clockwise by so many sixths. */
export function printedSide(side: number, rotation: number): number {
  return (side + 6 - rotation) % 6;
}

/** Everything that can be reached from the first hexagon of a set, from neighbour to neighbour inside the set. */
export function reachable(from: readonly Hex[], inside: (hex: Hex) => boolean): Set<Hex> {
  const reached = new Set(from);
  for (const hex of reached) {
    for (const next of neighbours(hex)) if (inside(next)) reached.add(next); // grows while it is walked
  }
  return reached;
}
