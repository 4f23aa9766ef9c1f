import { describe, expect, it } from 'vitest';
import { barOn, inSquare, readable } from './lettered.ts';

const written = (name: string, small: boolean) => {
  const given = inSquare(name, small, false, true);
  if (!given) throw new Error('no name');
  return given;
};

describe('a name on a piece', () => {
  it('stays as it is if it can be read', () => {
    const name = written('Wood Golem', false);
    expect(readable(name, 'Wood Golem', 9)).toBe(name);
  });

  it('becomes larger and shorter on a smaller screen', () => {
    expect(readable(written('Large Wood Golem', false), 'Large Wood Golem', 17)).toMatchObject({
      lines: ['Large', 'Wood…'],
      size: 17,
    });
    expect(readable(written('Dwarf A', false), 'Dwarf A', 20).lines).toEqual(['Dwarf', 'A']);
    expect(readable(written('Gaseous A', false), 'Gaseous A', 20).lines).toEqual(['GA']);
    expect(readable(written('Large Wood Golem', true), 'Large Wood Golem', 44)).toMatchObject({
      lines: ['LW'],
      size: 44,
    });
    expect(readable(written('Large Wood Golem', true), 'Large Wood Golem', 150).lines).toEqual(['L']);
  });
});

it('a bar is as high as its letters, and ends above the numbers below it', () => {
  const usual = barOn('SQUARE', false, true, 10);
  const large = barOn('SQUARE', false, true, 20);
  expect(usual.height).toBe(12);
  expect(large.height).toBe(20);
  expect(large.top + large.height).toBe(usual.top + usual.height);
});
