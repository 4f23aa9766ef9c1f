import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { registered } from '../../../src/engine/index.ts';
import { tollRoad } from '../tiny/index.ts';
import { optionValues } from './option-values.ts';

const options = z.strictObject({
  rounds: z.int().default(3),
  blind: z.boolean().default(false),
  map: z.enum(['sea', 'land']).default('sea'),
  champion: z.int().nullable().default(null),
  bonus: z.int().optional(),
  tiles: z.array(z.strictObject({ kind: z.enum(['hill', 'lake']) })).default([]),
});
const values = optionValues(registered({ ...tollRoad, options }));

describe('option values', () => {
  it('cover booleans, enums, null, left-out options and empty lists, and a number other than the default', () => {
    expect(values.map(({ name }) => name)).toEqual([
      ...['rounds: 3', 'rounds: not 3', 'blind: true', 'blind: false', 'map: "sea"', 'map: "land"'],
      ...['champion: given', 'champion: null', 'bonus: left out', 'bonus: given'],
      ...['tiles: empty', 'tiles: not empty', 'tiles[].kind: "hill"', 'tiles[].kind: "lake"'],
    ]);
  });

  it('are recognised in parsed options', () => {
    const given = options.parse({ rounds: 5, tiles: [{ kind: 'hill' }] });
    expect(values.filter(({ isIn }) => isIn(given)).map(({ name }) => name)).toEqual([
      ...['rounds: not 3', 'blind: false', 'map: "sea"', 'champion: null', 'bonus: left out'],
      ...['tiles: not empty', 'tiles[].kind: "hill"'],
    ]);
  });
});
