import pc from 'picocolors';
import { blankCanvas, draw, lines, type Paint } from './canvas.ts';
import { seatPaint } from './seats.ts';
import type { Board, Cell, Counter } from './shapes.ts';
import { abbreviated, cut, width, wrap } from './text.ts';

/** The lines of a cell: one for its name, and one for its pieces. */
const CELL_LINES = 2;

interface Place {
  row: number;
  column: number;
}
interface Grid {
  /** Characters from one column to the next, including the gap. */
  step: number;
  place(cell: Cell): Place;
}

/** Draws a board as text: adjacent cells, pieces by their short names, and below them a legend of the short names. */
export function boardLines(board: Board, names: readonly string[]): string[] {
  if (board.cells.length === 0) return [];
  const canvas = blankCanvas();
  const grid = gridOf(board);
  const dull = commonKind(board.cells);
  for (const cell of board.cells) {
    const { row, column } = grid.place(cell);
    const name = cell.kind === dull ? cell.key : `${cell.key} ${cell.label}`;
    draw(canvas, row, column, cut(name, grid.step - 1), cell.kind === dull ? pc.dim : cellPaint(cell));
    drawPieces(cell, grid.step - 1, (at, text, paint) => draw(canvas, row + 1, column + at, text, paint));
  }
  return [...lines(canvas), ...cutShort(board, dull, grid.step - 1), ...legend(board, dull, names)];
}

// Lists in full the names that did not fit into a narrow terminal.
function cutShort({ cells }: Board, dull: string | null, room: number): string[] {
  const long = cells.filter(({ key, label, kind }) => kind !== dull && `${key} ${label}`.length > room);
  const labels = [...new Set(long.map(({ label }) => label))].sort();
  return labels.length > 0
    ? wrap(`Names cut short: ${labels.join(', ')}`, width() - 1, '      ', '  ').map(pc.dim)
    : [];
}

// On a HEX board, cells have a flat top, and each column is half a cell lower than the column to its left.
function gridOf({ shape, cells }: Board): Grid {
  const left = Math.min(...cells.map(({ x }) => x));
  const columns = Math.max(...cells.map(({ x }) => x)) - left + 1;
  const step = Math.max(5, Math.min(13, Math.floor(width() / columns)));
  const rowOf = (cell: Cell) => (shape === 'HEX' ? (2 * cell.y + cell.x) * (CELL_LINES / 2) : cell.y * CELL_LINES);
  const top = Math.min(...cells.map(rowOf));
  return { step, place: (cell) => ({ row: rowOf(cell) - top, column: (cell.x - left) * step }) };
}

// Finds the most frequent kind of cell. It is the background, and its cells are drawn without a name.
function commonKind(cells: readonly Cell[]): string | null {
  const counts = new Map<string, number>();
  for (const { kind } of cells) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most && most[1] > 1 ? most[0] : null;
}

function cellPaint(cell: Cell): Paint {
  return cell.seat === null ? (text) => text : seatPaint(cell.seat);
}

function drawPieces(cell: Cell, room: number, put: (at: number, text: string, paint: Paint) => void): void {
  let at = 0;
  for (const [index, piece] of cell.pieces.entries()) {
    const short = abbreviated(piece.label);
    const isLast = index === cell.pieces.length - 1;
    if (at + short.length > room - (isLast ? 0 : 3)) {
      put(at, cut(`+${cell.pieces.length - index}`, room - at), pc.dim);
      return;
    }
    put(at, short, (text) => pc.bold(seatPaint(piece.seat)(text)));
    at += short.length + 1;
  }
}

function legend(board: Board, dull: string | null, names: readonly string[]): string[] {
  const pieces = board.cells.flatMap((cell) => cell.pieces.map((piece) => ({ cell, piece })));
  const told = [...pieces]
    .sort((a, b) => (a.piece.seat ?? -1) - (b.piece.seat ?? -1))
    .flatMap(({ cell, piece }) => {
      const owner = piece.seat === null ? '' : `${names[piece.seat] ?? `seat ${piece.seat + 1}`}: `;
      const turned = piece.rotation === null ? '' : ` turned ${piece.rotation}`;
      const text = `${owner}${piece.label} (${abbreviated(piece.label)}) on ${cell.key}${turned}${stats(piece.stats)}`;
      return wrap(text, width() - 1, '      ', '  ').map(seatPaint(piece.seat));
    });
  const unnamed = board.cells.find((cell) => cell.kind === dull);
  return unnamed ? [pc.dim(`  Spaces without a name: ${unnamed.label}`), ...told] : told;
}

function stats(counters: readonly Counter[]): string {
  return counters.map((counter) => `, ${counter.label} ${amount(counter)}`).join('');
}

/** Formats a counter as `3` or, if it has a maximum, as `3/5`. */
export function amount({ value, max }: Pick<Counter, 'value' | 'max'>): string {
  return max === null ? String(value) : `${value}/${max}`;
}
