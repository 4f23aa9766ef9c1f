import { describe, expect, it } from 'vitest';
import { does, FIRST_GOLEM, labels, open, passes, refuses, scene, stateIn, unit } from './scene.ts';

describe('Stacking', () => {
  const meets = (mine: string, other: string) => {
    const set = scene({ phase: 'MOVE', golems: [`0 d4 ${mine}`, `0 d5 ${other}`] });
    return open(set, 0, `Move ${mine}`).includes('d5');
  };

  it('joins golems that differ in size, shape and hardness', () => {
    expect(meets('Small Flesh Man', 'Large Iron Beast')).toBe(true);
  });

  it('keeps golems of the same hardness apart even if size and shape differ', () => {
    expect(meets('Small Flesh Man', 'Large Clay Beast')).toBe(false);
  });

  it('keeps golems of the same size or the same shape apart', () => {
    expect(meets('Small Flesh Man', 'Small Iron Beast')).toBe(false);
    expect(meets('Small Flesh Man', 'Large Iron Man')).toBe(false);
  });

  it('lets any golem stand with its own Wizard, who does not count', () => {
    const golems = [
      '0 a1 Medium Ice Beast',
      '0 a1 Large Stone Flyer',
      '0 a1 Giant Iron Juggernaught',
      '0 a2 Small Flesh Man',
    ];
    const set = scene({ phase: 'MOVE', golems });
    does(set, 0, { move: { golem: FIRST_GOLEM + 3, to: ['a1'] } });
    expect(stateIn(set).units.filter((one) => one.space === 'a1')).toHaveLength(5);
  });
});

describe('Move Phase', () => {
  it('moves each golem once, up to its Move, never diagonally', () => {
    const set = scene({ phase: 'MOVE', golems: ['0 d4 Large Iron Juggernaught', '0 f6 Small Flesh Man'] });
    expect(open(set, 0, 'Move Large Iron Juggernaught')).toEqual(['c4', 'd3', 'd5', 'e4']);
    does(set, 0, { move: { golem: FIRST_GOLEM, to: ['d5'] } });
    expect(labels(set, 0)).toEqual(['End your moves', 'Move Small Flesh Man (1 hit) from f6 to …']);
    does(set, 0, { move: { golem: FIRST_GOLEM + 1, to: ['f8'] } });
    expect(stateIn(set).turn).toBe(1); // nothing left to move, nobody to fight
  });

  it('stops at Water, at enemies and at its own units, the Wizard among them', () => {
    const set = scene({
      phase: 'MOVE',
      terrain: { b3: 'WATER' },
      golems: ['0 a3 Small Flesh Beast', '0 a4 Small Clay Man', '1 b2 Small Clay Man'],
    });
    expect(open(set, 0, 'Move Small Flesh Beast')).toEqual(['a1', 'a2']); // b1 lies behind the Wizard
  });

  it('does not go through a space that holds any other unit, also its own', () => {
    const set = scene({
      phase: 'MOVE',
      terrain: { c4: 'WATER', d3: 'WATER', e4: 'WATER' },
      golems: ['0 d4 Small Flesh Man', '0 d5 Large Iron Beast'],
    });
    expect(open(set, 0, 'Move Small Flesh Man')).toEqual(['d5']);
  });

  it('lets flyers pass over Water and units but not end there', () => {
    const set = scene({
      phase: 'MOVE',
      terrain: { a2: 'WATER', b1: 'WATER', a3: 'WATER' },
      golems: ['0 a1 Large Crystal Flyer', '1 b2 Small Clay Man'],
    });
    const to = open(set, 0, 'Move Large Crystal Flyer');
    expect(to).toEqual(['a4', 'a5', 'b3', 'b4', 'c1', 'c2', 'c3', 'd1', 'd2', 'e1']);
    expect(refuses(set, 0, { move: { golem: FIRST_GOLEM, to: ['a3'] } })).toBe(true);
    expect(refuses(set, 0, { move: { golem: FIRST_GOLEM, to: ['b2'] } })).toBe(true);
  });

  it('never ends with enemies', () => {
    const set = scene({ phase: 'MOVE', golems: ['0 d4 Small Flesh Man', '1 d5 Large Iron Beast'] });
    expect(open(set, 0, 'Move Small Flesh Man')).not.toContain('d5');
  });

  it('never moves a Wizard', () => {
    const set = scene({ phase: 'MOVE', golems: ['0 d4 Small Flesh Man'] });
    expect(refuses(set, 0, { move: { golem: 1, to: ['a2'] } })).toBe(true);
  });

  it('may be left out', () => {
    const set = scene({ phase: 'MOVE', golems: ['0 d4 Small Flesh Man'] });
    passes(set, 0);
    expect(unit(set, FIRST_GOLEM)?.space).toBe('d4');
    expect(stateIn(set).turn).toBe(1);
  });
});
