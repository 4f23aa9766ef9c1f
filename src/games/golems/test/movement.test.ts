import { describe, expect, it } from 'vitest';
import { FIRST_GOLEM, scene, unit } from './scene.ts';

describe('Stacking', () => {
  const meets = (mine: string, other: string) => {
    const set = scene({ phase: 'MOVE', golems: [`0 d4 ${mine}`, `0 d5 ${other}`] });
    return set.options(`Move ${mine}`, 0).includes('d5');
  };

  it('allows golems that differ in size, shape and hardness in one stack', () => {
    expect(meets('Small Flesh Man', 'Large Iron Beast')).toBe(true);
  });

  it('separates golems of the same hardness even if size and shape differ', () => {
    expect(meets('Small Flesh Man', 'Large Clay Beast')).toBe(false);
  });

  it('separates golems of the same size or the same shape', () => {
    expect(meets('Small Flesh Man', 'Small Iron Beast')).toBe(false);
    expect(meets('Small Flesh Man', 'Large Iron Man')).toBe(false);
  });

  it('allows any golem in the space of its Wizard, who does not count', () => {
    const golems = [
      '0 a1 Medium Ice Beast',
      '0 a1 Large Stone Flyer',
      '0 a1 Giant Iron Juggernaught',
      '0 a2 Small Flesh Man',
    ];
    const set = scene({ phase: 'MOVE', golems });
    set.does(0, { move: { golem: FIRST_GOLEM + 3, to: ['a1'] } });
    expect(set.state.units.filter((one) => one.space === 'a1')).toHaveLength(5);
  });
});

describe('Move Phase', () => {
  it('moves each golem once, up to its Move, never diagonally', () => {
    const set = scene({ phase: 'MOVE', golems: ['0 d4 Large Iron Juggernaught', '0 f6 Small Flesh Man'] });
    expect(set.options('Move Large Iron Juggernaught', 0).sort()).toEqual(['c4', 'd3', 'd5', 'e4']);
    set.does(0, { move: { golem: FIRST_GOLEM, to: ['d5'] } });
    expect(set.labels(0)).toEqual(['End your moves', 'Move Small Flesh Man (1 hit) from f6 to …']);
    set.does(0, { move: { golem: FIRST_GOLEM + 1, to: ['f8'] } });
    expect(set.state.turn).toBe(1); // the turn is over, because no move or battle is possible
  });

  it('is skipped if no golem can move', () => {
    const terrain = { c4: 'WATER', d3: 'WATER', e4: 'WATER', d5: 'WATER' } as const;
    const set = scene({ phase: 'MOVE', terrain, golems: ['0 d4 Small Flesh Man'] });
    expect(set.state.turn).toBe(1);
  });

  it("stops at Water, at enemies and at the player's own units, including the Wizard", () => {
    const set = scene({
      phase: 'MOVE',
      terrain: { b3: 'WATER' },
      golems: ['0 a3 Small Flesh Beast', '0 a4 Small Clay Man', '1 b2 Small Clay Man'],
    });
    expect(set.options('Move Small Flesh Beast', 0).sort()).toEqual(['a1', 'a2']); // b1 lies behind the Wizard
  });

  it('does not allow a golem to pass a space with another unit, even of the same player', () => {
    const set = scene({
      phase: 'MOVE',
      terrain: { c4: 'WATER', d3: 'WATER', e4: 'WATER' },
      golems: ['0 d4 Small Flesh Man', '0 d5 Large Iron Beast'],
    });
    expect(set.options('Move Small Flesh Man', 0)).toEqual(['d5']);
  });

  it('lets flyers pass over Water and units, but not end there', () => {
    const set = scene({
      phase: 'MOVE',
      terrain: { a2: 'WATER', b1: 'WATER', a3: 'WATER' },
      golems: ['0 a1 Large Crystal Flyer', '1 b2 Small Clay Man'],
    });
    const to = set.options('Move Large Crystal Flyer', 0).sort();
    expect(to).toEqual(['a4', 'a5', 'b3', 'b4', 'c1', 'c2', 'c3', 'd1', 'd2', 'e1']);
    expect(set.refusal(0, { move: { golem: FIRST_GOLEM, to: ['a3'] } })).toBe('ILLEGAL_MOVE');
    expect(set.refusal(0, { move: { golem: FIRST_GOLEM, to: ['b2'] } })).toBe('ILLEGAL_MOVE');
  });

  it('never lets a golem end in a space with enemies', () => {
    const set = scene({ phase: 'MOVE', golems: ['0 d4 Small Flesh Man', '1 d5 Large Iron Beast'] });
    expect(set.options('Move Small Flesh Man', 0)).not.toContain('d5');
  });

  it('never moves a Wizard', () => {
    const set = scene({ phase: 'MOVE', golems: ['0 d4 Small Flesh Man'] });
    expect(set.refusal(0, { move: { golem: 1, to: ['a2'] } })).toBe('ILLEGAL_MOVE');
  });

  it('is optional', () => {
    const set = scene({ phase: 'MOVE', golems: ['0 d4 Small Flesh Man'] });
    set.passes(0);
    expect(unit(set, FIRST_GOLEM)?.space).toBe('d4');
    expect(set.state.turn).toBe(1);
  });
});
