/** Cells 1 to 36 run from the top left, with six cells in a row. The number 0 means off the map. */
export type CellNumber = number;
export const OFF = 0;
const SIDE = 6;
export const CELLS: readonly CellNumber[] = Array.from({ length: SIDE * SIDE }, (_, i) => i + 1);

export const columnOf = (cell: CellNumber): number => (cell - 1) % SIDE;
export const rowOf = (cell: CellNumber): number => Math.floor((cell - 1) / SIDE);

/** Counts orthogonal steps: cell 14 is 2 steps from cell 9. Places off the map are infinitely far away. */
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

// The entry cells by number of seats: bottom (31), left (1), top (6) and right (36), in clockwise order.
const CORNERS: Readonly<Record<number, readonly CellNumber[]>> = { 2: [31, 6], 3: [31, 1, 6], 4: [31, 1, 6, 36] };

/** Returns the entry cell of each seat's token. */
export function cornersFor(seats: number): readonly CellNumber[] {
  return CORNERS[seats] ?? [];
}
