import { describe, expect, it } from 'vitest';
import { attack, hpOf, scene, toldOf } from './scene.ts';

// The tests use Ines Field (Earth, AP 36, HP 48), Karl Basalt (Earth, AP 30, HP 40, Absorb), Isa Whistle (Instant
// Death) and Gesa Cloud (Absorb).

describe('Battle: Absorb Attacking Power', () => {
  const attacked = () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Karl Basalt', FRONT_2: 'Noel Wisp' });
    s.does(0, attack(s, 'Ines Field', 'Karl Basalt'));
    return s;
  };

  it('is declared before the die of the strike is rolled', () => {
    const s = attacked();
    expect(s.waiting).toEqual([1]);
    expect(s.moves(1)).toEqual([{ absorb: true }, { absorbAlways: true }, { pass: true }]);
    expect(s.question(1)?.prompt).toBe(
      "Seat 0's Ines Field on front 1 (Earth, AP 36, HP 48) strikes your Karl Basalt on front 1 " +
        '(Earth, AP 30, HP 40, Absorb Attacking Power). Absorb Attacking Power?',
    );
  });

  it.each([5, 6])('on a %i adds the AP of the strike, beyond the printed HP', (die) => {
    const s = attacked();
    expect(toldOf(s.does(1, { absorb: true }, 5, die, 1))).toContain('Karl Basalt absorbs 18 HP and has 58');
    expect(s.waiting).toEqual([1]);
  });

  it.each([1, 2, 3, 4])('on a %i fails, with a line in the log, and the strike takes its HP', (die) => {
    expect(toldOf(attacked().does(1, { absorb: true }, 5, die, 1))).toContain(
      'Karl Basalt fails to absorb the strike. Ines Field hits with half of its AP 36: Karl Basalt loses 18 HP (22 left)',
    );
  });

  it('can be declared for the whole battle, so that the owner is not asked again', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Karl Basalt', FRONT_2: 'Noel Wisp' });
    s.does(0, attack(s, 'Ines Field', 'Karl Basalt'));
    // Ines rolls 5, and Karl absorbs the strike with another 5: he has 58 HP. Karl strikes with 1 and fails. Ines rolls
    // 6, Karl fails to absorb with 1, and 36 damage leaves him 22 HP. With the last dice, Karl hits and Ines fails
    // until Ines falls.
    const told = toldOf(s.does(1, { absorbAlways: true }, 5, 5, 1, 6, 1, 6, 1, 6));
    expect(told).toContain('absorbs every strike in this battle');
    expect(told.match(/is ready to absorb the strike/g)).toHaveLength(3);
    expect(told).toContain('Karl Basalt absorbs 18 HP and has 58');
    expect(s.at.state.battle).toBeNull();
  });

  it('is offered again in the next battle', () => {
    const s = scene({ FRONT_1: 'Ines Field', REAR_1: 'Ines Field' }, { FRONT_1: 'Karl Basalt' });
    s.does(0, attack(s, 'Ines Field', 'Karl Basalt'));
    s.does(1, { absorbAlways: true }, 1, 6, 1, 6);
    expect(s.at.state.battle).toBeNull(); // the first Ines has fallen, and the second has stepped forward
    s.does(1, { pass: true });
    s.does(0, attack(s, 'Ines Field', 'Karl Basalt'));
    expect(s.moves(1)).toEqual([{ absorb: true }, { absorbAlways: true }, { pass: true }]);
  });

  it('is optional', () => {
    expect(toldOf(attacked().does(1, { pass: true }, 5, 1))).toContain('Karl Basalt loses 18 HP');
  });

  it('needs no roll if the strike fails', () => {
    const s = attacked();
    const told = toldOf(s.does(1, { absorb: true }, 1, 6));
    expect(told).toContain('Karl Basalt is ready to absorb the strike');
    expect(told).toContain('Ines Field fails to hit Karl Basalt');
    expect(hpOf(s, 'Ines Field')).toBe(18);
  });

  it('is offered only after the striker has declined Instant Death', () => {
    const s = scene({ FRONT_1: 'Isa Whistle' }, { FRONT_1: 'Gesa Cloud', FRONT_2: 'Noel Wisp' });
    s.does(0, attack(s, 'Isa Whistle', 'Gesa Cloud'));
    s.does(0, { strike: true });
    expect(s.moves(1)).toEqual([{ absorb: true }, { absorbAlways: true }, { pass: true }]);
  });

  it('can still be declared in a match under rules 1.0, which asks after the roll', () => {
    const s = attacked();
    s.at.agenda = s.at.agenda.map((step) => (step.step === 'absorb' ? { step: 'absorb', hp: 18 } : step));
    expect(s.question(1)?.prompt).toContain('It takes 18 HP.');
    expect(toldOf(s.does(1, { absorb: true }, 6, 1))).toContain('Karl Basalt absorbs 18 HP and has 58');
  });
});
