/** The size of the graph in its own units, with margins. */
export const SIZE = { width: 480, height: 160, left: 40, right: 12, top: 10, bottom: 22 } as const;

interface Moment {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly points: number;
}

interface Shape {
  /** The attribute of a `polyline`. */
  readonly line: string;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  /** The horizontal lines with their points. */
  readonly lines: readonly { readonly y: number; readonly value: number }[];
}

/** The lowest distance of two horizontal lines, in points. */
const STEP = 50;

/** Returns the shape of a history of at least one match, oldest first. */
export function shapeOf(history: readonly Moment[]): Shape {
  const points = history.map((one) => one.points);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const step = STEP * Math.max(1, Math.ceil((high - low) / (4 * STEP)));
  const bottom = Math.floor((low - 1) / step) * step;
  const top = Math.ceil((high + 1) / step) * step;
  const { width, height, left, right, top: above, bottom: below } = SIZE;
  const yOf = (value: number) => rounded(above + ((height - above - below) * (top - value)) / (top - bottom));
  const [first = 0, last = 0] = [history[0]?.at, history.at(-1)?.at];
  const share = (at: number) => (last > first ? (at - first) / (last - first) : 0.5);
  const dots = history.map(({ at, points: value }) => {
    return { x: rounded(left + (width - left - right) * share(at)), y: yOf(value) };
  });
  const lines = Array.from({ length: (top - bottom) / step + 1 }, (_, i) => bottom + i * step);
  return {
    line: dots.map(({ x, y }) => `${x},${y}`).join(' '),
    dots,
    lines: lines.map((value) => ({ y: yOf(value), value })),
  };
}

function rounded(n: number): number {
  return Math.round(10 * n) / 10;
}
