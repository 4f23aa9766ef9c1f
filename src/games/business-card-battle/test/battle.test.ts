import { describe, expect, it } from 'vitest';
import { takes } from '../rules/battle.ts';
import { tell } from '../shown/tell.ts';
import { attack, hpOf, scene, toldOf } from './scene.ts';

// The tests use Gesa Cloud (Air, AP 28, Absorb), Isa Whistle (Air, AP 30, HP 34, Instant Death), Ines Field (Earth, AP
// 36, HP 48), Kira Feather (Air, AP 26, HP 66, Flying), Pia Match (Fire, AP 28, HP 63, Flying), Mira Swift (AP 22,
// Flying, Leadoff), Jule Cinder (Fire, AP 40, HP 34) and Noel Wisp (Air, AP 20, HP 26).

describe('Battle: the dice tables', () => {
  it.each([
    [6, 30],
    [5, 15],
    [4, 15],
    [3, 7],
    [2, 7],
    [1, 0],
  ])('AP 30 with a better, equal or unrelated attribute rolls a %i and takes %i', (die, hp) => {
    expect(takes(30, die, false)).toBe(hp);
  });

  it.each([
    [6, 15],
    [5, 15],
    [4, 7],
    [3, 7],
    [2, 0],
    [1, 0],
  ])('AP 30 with a worse attribute, or over a distance, rolls a %i and takes %i', (die, hp) => {
    expect(takes(30, die, true)).toBe(hp);
  });

  it('a strike that does not fail takes at least 1', () => {
    expect(takes(3, 2, false)).toBe(1);
    expect(takes(1, 5, true)).toBe(1);
    expect(takes(3, 1, false)).toBe(0);
  });
});

describe('Battle: attributes', () => {
  it('Fire striking Air uses the first table, and Air striking Fire uses the second table', () => {
    const s = scene({ FRONT_1: 'Jule Cinder' }, { FRONT_1: 'Noel Wisp', FRONT_2: 'Ines Field' });
    const told = toldOf(s.does(0, attack(s, 'Jule Cinder', 'Noel Wisp'), 4, 4, 1, 2, 2));
    expect(told).toContain('Noel Wisp loses 20 HP (6 left)');
    expect(told).toContain('Jule Cinder loses 5 HP (29 left)');
    expect(told).toContain('Noel Wisp fails to hit Jule Cinder');
    expect(told).toContain('Noel Wisp from Seat 1');
  });

  it('Earth striking Fire uses the first table, and so does Fire striking Earth', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Jule Cinder', FRONT_2: 'Noel Wisp' });
    const told = toldOf(s.does(0, attack(s, 'Ines Field', 'Jule Cinder'), 2, 6, 6));
    expect(told).toContain('Jule Cinder loses 9 HP (25 left)');
    expect(told).toContain('Ines Field loses 40 HP (8 left)');
    expect(told).toContain('Jule Cinder from Seat 1');
  });

  it('a battle lasts until one of the two characters is in the graveyard, and then the turn continues', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Jule Cinder', FRONT_2: 'Noel Wisp' });
    s.does(0, attack(s, 'Ines Field', 'Jule Cinder'), 1, 1, 1, 1, 6);
    expect(s.at.state.battle).toBeNull();
    expect(s.at.zones['graveyard-1']?.cards).toHaveLength(1);
    expect(s.waiting).toEqual([1]);
  });
});

describe('Battle: Leadoff Attack', () => {
  it('lets an attacked character strike first', () => {
    const s = scene({ FRONT_1: 'Gustav Kiln' }, { FRONT_1: 'Amos Delve', FRONT_2: 'Noel Wisp' });
    const told = toldOf(s.does(0, attack(s, 'Gustav Kiln', 'Amos Delve'), 6, 6));
    expect(told).toContain(
      'strikes first, by Leadoff Attack. Seat 1 rolls 6 on a die of 6. Amos Delve hits with all of its AP 30: ',
    );
  });

  it('changes nothing if both characters have it: the initiator strikes first', () => {
    const s = scene({ FRONT_1: 'Hugo Marl' }, { FRONT_1: 'Amos Delve', FRONT_2: 'Noel Wisp' });
    const told = toldOf(s.does(0, attack(s, 'Hugo Marl', 'Amos Delve'), 6));
    expect(told).toContain('Hugo Marl strikes first, because both have Leadoff Attack.');
    expect(told).toContain('Hugo Marl hits with all of its AP 40: ');
  });

  it('has no effect over a long distance without Flying', () => {
    const s = scene(
      { REAR_1: 'Kira Feather', FRONT_5: 'Max Pebble' },
      { FRONT_1: 'Amos Delve', FRONT_2: 'Noel Wisp' },
      { hp: { 'Amos Delve': 13 } },
    );
    expect(toldOf(s.does(0, attack(s, 'Kira Feather', 'Amos Delve'), 6))).toContain('Amos Delve loses 13 HP (0 left)');
  });

  it('works over a long distance with Flying', () => {
    const s = scene(
      { REAR_1: 'Kira Feather', FRONT_5: 'Max Pebble' },
      { FRONT_1: 'Mira Swift', FRONT_2: 'Noel Wisp' },
      { hp: { 'Kira Feather': 11 } },
    );
    expect(toldOf(s.does(0, attack(s, 'Kira Feather', 'Mira Swift'), 6))).toContain(
      'Kira Feather loses 11 HP (0 left)',
    );
  });
});

describe('Battle: Flying', () => {
  it('from the rear, lets a character strike a front character without Flying repeatedly and safely', () => {
    const s = scene(
      { REAR_1: 'Kira Feather', FRONT_5: 'Max Pebble' },
      { FRONT_1: 'Jule Cinder', FRONT_2: 'Noel Wisp' },
    );
    const told = toldOf(s.does(0, attack(s, 'Kira Feather', 'Jule Cinder'), 6, 2, 1, 5, 3, 4));
    expect(told).not.toContain('Seat 1 rolls');
    expect(told).toContain('Jule Cinder from Seat 1');
    expect(hpOf(s, 'Kira Feather')).toBe(66);
  });

  it('over a long distance, both of two flyers strike weakly, whatever their attributes', () => {
    const s = scene(
      { REAR_1: 'Pia Match', FRONT_5: 'Max Pebble' },
      { FRONT_1: 'Kira Feather', FRONT_2: 'Noel Wisp' },
      { hp: { 'Kira Feather': 30 } },
    );
    const told = toldOf(s.does(0, attack(s, 'Pia Match', 'Kira Feather'), 6, 6, 2, 3, 6, 2, 6));
    expect(told).toContain('over a long distance');
    expect(told).toContain('Kira Feather loses 14 HP (16 left)');
    expect(told).toContain('Pia Match loses 13 HP (50 left)');
    expect(told).toContain('Pia Match fails to hit Kira Feather');
    expect(told).toContain('Pia Match loses 6 HP (44 left)');
  });

  it('diagonally between the front lines is not a long distance: attributes count, and the target strikes back', () => {
    const s = scene({ FRONT_2: 'Pia Match' }, { FRONT_1: 'Lars Tuft', FRONT_5: 'Ines Field' });
    const told = toldOf(s.does(0, attack(s, 'Pia Match', 'Lars Tuft'), 6, 6, 5));
    expect(told).not.toContain('over a long distance');
    expect(told).toContain('Lars Tuft loses 28 HP (6 left)');
    expect(told).toContain('Pia Match loses 12 HP (51 left)');
  });
});

describe('Battle: Instant Death', () => {
  it.each([5, 6])('kills on a %i, whatever the HP', (die) => {
    const s = scene(
      { FRONT_1: 'Isa Whistle' },
      { FRONT_1: 'Ines Field', FRONT_2: 'Noel Wisp' },
      { hp: { 'Ines Field': 300 } },
    );
    s.does(0, attack(s, 'Isa Whistle', 'Ines Field'));
    expect(s.moves(0)).toEqual([{ strike: true }, { instantDeath: true }]);
    expect(toldOf(s.does(0, { instantDeath: true }, die))).toContain('Isa Whistle kills Ines Field with one stroke');
    expect(s.waiting).toEqual([1]);
  });

  it.each([1, 2, 3, 4])('on a %i turns the striker sideways and skips its next strike', (die) => {
    const s = scene({ FRONT_1: 'Isa Whistle' }, { FRONT_1: 'Ines Field', FRONT_2: 'Noel Wisp' });
    s.does(0, attack(s, 'Isa Whistle', 'Ines Field'));
    const told = toldOf(s.does(0, { instantDeath: true }, die, 1, 1));
    expect(told).toContain('turned sideways');
    expect(told.match(/Ines Field fails to hit/g)).toHaveLength(2);
    expect(told).toContain('Isa Whistle skips its strike');
    expect(s.moves(0)).toEqual([{ strike: true }, { instantDeath: true }]);
  });

  it('is a normal strike if it is not declared', () => {
    const s = scene({ FRONT_1: 'Isa Whistle' }, { FRONT_1: 'Noel Wisp', FRONT_2: 'Ines Field' });
    s.does(0, attack(s, 'Isa Whistle', 'Noel Wisp'));
    expect(toldOf(s.does(0, { strike: true }, 6))).toContain('Noel Wisp loses 30 HP (0 left)');
  });

  it('cannot be absorbed', () => {
    const s = scene({ FRONT_1: 'Isa Whistle' }, { FRONT_1: 'Gesa Cloud', FRONT_2: 'Noel Wisp' });
    s.does(0, attack(s, 'Isa Whistle', 'Gesa Cloud'));
    expect(toldOf(s.does(0, { instantDeath: true }, 5))).toContain('kills Gesa Cloud');
  });

  it('is declared by the owner of an attacked character when it strikes back', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Isa Whistle', FRONT_2: 'Noel Wisp' });
    s.does(0, attack(s, 'Ines Field', 'Isa Whistle'), 1);
    expect(s.waiting).toEqual([1]);
    expect(toldOf(s.does(1, { instantDeath: true }, 6))).toContain('kills Ines Field');
    expect(s.at.result?.ranks).toEqual([2, 1]);
  });

  it('costs only the next strike if it fails over a long distance against a target that cannot strike back', () => {
    const s = scene({ REAR_1: 'Sven Comet', FRONT_5: 'Max Pebble' }, { FRONT_1: 'Ines Field', FRONT_2: 'Noel Wisp' });
    s.does(0, attack(s, 'Sven Comet', 'Ines Field'));
    expect(toldOf(s.does(0, { instantDeath: true }, 4))).toContain('Sven Comet skips its strike');
    expect(toldOf(s.does(0, { instantDeath: true }, 5))).toContain('kills Ines Field');
  });

  it('leaves no character sideways after a battle', () => {
    const s = scene(
      { FRONT_1: 'Isa Whistle' },
      { FRONT_1: 'Ines Field', FRONT_2: 'Noel Wisp' },
      { hp: { 'Isa Whistle': 1 } },
    );
    s.does(0, attack(s, 'Isa Whistle', 'Ines Field'));
    s.does(0, { instantDeath: true }, 1, 6);
    expect(s.at.state.battle).toBeNull();
  });
});

describe('Battle: texts', () => {
  it('name the owners and the spots of the characters', () => {
    const s = scene({ FRONT_1: 'Noel Wisp' }, { FRONT_1: 'Noel Wisp', FRONT_2: 'Noel Wisp' });
    const told = s.does(0, { attack: { character: 1, target: [2] } }, 4, 1, 6).text();
    expect(told).toContain("Seat 0's Noel Wisp on front 1 attacks Seat 1's Noel Wisp on front 1");
    expect(told).toContain("Seat 0's Noel Wisp hits with half of its AP 20: Seat 1's Noel Wisp loses 10 HP (16 left)");
    expect(told).toContain("Seat 1's Noel Wisp fails to hit Seat 0's Noel Wisp");
  });

  it('name only the characters in a match under rules 1.0, whose facts have no seats', () => {
    const [striker, target] = [
      { card: 1, name: 'Ines Field' },
      { card: 2, name: 'Noel Wisp' },
    ];
    const who = (seat: number) => `Seat ${seat}`;
    expect(tell({ fact: 'struck', striker, target, hp: 9, left: 17 }, who)).toBe(
      'Ines Field hits with a quarter of its AP 36: Noel Wisp loses 9 HP (17 left)',
    );
    const began = { attacker: striker, target, longDistance: false, strikesBack: true, first: 1 };
    expect(tell({ fact: 'battleBegan', ...began }, who)).toBe(
      'Ines Field attacks Noel Wisp. Air beats Earth, so Ines Field strikes weakly',
    );
  });

  it('say who strikes whom, and whether weakly, before Instant Death is declared', () => {
    const s = scene({ FRONT_1: 'Isa Whistle' }, { FRONT_1: 'Jule Cinder', FRONT_2: 'Noel Wisp' });
    s.does(0, attack(s, 'Isa Whistle', 'Jule Cinder'));
    expect(s.question(0)?.prompt).toBe(
      "Your Isa Whistle on front 1 (Air, AP 30, HP 34, Instant Death) strikes Seat 1's Jule Cinder on front 1 " +
        '(Fire, AP 40, HP 34), weakly. Declare Instant Death?',
    );
  });
});
