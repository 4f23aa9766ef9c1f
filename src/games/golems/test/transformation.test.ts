import { describe, expect, it } from 'vitest';
import type { Trait } from '../cards/catalogue.ts';
import { FIRST_GOLEM, plays, scene, unit } from './scene.ts';

const [A, B, C] = [FIRST_GOLEM, FIRST_GOLEM + 1, FIRST_GOLEM + 2];

describe('Transformation', () => {
  const become = (golems: string[], into: Trait, golem = A) => {
    const set = scene({ phase: 'SPELL', hands: [['Transformation']], golems });
    plays(set, 0, 'Transformation', { golem: { golem, into: [into] } });
    return set;
  };

  it.each([
    ['GIANT', { size: 'GIANT' }],
    ['FLYER', { shape: 'FLYER' }],
    ['IRON', { material: 'IRON' }],
  ] as const)('changes a golem permanently: %s', (into, trait) => {
    expect(unit(become(['1 d4 Large Flesh Man'], into), A)).toMatchObject({
      size: 'LARGE',
      material: 'FLESH',
      shape: 'MAN',
      ...trait,
    });
  });

  it('needs a golem, and a trait that the golem does not have', () => {
    const set = scene({ phase: 'SPELL', hands: [['Transformation']], golems: ['1 d4 Large Flesh Man'] });
    const into = set.options('Transformation', 0);
    expect(into).toHaveLength(24 - 3);
    expect(into).not.toContain('LARGE');
    expect(set.labels(0)).toHaveLength(2);
  });

  it('keeps the damage, and destroys a golem without hits left', () => {
    expect(unit(become(['1 d4 Large Flesh Man 1'], 'GIANT'), A)).toMatchObject({ damage: 1 });
    expect(unit(become(['1 d4 Large Flesh Man 2'], 'MEDIUM'), A)).toBeUndefined();
  });

  it('destroys two golems of a stack if they now share a trait', () => {
    const set = become(['1 d4 Large Flesh Man', '1 d4 Small Iron Beast', '1 d4 Giant Ice Flyer'], 'GOLD');
    expect([A, B, C].map((id) => unit(set, id)?.id)).toEqual([undefined, undefined, C]);
  });

  it('destroys all three golems if the golem now clashes with two', () => {
    // This position cannot occur in a match, because two golems of a stack never share a trait.
    const set = become(['1 d4 Giant Flesh Beast', '1 d4 Giant Iron Man', '1 d4 Small Ice Juggernaught'], 'GIANT', C);
    expect(set.state.units.map((one) => one.id)).toEqual([1, 2]);
  });

  it('never clashes with the Wizard', () => {
    expect(unit(become(['1 h8 Large Iron Beast'], 'SMALL'), A)).toMatchObject({ size: 'SMALL' });
  });
});
