import type { Seat } from '../cards/zones.ts';

/**
 * The kinds of value in a move. A value refers to something on the table, is a number, or is OTHER, such as a name or a
 * trait.
 */
export const SUBJECT_KINDS = ['CARD', 'CELL', 'PIECE', 'SEAT', 'NUMBER', 'OTHER'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** The object on the table that a choice is about. Cards and seats have a number, cells and pieces a key. */
export type Subject =
  | { kind: 'CARD' | 'SEAT'; number: number; key: null }
  | { kind: 'CELL' | 'PIECE'; number: null; key: string };

/**
 * The meaning of a key in a move. If the key names a cell or a piece, the value, converted to text, is the object's key
 * on the board, unless the game defines `key`.
 */
export type Naming = SubjectKind | { kind: 'CELL' | 'PIECE'; key(value: string | number, seat: Seat): string };

/**
 * Meanings by the last keys on the path to a value, such as `target`, or `strike.target` for an exception. The longest
 * match takes precedence.
 */
export type Names = Readonly<Record<string, Naming>>;

/** The keys that have the same meaning in every game, unless a game overrides them. */
export const USUAL_NAMES: Names = { card: 'CARD', cards: 'CARD', cell: 'CELL', piece: 'PIECE', seat: 'SEAT' };
