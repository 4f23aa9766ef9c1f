import type { Box } from './filled.ts';
import { keyOf, type Spot } from './shape.ts';

/** The sizes of boxes and gaps, in pixels. */
export const WIDTH = 176;
const ROW = 28;
const GAP = { x: 36, y: 14 };
/** The height for the title of each part and the names of its rounds. */
const HEAD = 30;
/** The space between the parts. */
const APART = 20;

/** The position of a box. */
export interface Placed {
  readonly box: Box;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** A round of a part, with the position of its name. */
export interface Column {
  readonly branch: Box['branch'];
  readonly round: number;
  readonly x: number;
  readonly y: number;
  readonly boxes: readonly Placed[];
}

export interface Layout {
  readonly columns: readonly Column[];
  /** The connections between boxes, as SVG paths. */
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** Returns the layout of a bracket: winners at the top, losers below, finals at the right. */
export function layoutOf(boxes: readonly Box[]): Layout {
  const pitch = GAP.y + Math.max(2, ...boxes.map(({ slots }) => slots.length)) * ROW;
  const leaves = (branch: Box['branch']) => boxes.filter((box) => box.branch === branch && box.round === 1).length;
  const upper = HEAD + leaves('WINNERS') * pitch + APART;
  const last = Math.max(...boxes.filter(({ branch }) => !isFinal(branch)).map(({ round }) => round));
  const placed = boxes.map((box): Placed => {
    const height = Math.max(2, box.slots.length) * ROW;
    const column = box.branch === 'GRAND_FINAL' ? last : box.branch === 'RESET' ? last + 1 : box.round - 1;
    const top = box.branch === 'LOSERS' ? upper + HEAD : HEAD;
    const middle = isFinal(box.branch) ? (leaves('WINNERS') * pitch) / 2 : heightOf(box, boxes) * pitch;
    return { box, x: column * (WIDTH + GAP.x), y: top + middle - height / 2, height };
  });
  const lower = leaves('LOSERS') > 0 ? HEAD + leaves('LOSERS') * pitch : 0;
  return {
    columns: columnsOf(placed, upper),
    lines: linesBetween(placed),
    width: Math.max(...placed.map(({ x }) => x)) + WIDTH,
    height: upper + lower,
  };
}

// The position in heights of first-round boxes, from the top: each box is centred on those that lead to it.
function heightOf({ branch, round, position }: Spot, boxes: readonly Box[]): number {
  const count = (wanted: number) => boxes.filter((box) => box.branch === branch && box.round === wanted).length;
  return (position - 0.5) * (count(1) / Math.max(1, count(round)));
}

function isFinal(branch: Box['branch']): boolean {
  return branch === 'GRAND_FINAL' || branch === 'RESET';
}

function columnsOf(placed: readonly Placed[], upper: number): Column[] {
  const columns = new Map<string, Placed[]>();
  for (const one of placed) {
    const key = `${one.box.branch} ${one.box.round}`;
    columns.set(key, [...(columns.get(key) ?? []), one]);
  }
  return [...columns.values()].flatMap((boxes) => {
    const [first] = boxes;
    if (!first) return [];
    const { branch, round } = first.box;
    return [{ branch, round, x: first.x, y: branch === 'LOSERS' ? upper : 0, boxes }];
  });
}

function linesBetween(placed: readonly Placed[]): string[] {
  const at = new Map(placed.map((one) => [keyOf(one.box), one]));
  return placed.flatMap((to) =>
    to.box.sources.flatMap((source, slot) => {
      const from = source?.as === 'WINNER' ? at.get(keyOf(source.from)) : undefined;
      if (!from) return [];
      const [x, y] = [from.x + WIDTH, from.y + from.height / 2];
      const end = to.y + (slot + 0.5) * ROW;
      return [`M${x} ${y}H${to.x - GAP.x / 2}V${end}H${to.x}`];
    }),
  );
}
