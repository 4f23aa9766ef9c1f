import type { CardId, Seat } from '../cards/zones.ts';

/** A public number. `seat` is null for the table's own; `max` is set if there is a highest value. */
export interface Counter {
  label: string;
  seat: Seat | null;
  value: number;
  max: number | null;
  /** For a number that belongs to one side of a piece: that side, counted clockwise from the top as the piece lies now. */
  side?: number;
}

/** SQUARE: x to the right, y down. HEX: axial coordinates, flat top. */
export const BOARD_SHAPES = ['SQUARE', 'HEX'] as const;
export type BoardShape = (typeof BOARD_SHAPES)[number];

/** An object on a cell. `rotation` in sixths (HEX) or quarters (SQUARE) of a turn, clockwise. */
export interface Piece {
  /** Unique within the match. */
  key: string;
  kind: string;
  label: string;
  seat: Seat | null;
  /** The card that the piece represents, shown to the card's readers. */
  card?: CardId | null;
  rotation: number | null;
  stats: Counter[];
}

export interface Cell {
  /** Unique within the match: the game's own name. */
  key: string;
  x: number;
  y: number;
  kind: string;
  label: string;
  seat: Seat | null;
  /** The card that forms the ground of the cell, shown to the card's readers. */
  card?: CardId | null;
  pieces: Piece[];
}

/** A board that any client can draw. Public except for cards, which are shown to their readers. */
export interface BoardView {
  shape: BoardShape;
  cells: Cell[];
}
