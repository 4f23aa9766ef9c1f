import { describe, expect, it } from 'vitest';
import { takes } from '../rules/battle.ts';
import { asked, attack, hpOf, moves, say, scene } from './scene.ts';

// Gesa Cloud: Air, AP 28, Absorb. Isa Whistle: Air, AP 30, HP 34, Instant Death. Ines Field: Earth, AP 36, HP 48.
// Kira Feather: Air, AP 18, HP 28, Flying. Jule Cinder: Fire, AP 40, HP 34. Noel Wisp: Air, AP 20, HP 26.

describe('Battle: the dice tables', () => {
  it.each([
    [6, 30],
    [5, 15],
    [4, 15],
    [3, 7],
    [2, 7],
    [1, 0],
  ])('AP 30 that beats, equals or is unrelated takes on a %i: %i', (die, hp) => {
    expect(takes(30, die, false)).toBe(hp);
  });

  it.each([
    [6, 15],
    [5, 15],
    [4, 7],
    [3, 7],
    [2, 0],
    [1, 0],
  ])('AP 30 that is beaten, or strikes over a distance, takes on a %i: %i', (die, hp) => {
    expect(takes(30, die, true)).toBe(hp);
  });

  it('what does not fail takes at least 1', () => {
    expect(takes(3, 2, false)).toBe(1);
    expect(takes(1, 5, true)).toBe(1);
    expect(takes(3, 1, false)).toBe(0);
  });
});

describe('Battle: attributes', () => {
  it('Fire striking Air uses the first table, Air striking back the second', () => {
    const s = scene({ FRONT_1: 'Jule Cinder' }, { FRONT_1: 'Noel Wisp', FRONT_2: 'Ines Field' });
    const told = say(s, 0, attack(s, 'Jule Cinder', 'Noel Wisp'), 4, 4, 1, 2, 2);
    expect(told).toContain('Jule Cinder takes 20 HP from Noel Wisp, who has 6 left');
    expect(told).toContain('Noel Wisp takes 5 HP from Jule Cinder, who has 29 left');
    expect(told).toContain("Noel Wisp's strike fails");
    expect(told).toContain('Noel Wisp from Seat 1');
  });

  it('Earth striking Fire uses the first table, and so does Fire striking Earth', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Jule Cinder', FRONT_2: 'Noel Wisp' });
    const told = say(s, 0, attack(s, 'Ines Field', 'Jule Cinder'), 2, 6, 6);
    expect(told).toContain('Ines Field takes 9 HP from Jule Cinder, who has 25 left');
    expect(told).toContain('Jule Cinder takes 40 HP from Ines Field, who has 8 left');
    expect(told).toContain('Jule Cinder from Seat 1');
  });

  it('lasts until one of the two is in the graveyard, then the turn goes on', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Jule Cinder', FRONT_2: 'Noel Wisp' });
    say(s, 0, attack(s, 'Ines Field', 'Jule Cinder'), 1, 1, 1, 1, 6);
    expect(s.at.state.battle).toBeNull();
    expect(s.at.zones['graveyard-1']?.cards).toHaveLength(1);
    expect(asked(s)).toEqual([1]);
  });
});

describe('Battle: Leadoff Attack', () => {
  it('of the attacked one lets it strike first', () => {
    const s = scene({ FRONT_1: 'Gustav Kiln' }, { FRONT_1: 'Amos Delve', FRONT_2: 'Noel Wisp' });
    const told = say(s, 0, attack(s, 'Gustav Kiln', 'Amos Delve'), 6, 6);
    expect(told).toContain('who leads off. Seat 1 rolls 6 of 6. Amos Delve takes 30 HP from Gustav Kiln');
  });

  it('on both sides changes nothing: the initiator strikes first', () => {
    const s = scene({ FRONT_1: 'Hugo Marl' }, { FRONT_1: 'Amos Delve', FRONT_2: 'Noel Wisp' });
    const told = say(s, 0, attack(s, 'Hugo Marl', 'Amos Delve'), 6);
    expect(told).not.toContain('leads off');
    expect(told).toContain('Hugo Marl takes 40 HP');
  });

  it('over a distance is worth nothing without Flying', () => {
    const s = scene(
      { REAR_1: 'Kira Feather', FRONT_5: 'Max Pebble' },
      { FRONT_1: 'Amos Delve', FRONT_2: 'Noel Wisp' },
      { hp: { 'Amos Delve': 9 } },
    );
    expect(say(s, 0, attack(s, 'Kira Feather', 'Amos Delve'), 6)).toContain('takes 9 HP from Amos Delve, who has 0');
  });

  it('over a distance leads off with Flying', () => {
    const s = scene(
      { REAR_1: 'Kira Feather', FRONT_5: 'Max Pebble' },
      { FRONT_1: 'Mira Swift', FRONT_2: 'Noel Wisp' },
      { hp: { 'Kira Feather': 11 } },
    );
    expect(say(s, 0, attack(s, 'Kira Feather', 'Mira Swift'), 6)).toContain(
      'Mira Swift takes 11 HP from Kira Feather, who has 0',
    );
  });
});

describe('Battle: Flying', () => {
  it('from the rear strikes a front character without Flying again and again and is never struck back', () => {
    const s = scene(
      { REAR_1: 'Kira Feather', FRONT_5: 'Max Pebble' },
      { FRONT_1: 'Jule Cinder', FRONT_2: 'Noel Wisp' },
    );
    const told = say(s, 0, attack(s, 'Kira Feather', 'Jule Cinder'), 6, 2, 1, 5, 3, 4, 6);
    expect(told).not.toContain('Seat 1 rolls');
    expect(told).toContain('Jule Cinder from Seat 1');
    expect(hpOf(s, 'Kira Feather')).toBe(28);
  });

  it('against a flyer over a distance both strike, both weakly, whatever their attributes', () => {
    const s = scene({ REAR_1: 'Pia Match', FRONT_5: 'Max Pebble' }, { FRONT_1: 'Kira Feather', FRONT_2: 'Noel Wisp' });
    const told = say(s, 0, attack(s, 'Pia Match', 'Kira Feather'), 6, 6, 2, 3, 6, 2, 6);
    expect(told).toContain('over a distance');
    expect(told).toContain('Pia Match takes 11 HP from Kira Feather, who has 17 left');
    expect(told).toContain('Kira Feather takes 9 HP from Pia Match, who has 13 left');
    expect(told).toContain("Pia Match's strike fails");
    expect(told).toContain('Kira Feather takes 4 HP from Pia Match, who has 9 left');
  });

  it('diagonally between the front lines is no distance: attributes count and the attacked one strikes back', () => {
    const s = scene({ FRONT_2: 'Pia Match' }, { FRONT_1: 'Noel Wisp', FRONT_5: 'Ines Field' });
    const told = say(s, 0, attack(s, 'Pia Match', 'Noel Wisp'), 6, 6, 5);
    expect(told).not.toContain('over a distance');
    expect(told).toContain('Pia Match takes 22 HP from Noel Wisp, who has 4 left');
    expect(told).toContain('Noel Wisp takes 10 HP from Pia Match, who has 12 left');
  });
});

describe('Battle: Instant Death', () => {
  it.each([5, 6])('declared, a %i kills whatever the HP', (die) => {
    const s = scene(
      { FRONT_1: 'Isa Whistle' },
      { FRONT_1: 'Ines Field', FRONT_2: 'Noel Wisp' },
      { hp: { 'Ines Field': 300 } },
    );
    say(s, 0, attack(s, 'Isa Whistle', 'Ines Field'));
    expect(moves(s, 0)).toEqual([{ strike: true }, { instantDeath: true }]);
    expect(say(s, 0, { instantDeath: true }, die)).toContain('Isa Whistle kills Ines Field at one stroke');
    expect(asked(s)).toEqual([1]);
  });

  it.each([1, 2, 3, 4])('declared, a %i turns the striker sideways and its next strike is skipped', (die) => {
    const s = scene({ FRONT_1: 'Isa Whistle' }, { FRONT_1: 'Ines Field', FRONT_2: 'Noel Wisp' });
    say(s, 0, attack(s, 'Isa Whistle', 'Ines Field'));
    const told = say(s, 0, { instantDeath: true }, die, 1, 1);
    expect(told).toContain('turned sideways');
    expect(told.match(/Ines Field's strike fails/g)).toHaveLength(2);
    expect(told).toContain('Isa Whistle skips its strike');
    expect(moves(s, 0)).toEqual([{ strike: true }, { instantDeath: true }]);
  });

  it('not declared is a strike like any other', () => {
    const s = scene({ FRONT_1: 'Isa Whistle' }, { FRONT_1: 'Noel Wisp', FRONT_2: 'Ines Field' });
    say(s, 0, attack(s, 'Isa Whistle', 'Noel Wisp'));
    expect(say(s, 0, { strike: true }, 6)).toContain('Isa Whistle takes 30 HP from Noel Wisp, who has 0 left');
  });

  it('cannot be absorbed', () => {
    const s = scene({ FRONT_1: 'Isa Whistle' }, { FRONT_1: 'Gesa Cloud', FRONT_2: 'Noel Wisp' });
    say(s, 0, attack(s, 'Isa Whistle', 'Gesa Cloud'));
    expect(say(s, 0, { instantDeath: true }, 5)).toContain('kills Gesa Cloud');
  });

  it('of the attacked one is declared by its owner', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Isa Whistle', FRONT_2: 'Noel Wisp' });
    say(s, 0, attack(s, 'Ines Field', 'Isa Whistle'), 1);
    expect(asked(s)).toEqual([1]);
    expect(say(s, 1, { instantDeath: true }, 6)).toContain('kills Ines Field');
    expect(s.at.result?.ranks).toEqual([2, 1]);
  });

  it('missed over a distance against who cannot strike back only costs the next strike', () => {
    const s = scene({ REAR_1: 'Sven Comet', FRONT_5: 'Max Pebble' }, { FRONT_1: 'Ines Field', FRONT_2: 'Noel Wisp' });
    say(s, 0, attack(s, 'Sven Comet', 'Ines Field'));
    expect(say(s, 0, { instantDeath: true }, 4)).toContain('Sven Comet skips its strike');
    expect(say(s, 0, { instantDeath: true }, 5)).toContain('kills Ines Field');
  });

  it('a fight that ends leaves nobody sideways for the next one', () => {
    const s = scene(
      { FRONT_1: 'Isa Whistle' },
      { FRONT_1: 'Ines Field', FRONT_2: 'Noel Wisp' },
      { hp: { 'Isa Whistle': 1 } },
    );
    say(s, 0, attack(s, 'Isa Whistle', 'Ines Field'));
    say(s, 0, { instantDeath: true }, 1, 6);
    expect(s.at.state.battle).toBeNull();
  });
});

describe('Battle: Absorb Attacking Power', () => {
  const struck = () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Karl Basalt', FRONT_2: 'Noel Wisp' });
    say(s, 0, attack(s, 'Ines Field', 'Karl Basalt'), 5);
    return s;
  };

  it.each([5, 6])('on a %i adds the AP of the strike, beyond the printed HP', (die) => {
    const s = struck();
    expect(moves(s, 1)).toEqual([{ absorb: true }, { pass: true }]);
    expect(say(s, 1, { absorb: true }, die, 1, 4)).toContain('Karl Basalt absorbs 18 HP and has 58');
  });

  it.each([1, 2, 3, 4])('on a %i the strike takes its HP', (die) => {
    const s = struck();
    expect(say(s, 1, { absorb: true }, die, 1, 4)).toContain(
      'Ines Field takes 18 HP from Karl Basalt, who has 22 left',
    );
  });

  it('need not be declared', () => {
    const s = struck();
    expect(say(s, 1, { pass: true }, 1, 4)).toContain('takes 18 HP from Karl Basalt');
  });

  it('is not asked for a strike that fails', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Karl Basalt', FRONT_2: 'Noel Wisp' });
    say(s, 0, attack(s, 'Ines Field', 'Karl Basalt'), 1, 6, 6);
    expect(hpOf(s, 'Ines Field')).toBe(18);
    expect(moves(s, 1)).toEqual([{ absorb: true }, { pass: true }]);
  });
});
