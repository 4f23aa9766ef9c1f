import type { CardView, Cell, Piece, Subject } from '../data/client.ts';

/** The highlight of an item on the table: it can be chosen, is chosen, or is a subject of the chosen answer. */
export interface Mark {
  readonly state: 'open' | 'picked' | 'about';
  /** The position of a pick in an ordered list, from 1. */
  readonly order?: number;
  /** The name of what a pick is assigned to, such as a space for a character. */
  readonly picks?: string;
  /** Whether the player is turning the piece. */
  readonly turns?: boolean;
  /** Whether the reader points at an answer about the item. */
  readonly isPointed?: true;
}
/** Marks by the key that `keyOf` returns. Items without a mark are not highlighted. */
export type Marks = ReadonlyMap<string, Mark>;

export const NO_MARKS: Marks = new Map();

/** Returns a unique key for an item on the table. */
export function keyOf({ kind, number, key }: Subject): string {
  return `${kind} ${number ?? key ?? ''}`;
}

/** Returns the item with a key that `keyOf` has returned; null for any other text. */
export function subjectOf(word: string): Subject | null {
  const [kind = ''] = word.split(' ', 1);
  const key = word.slice(kind.length + 1);
  if (kind === 'CARD') return aboutCard(Number(key));
  if (kind === 'SEAT') return aboutSeat(Number(key));
  if (kind === 'CELL') return aboutCell({ key });
  return kind === 'PIECE' ? aboutPiece({ key }) : null;
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

/** Returns the subject that a click selects: the first highlighted one, if any. */
export function litOne(marks: Marks, subjects: readonly Subject[]): Subject | null {
  return subjects.find((one) => marks.has(keyOf(one))) ?? null;
}

/** Returns all subjects of a piece: the piece itself, its card, and its cell. */
export function subjectsOfPiece(piece: Piece, cell: Cell): Subject[] {
  return [aboutPiece(piece), ...ofCard(piece.card), ...subjectsOfCell(cell)];
}

/** Returns all subjects of a cell: the cell itself, and the card of its ground. */
export function subjectsOfCell(cell: Cell): Subject[] {
  return [aboutCell(cell), ...ofCard(cell.card)];
}

export function subjectsOfCard({ number }: CardView): Subject[] {
  return ofCard(number);
}

function ofCard(number: number | null | undefined): Subject[] {
  return number === null || number === undefined ? [] : [aboutCard(number)];
}
