import { EngineBug } from '../../../engine/index.ts';

/** Axial coordinates, such as "2,-1". Hexagons have a flat top; q grows to the right and r downwards. */
export type Hex = string;

/** The six sides of a hexagon, numbered clockwise from the top. */
export const SIDES = ['top', 'upper right', 'lower right', 'bottom', 'lower left', 'upper left'] as const;
export const SIX = [0, 1, 2, 3, 4, 5] as const;

/** For each side, the offset from a hexagon's coordinates to the neighbour's coordinates. */
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

// A cache by hexagon, because all rules use neighbours.
const NEIGHBOURS = new Map<Hex, readonly Hex[]>();

/** Returns the six neighbours of a hexagon, by side. */
export function neighbours(hex: Hex): readonly Hex[] {
  const known = NEIGHBOURS.get(hex);
  if (known) return known;
  const { q, r } = coordinates(hex);
  const around = STEPS.map(([dq, dr]) => hexAt(q + dq, r + dr));
  NEIGHBOURS.set(hex, around);
  return around;
}

/** The number of a hexagon, used as an index into lists. Numbers are assigned in the order of first use. */
export type HexNumber = number;
const NUMBERS = new Map<Hex, HexNumber>();
const BY_NUMBER: { hex: Hex; around: readonly HexNumber[] | null }[] = [];

export function numberOf(hex: Hex): HexNumber {
  const known = NUMBERS.get(hex);
  if (known !== undefined) return known;
  NUMBERS.set(hex, BY_NUMBER.length);
  return BY_NUMBER.push({ hex, around: null }) - 1;
}

function numbered(hex: HexNumber): (typeof BY_NUMBER)[number] {
  const known = BY_NUMBER[hex];
  if (!known) throw new EngineBug(`no hexagon has the number ${hex}`);
  return known;
}

export function hexOf(hex: HexNumber): Hex {
  return numbered(hex).hex;
}

/** Returns the same as {@link neighbours}, for hexagon numbers. */
export function around(hex: HexNumber): readonly HexNumber[] {
  const known = numbered(hex);
  known.around ??= neighbours(known.hex).map(numberOf);
  return known.around;
}

/** Creates a list with an empty entry for every numbered hexagon. */
export function byHex<T>(): (T | undefined)[] {
  return new Array<T | undefined>(BY_NUMBER.length);
}

export function opposite(side: number): number {
  return (side + 3) % 6;
}

/** Returns which printed side of a card is on this side after a clockwise rotation by this number of sixths. */
export function printedSide(side: number, rotation: number): number {
  return (side + 6 - rotation) % 6;
}

/** Returns, for each hexagon, whether the start hexagons are connected to it within a set of hexagons. */
export function reachable(
  from: readonly HexNumber[],
  inside: (hex: HexNumber) => boolean,
): readonly (true | undefined)[] {
  const reached = byHex<true>();
  for (const hex of from) reached[hex] = true;
  const walked = [...from];
  for (const hex of walked) {
    for (const next of around(hex)) {
      if (reached[next] || !inside(next)) continue;
      reached[next] = true;
      walked.push(next); // `walked` grows during the loop
    }
  }
  return reached;
}
