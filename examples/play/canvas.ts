/** Pieces of text on a grid, each with a row, a column and a paint. The pieces must not overlap. */
export interface Canvas {
  rows: Map<number, Stroke[]>;
}

export type Paint = (text: string) => string;
interface Stroke {
  column: number;
  text: string;
  paint: Paint;
}

const plain: Paint = (text) => text;

export function blankCanvas(): Canvas {
  return { rows: new Map() };
}

export function draw(canvas: Canvas, row: number, column: number, text: string, paint: Paint = plain): void {
  const strokes = canvas.rows.get(row) ?? [];
  strokes.push({ column, text, paint });
  canvas.rows.set(row, strokes);
}

/** Returns the lines of the canvas, from the first row with text to the last. */
export function lines(canvas: Canvas): string[] {
  const rows = [...canvas.rows.keys()].sort((a, b) => a - b);
  const [first = 0, last = -1] = [rows[0], rows.at(-1)];
  return Array.from({ length: last - first + 1 }, (_, i) => line(canvas.rows.get(first + i) ?? []));
}

function line(strokes: readonly Stroke[]): string {
  let made = '';
  let at = 0;
  for (const { column, text, paint } of [...strokes].sort((a, b) => a.column - b.column)) {
    made += ' '.repeat(Math.max(0, column - at)) + paint(text);
    at = Math.max(at, column) + text.length;
  }
  return made;
}
