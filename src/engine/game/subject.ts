import type { Seat } from '../cards/zones.ts';

/** The kinds of value in a move: something on the table, a number, or OTHER, such as a name or a trait. */
export const SUBJECT_KINDS = ['CARD', 'CELL', 'PIECE', 'SEAT', 'NUMBER', 'OTHER'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** The object on the table that a choice is about: a card or seat by number, a cell or piece by key. */
export type Subject =
  | { kind: 'CARD' | 'SEAT'; number: number; key: null }
  | { kind: 'CELL' | 'PIECE'; number: null; key: string };

/** The meaning of a key of a move. A cell's or piece's key is the value as text unless the game overrides it. */
export type Naming = SubjectKind | { kind: 'CELL' | 'PIECE'; key(value: string | number, seat: Seat): string };

/** By the last keys on the path to a value: `target`, or `strike.target` for an exception. The longest match wins. */
export type Names = Readonly<Record<string, Naming>>;

/** Keys that mean the same in every game unless it overrides them. */
export const USUAL_NAMES: Names = { card: 'CARD', cards: 'CARD', cell: 'CELL', piece: 'PIECE', seat: 'SEAT' };
