import type { CardId, Seat } from '../cards/zones.ts';

/** A number that everybody may see. `seat` null for one of the table's; `max` where there is a highest value. */
export interface Counter {
  label: string;
  seat: Seat | null;
  value: number;
  max: number | null;
  /** Of a number that belongs to one side of a piece: which, as it lies now, clockwise from the top. */
  side?: number;
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
  /** The card that it is. Shown to those who may read it. */
  card?: CardId | null;
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
  /** The card that lies there as the ground. Shown to those who may read it. */
  card?: CardId | null;
  pieces: Piece[];
}

/** A board as any client can draw it. All of it is public but for the cards, which are shown to those who may read them. */
export interface BoardView {
  shape: BoardShape;
  cells: Cell[];
}
