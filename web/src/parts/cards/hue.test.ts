import { expect, it } from 'vitest';
import { hueOf } from './hue.ts';

it('a kind always has the same hue', () => {
  expect(hueOf('FOREST')).toBe(hueOf('FOREST'));
  expect(hueOf('FOREST')).not.toBe(hueOf('WATER'));
  expect(hueOf('FOREST')).toBeLessThan(360);
});
