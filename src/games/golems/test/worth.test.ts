import { describe, expect, it } from 'vitest';
import { golems } from '../index.ts';
import { scene } from './scene.ts';

const worthOf = (golem: string): number => {
  return golems.worth(scene({ phase: 'MOVE', golems: [`0 d4 ${golem}`] }).at, 0);
};

describe('The steady bot counts a golem', () => {
  it('by its whole Armor: a Man of Armor 1 more than a Flyer of Armor 0, of the same Force', () => {
    expect(worthOf('Small Flesh Man')).toBeGreaterThan(worthOf('Small Flesh Flyer'));
  });
});
