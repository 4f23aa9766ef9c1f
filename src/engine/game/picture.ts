import type { Seat } from '../cards/zones.ts';

/** A number that everybody may see. `seat` null for one of the table's; `max` where there is a highest value. */
export interface Counter {
  label: string;
  seat: Seat | null;
  value: number;
  max: number | null;
}

/** SQUARE: x to the right, y down. HEX: axial coordinates, flat top. */
export const BOARD_SHAPES = ['SQUARE', 'HEX'] as const;
export type BoardShape = (typeof BOARD_SHAPES)[number];

/** Something that stands on a cell. `rotation` in sixths (HEX) or quarters (SQUARE) of a turn, clockwise. */
export interface Piece {
  /** Within the match. */
  key: string;
  kind: string;
  label: string;
  seat: Seat | null;
  rotation: number | null;
  stats: Counter[];
}

export interface Cell {
  /** Within the match: the game's own name for it. */
  key: string;
  x: number;
  y: number;
  kind: string;
  label: string;
  seat: Seat | null;
  pieces: Piece[];
}

/** A board as any client can draw it. All of it is public. */
export interface BoardView {
  shape: BoardShape;
  cells: Cell[];
}
