import type { Seat } from '../cards/zones.ts';

/** What a value of a move can be: something on the table, a number, or OTHER: what lies nowhere, such as a name or a trait. */
export const SUBJECT_KINDS = ['CARD', 'CELL', 'PIECE', 'SEAT', 'NUMBER', 'OTHER'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Something on the table that a choice is about: a card or a seat by its number, a cell or a piece by its key. */
export type Subject =
  | { kind: 'CARD' | 'SEAT'; number: number; key: null }
  | { kind: 'CELL' | 'PIECE'; number: null; key: string };

/** What a word of a move names. The key of a cell or a piece is the value as text, where a game does not say otherwise. */
export type Naming = SubjectKind | { kind: 'CELL' | 'PIECE'; key(value: string | number, seat: Seat): string };

/** By the last words on the way to a value: `target`, or `strike.target` where that differs. The longest that fits holds. */
export type Names = Readonly<Record<string, Naming>>;

/** Words that mean the same in every game that does not say otherwise. */
export const USUAL_NAMES: Names = { card: 'CARD', cards: 'CARD', cell: 'CELL', piece: 'PIECE', seat: 'SEAT' };
