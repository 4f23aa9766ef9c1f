import type { CardView, Cell, Piece, Subject } from '../data/client.ts';

/** How something on the table is lit: it can be chosen, it has been, or what has been chosen is about it. */
export interface Mark {
  readonly state: 'open' | 'picked' | 'about';
  /** Of what was picked for a list whose order counts: its place there, from 1. */
  readonly order?: number;
  /** Of what was picked for something of its own, such as a space for a character: what that is called. */
  readonly picks?: string;
}
/** By `keyOf`. What is not there is not lit. */
export type Marks = ReadonlyMap<string, Mark>;

export const NO_MARKS: Marks = new Map();

/** One word for a thing on the table: the same for the same thing, however often it is spoken of. */
export function keyOf({ kind, number, key }: Subject): string {
  return `${kind} ${number ?? key ?? ''}`;
}

export function aboutCard(number: number): Required<Subject> {
  return { kind: 'CARD', number, key: null };
}
export function aboutCell({ key }: Pick<Cell, 'key'>): Required<Subject> {
  return { kind: 'CELL', number: null, key };
}
export function aboutPiece({ key }: Pick<Piece, 'key'>): Required<Subject> {
  return { kind: 'PIECE', number: null, key };
}
export function aboutSeat(number: number): Required<Subject> {
  return { kind: 'SEAT', number, key: null };
}

/** What a click stands for: the first of the subjects that is lit, else none. */
export function litOne(marks: Marks, subjects: readonly Subject[]): Subject | null {
  return subjects.find((one) => marks.has(keyOf(one))) ?? null;
}

/** All that a piece stands for: itself, the card that it is, the cell that it stands on. */
export function subjectsOfPiece(piece: Piece, cell: Cell): Subject[] {
  return [aboutPiece(piece), ...ofCard(piece.card), ...subjectsOfCell(cell)];
}

/** All that a cell stands for: itself and the card that is its ground. */
export function subjectsOfCell(cell: Cell): Subject[] {
  return [aboutCell(cell), ...ofCard(cell.card)];
}

export function subjectsOfCard({ number }: CardView): Subject[] {
  return ofCard(number);
}

function ofCard(number: number | null | undefined): Subject[] {
  return number === null || number === undefined ? [] : [aboutCard(number)];
}
