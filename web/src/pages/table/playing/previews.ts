import type { BlankValue, CardView, Piece, TableView } from '../../../data/client.ts';
import type { AskedParts } from '../operations.generated.ts';

type Question = Pick<AskedParts, 'choices'>;
type Choice = AskedParts['choices'][number];

/** An answer in progress: the chosen choice, and the values of its blanks. */
interface InProgress {
  readonly chosen: number | null;
  readonly values: readonly BlankValue[];
}

/**
 * Whether the player answers by turning a piece on the board: every choice shows the same piece, for example in another
 * rotation.
 */
export function isTurning({ choices }: Question): boolean {
  const key = choices[0]?.preview[0]?.key;
  return (
    key !== undefined &&
    choices.length > 1 &&
    choices.every(({ blanks, preview }) => blanks.length === 0 && preview[0]?.key === key)
  );
}

/** Returns the index of the choice that leaves the piece as it lies; of the first choice if there is none. */
export function asItLies({ choices }: Question, { board }: TableView): number {
  const pieces = board?.cells.flatMap((cell) => cell.pieces) ?? [];
  const lies = choices.findIndex(({ preview: [shown] }) =>
    pieces.some(({ key, rotation }) => key === shown?.key && rotation === shown.rotation),
  );
  return Math.max(0, lies);
}

/** Returns the table with what the answer in progress would change on the board. */
export function previewed(table: TableView, question: Question | null, now: InProgress): TableView {
  const { board, zones } = table;
  const choice = now.chosen === null ? undefined : question?.choices[now.chosen];
  if (!board || !choice) return table;
  const changed = new Map(choice.preview.map((piece) => [piece.key, piece]));
  const laid = laidCard(zones, choice, now);
  if (changed.size === 0 && !laid) return table;
  const cells = board.cells.map((cell) => {
    const pieces = cell.pieces.map((piece) => changed.get(piece.key) ?? piece);
    return { ...cell, pieces: laid?.cell === cell.key ? [...pieces, laid.piece] : pieces };
  });
  return { ...table, board: { ...board, cells } };
}

/** Returns the choice's card as a piece on the picked cell, if the card has numbers at its sides, like a tile. */
function laidCard(zones: TableView['zones'], { concerns, blanks }: Choice, { values }: InProgress) {
  const [subject, ...others] = concerns;
  if (subject?.kind !== 'CARD' || others.length > 0) return null;
  const card = zones.flatMap(({ cards }) => cards).find(({ number }) => number === subject.number);
  const [[blank], [value]] = [blanks, values];
  const [picked] = typeof value === 'object' ? value : [];
  const cell = blank?.from?.find((option) => option.value === picked)?.concerns;
  return card && isTile(card) && cell?.kind === 'CELL' ? { cell: cell.key, piece: pieceOf(card) } : null;
}

function isTile({ stats }: CardView): boolean {
  return stats.some(({ side }) => side != null);
}

// Without the card's number, because its zone is still where the card lies.
function pieceOf({ name, back, stats }: CardView): Piece {
  return { key: 'preview', kind: back, label: name ?? back, seat: null, card: null, rotation: 0, stats };
}
