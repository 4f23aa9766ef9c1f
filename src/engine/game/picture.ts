import type { CardId, CardName, Seat, ZoneId } from '../cards/zones.ts';

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
   * Set if the number belongs to one side of a piece or card. Sides are numbered clockwise, starting at the current top
   * of the piece.
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

/**
 * The kinds of effect, which are the same for all games. ROLL: `dice` fall. STRIKE: `from` attacks `to`. LOSE and GAIN:
 * `to` loses or gains. MOVE: cards or pieces go from one place to another. REVEAL: cards or words are shown at `to`.
 */
export const EFFECT_KINDS = ['ROLL', 'STRIKE', 'LOSE', 'MOVE', 'REVEAL', 'GAIN'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export const PLACE_KINDS = ['CELL', 'PIECE', 'SEAT', 'ZONE'] as const;

/** A place on the table: a cell, a piece or a zone by its key, or a seat by its number. */
export interface Place {
  kind: (typeof PLACE_KINDS)[number];
  key: string;
}

/** Something that a fact shows on the table, so that a client can play it. Like a fact, it is public. */
export interface Effect {
  kind: EffectKind;
  /** The seat that acts or that the effect is about; null if there is none. */
  seat: Seat | null;
  from: Place | null;
  to: Place | null;
  /** The names of cards that are public, or that the viewer saw. */
  cards: readonly CardName[];
  /**
   * The number of cards or pieces that move, or how much is lost or gained; null if `to` itself leaves or appears. For
   * a STRIKE: the damage, 0 if it misses or does none, and null if none is known at this moment, even if it hits.
   */
  amount: number | null;
  /**
   * The thing that is counted or shown, in the game's words, such as "mana"; null if that is clear. For a STRIKE: its
   * outcome, such as "hit", if `amount` does not tell; null if it is only announced.
   */
  what: string | null;
  dice: readonly number[];
  /** The number of sides of the dice; null if the numbers come from cards. */
  sides: number | null;
}

const NOTHING: Omit<Effect, 'kind'> = {
  ...{ seat: null, from: null, to: null, cards: [], amount: null, what: null, dice: [], sides: null },
};

export function effect(kind: EffectKind, parts: Partial<Omit<Effect, 'kind'>>): Effect {
  return { kind, ...NOTHING, ...parts };
}

export const onCell = (key: string | number): Place => ({ kind: 'CELL', key: String(key) });
export const onPiece = (key: string | number): Place => ({ kind: 'PIECE', key: String(key) });
export const atSeat = (seat: Seat): Place => ({ kind: 'SEAT', key: String(seat) });
export const inZone = (key: ZoneId): Place => ({ kind: 'ZONE', key });

/** Returns the effect of a number that goes up or down. */
export function changed(to: Place, by: number, what: string, seat: Seat | null = null): Effect {
  return effect(by < 0 ? 'LOSE' : 'GAIN', { seat, to, amount: Math.abs(by), what });
}
