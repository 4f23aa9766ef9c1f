import type { Board, BoardShape, Cell } from '../data/client.ts';

/** Half the width of a hexagon, in units in which a square is 100 wide. */
const RADIUS = 60;
const SIDE = 100;
/** The width of the empty space around the board. */
const MARGIN = 8;
const ROOT3 = Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A rectangle on the board's plane: its upper left corner and its size. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
/** A cell and its centre. */
export interface Placed {
  readonly cell: Cell;
  readonly at: Point;
}

/**
 * Returns the centre of every cell.
 * @param turned whether the board is turned by 180 degrees, for a viewer on the opposite side
 */
export function placed({ shape, cells }: Board, turned = false): Placed[] {
  const way = turned ? -1 : 1;
  return cells.map((cell) => {
    const { x, y } = middle(shape, cell);
    return { cell, at: { x: x * way || 0, y: y * way || 0 } };
  });
}

function middle(shape: BoardShape, { x, y }: Cell): Point {
  if (shape === 'SQUARE') return { x: x * SIDE, y: y * SIDE };
  return { x: 1.5 * RADIUS * x, y: ROOT3 * RADIUS * (y + x / 2) };
}

/** Returns the bounding box with a margin. */
export function boxOf(shape: BoardShape, all: readonly Placed[]): Box {
  const [halfWidth, halfHeight] = shape === 'SQUARE' ? [SIDE / 2, SIDE / 2] : [RADIUS, (ROOT3 / 2) * RADIUS];
  const xs = all.map(({ at }) => at.x);
  const ys = all.map(({ at }) => at.y);
  const [left, top] = [Math.min(...xs) - halfWidth - MARGIN, Math.min(...ys) - halfHeight - MARGIN];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + halfWidth + MARGIN - left,
    height: Math.max(...ys) + halfHeight + MARGIN - top,
  };
}

/**
 * Returns the corners of a cell around its centre, as `points` of a polygon; with `size` 1 it touches its neighbours.
 */
export function outline(shape: BoardShape, size = 1): string {
  const corners = shape === 'SQUARE' ? squareCorners : hexCorners;
  return corners.map(({ x, y }) => `${round(x * size)},${round(y * size)}`).join(' ');
}

const squareCorners: readonly Point[] = [
  { x: -50, y: -50 },
  { x: 50, y: -50 },
  { x: 50, y: 50 },
  { x: -50, y: 50 },
];
const hexCorners: readonly Point[] = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - (2 * Math.PI) / 3;
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
});

/** Returns the middle of a side, counted clockwise from the top; with `size` 1 it lies on the edge itself. */
export function sideOf(shape: BoardShape, side: number, size = 1): Point {
  const turn = shape === 'SQUARE' ? Math.PI / 2 : Math.PI / 3;
  const far = (shape === 'SQUARE' ? SIDE / 2 : (ROOT3 / 2) * RADIUS) * size;
  return { x: round(far * Math.sin(turn * side)), y: round(-far * Math.cos(turn * side)) };
}

/** Returns both ends of a side. */
export function edgeOf(shape: BoardShape, side: number, size = 1): readonly [Point, Point] {
  const corners = shape === 'SQUARE' ? squareCorners : hexCorners;
  const [from, to] = [corners[side % corners.length], corners[(side + 1) % corners.length]];
  const scaled = (point: Point | undefined): Point => ({
    x: round((point?.x ?? 0) * size),
    y: round((point?.y ?? 0) * size),
  });
  return [scaled(from), scaled(to)];
}

/**
 * Whether to turn the board for a seat, because the seat's own cells are above those of the others. Hexagons are never
 * turned, because their sides have names.
 */
export function isTurnedFor({ shape, cells }: Board, seat: number | undefined): boolean {
  if (seat === undefined || shape !== 'SQUARE') return false;
  const heights = (own: boolean) =>
    cells.filter((cell) => cell.seat != null && (cell.seat === seat) === own).map(({ y }) => y);
  const [mine, theirs] = [heights(true), heights(false)];
  return mine.length > 0 && theirs.length > 0 && average(mine) < average(theirs);
}

/** Returns the neighbour of a cell in a direction: the nearest cell that lies more in that direction than sideways. */
export function nextTo(all: readonly Placed[], from: Placed, { x: dx, y: dy }: Point): Placed | null {
  let [best, nearest]: [Placed | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const one of all) {
    const [x, y] = [one.at.x - from.at.x, one.at.y - from.at.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (along <= 1 || aside > along * 1.01) continue;
    const far = along + 2 * aside;
    if (far < nearest) [best, nearest] = [one, far];
  }
  return best;
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function round(number: number): number {
  return Math.round(number * 100) / 100 || 0;
}
