import type { BoardShape, Cell } from '../../data/client.ts';
import { inLines, monogram } from '../lettering.ts';

/** A name on a piece: its lines, font size, and vertical offset. */
export interface Written {
  readonly lines: readonly string[];
  readonly size: number;
  readonly middle: number;
}

/** Returns a readable key such as d4. Longer keys are for programs. */
export function shortKey({ key }: Cell): string {
  return key.length <= 5 ? key : '';
}

/** Where a cell's key is: in the upper left corner of a square, and in the upper part of a hexagon, under pieces. */
export const KEY_AT = { SQUARE: { x: -44, y: -39 }, HEX: { x: 0, y: -30 } } as const;

/** The width of a letter relative to the font size. */
const WIDE = 0.64;

/**
 * Returns a name across the widest part of a hexagon. A second line takes the place of a symbol.
 * @param hasDamage numbers are at the sides, so two lines must be shorter
 */
export function acrossHexagon(name: string, small: boolean, hasDamage: boolean): Written {
  if (small) return { lines: [monogram(name)], size: 24, middle: -8 };
  const isOne = name.length <= 10 || !name.includes(' ');
  const lines = inLines(name, 10, isOne ? 1 : 2);
  const room = isOne ? 84 : hasDamage ? 56 : 80;
  const longest = Math.max(...lines.map(({ length }) => length));
  return { lines, size: Math.min(isOne ? 18 : 15, room / (WIDE * longest)), middle: isOne ? -1 : -6 };
}

/** The widest line on a piece, and the height of all lines. */
const WIDEST = 84;
const HIGHEST = 44;

/** Returns a name in letters of at least this size, shortened to fit. */
export function readable(written: Written, name: string, least: number): Written {
  if (written.size >= least) return written;
  const letters = Math.max(1, Math.floor(WIDEST / (WIDE * least)));
  const most = Math.max(1, Math.floor(HIGHEST / (1.05 * least)));
  const fits = written.lines.length <= most && written.lines.every(({ length }) => length <= letters);
  return { ...written, lines: fits ? written.lines : shortened(name, letters, most), size: least };
}

// A name that differs from others only at its end, such as "Dwarf A", is not cut there.
function shortened(name: string, letters: number, most: number): readonly string[] {
  const lines = inLines(name, letters, most);
  const isCut = lines.some((line) => line.endsWith('…'));
  const isNumbered = /\s\S{1,2}$/.test(name);
  return letters < 4 || (isCut && isNumbered) ? [monogram(name).slice(0, letters)] : lines;
}

/** The number of letters in a line, and the width of a line. */
const ROOM = { letters: 10, width: 74 };

/** Returns a name between the symbol and the numbers of a square; null if only the symbol fits. */
export function inSquare(name: string, small: boolean, hasSymbol: boolean, hasNumbers: boolean): Written | null {
  if (small && hasSymbol) return null;
  const lines = small ? [monogram(name)] : inLines(name, Math.max(ROOM.letters, longestWord(name)), hasSymbol ? 2 : 3);
  const longest = Math.max(...lines.map(({ length }) => length), 5);
  const size = small ? 28 : Math.min(hasSymbol && lines.length > 1 ? 12 : 15, ROOM.width / (WIDE * longest));
  return { lines, size, middle: hasSymbol ? (hasNumbers ? -9 : 8) : hasNumbers ? -15 : 0 };
}

// Returns the length of the longest word, at most 13. Longer words are cut instead of shrunk to fit.
function longestWord(name: string): number {
  return Math.min(13, Math.max(...name.split(/\s+/).map(({ length }) => length)));
}

/**
 * Returns the bar with a number: half its width, its top and its height. In a hexagon it lies between the numbers of
 * the lower sides. The bar is as high as its letters, and ends above the numbers.
 */
export function barOn(shape: BoardShape, small: boolean, hasNumbers: boolean, letters: number) {
  const { half, top, height } = usualBar(shape, small, hasNumbers);
  const higher = Math.max(height, letters);
  return { half, top: top - (hasNumbers ? higher - height : (higher - height) / 2), height: higher };
}

function usualBar(shape: BoardShape, small: boolean, hasNumbers: boolean) {
  if (shape === 'HEX') return small ? { half: 19, top: 8, height: 17 } : { half: 22, top: 14, height: 15 };
  return { half: 30, top: hasNumbers ? 9 : 14, height: 12 };
}
