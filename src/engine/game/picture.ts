import type { CardId, Seat } from '../cards/zones.ts';

/**
 * A public number, such as a score. `seat` is null if the number belongs to the table. `max` is set if the number has a
 * maximum.
 */
export interface Counter {
  label: string;
  seat: Seat | null;
  value: number;
  max: number | null;
  /**
   * Set if the number belongs to one side of a piece. Sides are numbered clockwise, starting at the current top of the
   * piece.
   */
  side?: number;
}

/**
 * The shapes of a board. SQUARE has x to the right and y downwards. HEX has axial coordinates and flat-topped cells.
 */
export const BOARD_SHAPES = ['SQUARE', 'HEX'] as const;
export type BoardShape = (typeof BOARD_SHAPES)[number];

/**
 * An object on a cell. `rotation` is clockwise, in sixths of a turn on a HEX board and in quarters on a SQUARE board.
 */
export interface Piece {
  /** The key of the piece, unique within the match. */
  key: string;
  kind: string;
  label: string;
  seat: Seat | null;
  /** The card that the piece represents. Only the card's readers see it. */
  card?: CardId | null;
  rotation: number | null;
  stats: Counter[];
}

export interface Cell {
  /** The game's name for the cell, unique within the match. */
  key: string;
  x: number;
  y: number;
  kind: string;
  label: string;
  seat: Seat | null;
  /** The card that forms the ground of the cell. Only the card's readers see it. */
  card?: CardId | null;
  pieces: Piece[];
}

/** A board that any client can draw. The board is public except for its cards, which only their readers see. */
export interface BoardView {
  shape: BoardShape;
  cells: Cell[];
}
