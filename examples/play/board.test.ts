import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { boardLines } from './board.ts';
import type { Cell, Piece } from './shapes.ts';

const cell = (x: number, y: number, more: Partial<Cell> = {}): Cell => {
  return { key: `${x}${y}`, x, y, kind: 'WASTE', label: 'Waste', seat: null, card: null, pieces: [], ...more };
};
const piece = (label: string, seat: number): Piece => {
  const stats = [{ label: 'Hits', seat, value: 2, max: 3, side: null }];
  return { key: label, kind: 'GOLEM', label, seat, card: null, rotation: null, stats };
};
const drawn = (shape: 'SQUARE' | 'HEX', cells: Cell[]) =>
  boardLines({ shape, cells }, ['Ann', 'Bob']).map((line) => stripVTControlCharacters(line).trimEnd());

describe('a board as text', () => {
  it('puts square cells in rows, with their pieces below their names', () => {
    const tower = cell(1, 0, {
      kind: 'TOWER',
      label: 'Tower',
      pieces: [piece('Wizard', 0), piece('Giant Iron Man', 1)],
    });
    expect(drawn('SQUARE', [cell(0, 0), tower, cell(0, 1), cell(1, 1)])).toEqual([
      '00           10 Tower',
      '             Wiz GIM',
      '01           11',
      '  Spaces without a name: Waste',
      '  Ann: Wizard (Wiz) on 10, Hits 2/3',
      '  Bob: Giant Iron Man (GIM) on 10, Hits 2/3',
    ]);
  });

  it('lowers each column of hexagons by half a cell', () => {
    const ring = [cell(0, 0), cell(1, 0), cell(1, -1), cell(0, 1)];
    expect(drawn('HEX', ring).slice(0, 4)).toEqual(['             1-1', '00', '             10', '01']);
  });

  it('lists in full the content that does not fit in a cell', () => {
    const lines = drawn('SQUARE', [
      cell(0, 0),
      cell(1, 0),
      cell(2, 0, { kind: 'MINE', label: 'Silver Mine of Kings' }),
    ]);
    expect(lines[0]).toContain('…');
    expect(lines).toContain('  Names cut short: Silver Mine of Kings');
  });

  it('counts the pieces that do not fit in a cell', () => {
    const crowd = ['Giant Iron Man', 'Small Clay Beast', 'Large Gold Flyer', 'Medium Ice Juggernaught'];
    const full = cell(0, 0, { kind: 'TOWER', pieces: crowd.map((label) => piece(label, 0)) });
    expect(drawn('SQUARE', [full])[1]).toBe('GIM SCB +2');
  });

  it('draws nothing for a board without cells', () => {
    expect(drawn('HEX', [])).toEqual([]);
  });
});
