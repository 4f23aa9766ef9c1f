import type { Box, Point } from './geometry.ts';

/** The visible part of a board: its centre and size, in the board's units. */
export interface Look extends Point {
  readonly width: number;
  readonly height: number;
}

/** The distance from its centre up to which a cell must be visible. */
const REACH = 45;

export function isSeen(at: Point, look: Look): boolean {
  return Math.abs(at.x - look.x) <= look.width / 2 - REACH && Math.abs(at.y - look.y) <= look.height / 2 - REACH;
}

/** Keeps the view inside the board if the board is large enough. */
export function within(box: Box, look: Look): Look {
  return {
    ...look,
    x: clamped(look.x, box.x, box.width, look.width),
    y: clamped(look.y, box.y, box.height, look.height),
  };
}

function clamped(middle: number, from: number, length: number, seen: number): number {
  if (seen >= length) return from + length / 2;
  return Math.min(from + length - seen / 2, Math.max(from + seen / 2, middle));
}

/**
 * Returns a view that shows all points; if they are too far apart, as many as possible, nearest to their centre first.
 */
export function lookAt(points: readonly Point[], box: Box, look: Look): Look {
  const all = points.length > 0 ? points : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const whole = within(box, { ...look, ...middleOf(all) });
  if (points.every((at) => isSeen(at, whole))) return whole;
  const away = (one: Look) => Math.hypot(one.x - whole.x, one.y - whole.y);
  const count = (one: Look) => points.filter((at) => isSeen(at, one)).length;
  return points
    .map(({ x, y }) => within(box, { ...look, x, y }))
    .reduce((best, one) => ((count(one) - count(best) || away(best) - away(one)) > 0 ? one : best), whole);
}

function middleOf(points: readonly Point[]): Point {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
