/** A cell of the map, 1-36 from the top left, six to a row; 0 is off the map. */
export type CellNumber = number;
export const OFF = 0;
const SIDE = 6;
export const CELLS: readonly CellNumber[] = Array.from({ length: SIDE * SIDE }, (_, i) => i + 1);

export const columnOf = (cell: CellNumber): number => (cell - 1) % SIDE;
export const rowOf = (cell: CellNumber): number => Math.floor((cell - 1) / SIDE);

/** The distance in orthogonal steps: cell 14 is 2 from 9, and 19 is 4 from 9. It is infinite if one is off the map. */
export function distance(a: CellNumber, b: CellNumber): number {
  if (a === OFF || b === OFF) return Number.POSITIVE_INFINITY;
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
}

const NEXT: readonly (readonly CellNumber[])[] = [
  [],
  ...CELLS.map((cell) => CELLS.filter((other) => distance(cell, other) === 1)),
];

export function adjacent(cell: CellNumber): readonly CellNumber[] {
  return NEXT[cell] ?? [];
}

// The entries are at the bottom (31), left (1), top (6) and right (36), in clockwise order.
const CORNERS: Readonly<Record<number, readonly CellNumber[]>> = { 2: [31, 6], 3: [31, 1, 6], 4: [31, 1, 6, 36] };

/** The entry cell of each seat's token. */
export function cornersFor(seats: number): readonly CellNumber[] {
  return CORNERS[seats] ?? [];
}
