import { describe, expect, it } from 'vitest';
import type { Board, Cell } from '../data/client.ts';
import { boxOf, edgeOf, isTurnedFor, nextTo, outline, placed, sideOf } from './geometry.ts';

const cell = (x: number, y: number, seat: number | null = null): Cell => {
  return { key: `${x},${y}`, x, y, kind: 'plain', label: 'Plain', seat, pieces: [] };
};
const square = (...cells: Cell[]): Board => ({ shape: 'SQUARE', cells });
const hex = (...cells: Cell[]): Board => ({ shape: 'HEX', cells });

describe('the layout of cells', () => {
  it('puts squares side by side, and reverses them on a turned board', () => {
    expect(placed(square(cell(0, 0), cell(1, 2))).map(({ at }) => at)).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 200 },
    ]);
    expect(placed(square(cell(1, 2)), true)[0]?.at).toEqual({ x: -100, y: -200 });
  });

  it('gives a hexagon six neighbours at the same distance', () => {
    const around = [cell(1, 0), cell(0, 1), cell(-1, 1), cell(-1, 0), cell(0, -1), cell(1, -1)];
    const far = placed(hex(...around)).map(({ at }) => Math.round(Math.hypot(at.x, at.y)));
    expect(new Set(far).size).toBe(1);
    expect(placed(hex(cell(0, -1)))[0]?.at.y).toBeLessThan(0);
  });

  it('has a box that holds every cell and a margin', () => {
    expect(boxOf('SQUARE', placed(square(cell(0, 0), cell(2, 0))))).toEqual({
      x: -58,
      y: -58,
      width: 316,
      height: 116,
    });
  });
});

describe('the sides of a cell', () => {
  it('are counted clockwise from the top', () => {
    expect([0, 1, 2, 3].map((side) => sideOf('SQUARE', side))).toEqual([
      { x: 0, y: -50 },
      { x: 50, y: 0 },
      { x: 0, y: 50 },
      { x: -50, y: 0 },
    ]);
    expect(sideOf('HEX', 1).x).toBeGreaterThan(0);
    expect(sideOf('HEX', 1).y).toBeLessThan(0);
  });

  it('have edges around their middle', () => {
    for (const side of [0, 1, 2, 3, 4, 5]) {
      const [from, to] = edgeOf('HEX', side);
      const middle = sideOf('HEX', side);
      expect((from.x + to.x) / 2).toBeCloseTo(middle.x, 0);
      expect((from.y + to.y) / 2).toBeCloseTo(middle.y, 0);
    }
    expect(outline('SQUARE').split(' ')).toHaveLength(4);
    expect(outline('HEX').split(' ')).toHaveLength(6);
  });
});

describe('the direction of the board', () => {
  const fields = square(cell(0, 0, 1), cell(0, 1, 0));
  it('is reversed only for a seat at the top', () => {
    expect(isTurnedFor(fields, 1)).toBe(true);
    expect(isTurnedFor(fields, 0)).toBe(false);
    expect(isTurnedFor(fields, undefined)).toBe(false);
    expect(isTurnedFor(hex(...fields.cells), 1)).toBe(false);
  });
});

describe('an arrow key on the board', () => {
  const all = placed(square(cell(0, 0), cell(1, 0), cell(2, 0), cell(1, 1)));
  const from = (index: number, x: number, y: number) => {
    const start = all[index];
    return start ? (nextTo(all, start, { x, y })?.cell.key ?? null) : 'none';
  };
  it('moves to the nearest cell in that direction', () => {
    expect(from(0, 1, 0)).toBe('1,0');
    expect(from(1, 0, 1)).toBe('1,1');
    expect(from(2, 1, 0)).toBeNull();
  });
});
