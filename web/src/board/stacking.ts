import type { BoardShape } from '../data/client.ts';
import type { Point } from './geometry.ts';

/** A piece's offset from the centre of its cell, and its scale. */
interface Standing extends Point {
  readonly scale: number;
}

const AROUND: Readonly<Record<BoardShape, number>> = { SQUARE: 23, HEX: 24 };

/** Arranges pieces that share a cell: two side by side, up to four in a square, more in rows of three. */
export function standing(shape: BoardShape, index: number, count: number): Standing {
  if (count <= 1) return { x: 0, y: 0, scale: 1 };
  const columns = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const step = columns === 2 ? AROUND[shape] : 31;
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const inRow = row === rows - 1 ? count - columns * row : columns;
  const wide = columns === 2 ? 2 : 1;
  return {
    x: (column - (inRow - 1) / 2) * step * wide,
    y: (row - (rows - 1) / 2) * step * wide,
    scale: columns === 2 ? 0.5 : 0.34,
  };
}
