import { describe, expect, it } from 'vitest';
import { hits } from '../rules/battle.ts';
import {
  choices,
  does,
  FIRST_GOLEM,
  labels,
  leaves,
  open,
  passes,
  plays,
  refuses,
  type Scene,
  scene,
  stateIn,
  unit,
  wizard,
} from './scene.ts';

const [A, B, C, D] = [FIRST_GOLEM, FIRST_GOLEM + 1, FIRST_GOLEM + 2, FIRST_GOLEM + 3];
const attack = (from: string, target: string) => ({ attack: { from, target: [target] } });
const strike = (unitId: number, target: number) => ({ strike: { unit: unitId, target: [target] } });
/** Who attacked whom, in their order. */
const attacks = (set: Scene): number[][] =>
  set.entries
    .flatMap((entry) => entry.facts as { fact: string; unit?: { id: number }; target?: { id: number } }[])
    .filter((fact) => fact.fact === 'attackRolled')
    .map((fact) => [fact.unit?.id ?? 0, fact.target?.id ?? 0]);

describe('Battle Phase', () => {
  it('hits when roll and Force are equal to or higher than roll and Armor', () => {
    expect(hits(4, 5, 5, 4)).toBe(true); // 9 against 9
    expect(hits(4, 5, 6, 4)).toBe(false);
  });

  it('is over at once without an adjacent enemy; diagonals are never adjacent', () => {
    const set = scene({ phase: 'BATTLE', golems: ['0 d4 Small Flesh Man', '1 e5 Small Clay Man'] });
    expect(stateIn(set).turn).toBe(1);
  });

  it('offers each own stack the enemy stacks beside it', () => {
    const set = scene({
      seats: 3,
      phase: 'BATTLE',
      golems: ['0 d4 Small Flesh Man', '1 d5 Small Clay Man', '2 e4 Small Sand Man'],
    });
    expect(open(set, 0, 'Attack from d4')).toEqual(['d5', 'e4']);
    expect(refuses(set, 0, attack('d4', 'd3'))).toBe(true);
  });

  it('goes on in rounds until one side is gone', () => {
    const set = scene({ phase: 'BATTLE', golems: ['0 d4 Small Flesh Man', '1 d5 Small Clay Man'] });
    does(set, 0, attack('d4', 'd5'), 1, 10, 1, 10, 5, 6, 1, 10, 5, 5); // misses, and a hit at last
    expect(attacks(set)).toEqual([
      [A, B],
      [B, A],
      [A, B],
      [B, A],
      [A, B],
    ]);
    expect([unit(set, A)?.damage, unit(set, B)]).toEqual([0, undefined]);
    expect(stateIn(set).battle).toBeNull();
  });

  it("lets small units attack before larger ones, and inside a size alternates from the turn's player", () => {
    const golems = ['0 d4 Giant Iron Man', '0 d4 Small Flesh Beast', '1 d5 Small Clay Man', '1 d5 Giant Stone Beast'];
    const set = scene({ phase: 'BATTLE', golems });
    does(set, 0, attack('d4', 'd5'));
    does(set, 0, strike(B, D), 1, 10);
    does(set, 1, strike(C, A), 1, 10);
    does(set, 0, strike(A, D), 1, 10);
    does(set, 1, strike(D, A), 1, 10);
    expect(stateIn(set).battle?.round).toBe(2);
    expect(choices(set, 0).map((choice) => choice.label)).toEqual(['Small Flesh Beast (1 hit) attacks …']);
    expect(attacks(set)).toEqual([
      [B, D],
      [C, A],
      [A, D],
      [D, A],
    ]);
  });

  it('lets a side that alone has units of a size attack with all of them in a row', () => {
    const golems = ['0 a1 Small Flesh Beast', '1 a2 Giant Stone Beast', '1 a2 Large Iron Man'];
    const set = scene({ phase: 'BATTLE', golems });
    does(set, 0, attack('a1', 'a2'));
    expect(labels(set, 0)).toEqual(['Wizard (5 hits) attacks …', 'Small Flesh Beast (1 hit) attacks …']);
    does(set, 0, strike(1, B), 1, 10);
    does(set, 0, strike(A, B), 1, 10);
    does(set, 1, strike(C, 1), 1, 10);
    expect(labels(set, 1)).toEqual(['Giant Stone Beast (4 hits) attacks …']);
  });

  it('gives units in a tower Armor +1', () => {
    const set = scene({ phase: 'BATTLE', golems: ['0 h7 Small Flesh Man'] });
    does(set, 0, attack('h7', 'h8'), 9, 3, 1, 10, 10, 3, 10, 1); // 10 < 11, 11 = 11, and the answer kills
    expect(wizard(set, 1)?.damage).toBe(1);
    expect(unit(set, A)).toBeUndefined();
  });

  it('takes as many pairs as the player likes', () => {
    const set = scene({
      seats: 3,
      phase: 'BATTLE',
      golems: ['0 d4 Giant Iron Man', '1 d5 Small Clay Man', '2 e4 Small Sand Man'],
    });
    does(set, 0, attack('d4', 'd5'), 1, 10, 10, 1);
    expect(open(set, 0, 'Attack from d4')).toEqual(['e4']);
    does(set, 0, attack('d4', 'e4'), 1, 10, 10, 1);
    expect(stateIn(set).turn).toBe(1);
  });

  it('lets a Wizard alone in his tower attack', () => {
    const set = scene({ phase: 'BATTLE', golems: ['1 a2 Small Clay Man'] });
    does(set, 0, attack('a1', 'a2'), 10, 1);
    expect(unit(set, A)).toBeUndefined();
  });
});

describe('Battle cards', () => {
  // The seat 0's golem, and seat 1's; both have cards, so both are asked before each roll.
  const fight = (mine: string, theirs: string, hands: string[][]) => {
    const set = scene({ phase: 'BATTLE', golems: [`0 d4 ${mine}`, `1 d5 ${theirs}`], hands, mana: [0, 0] });
    does(set, 0, attack('d4', 'd5'));
    return set;
  };

  it.each([
    ['Swoop', 'Small Flesh Flyer', 'Small Flesh Man'],
    ['Maul', 'Small Flesh Beast', 'Small Flesh Man'],
    ['Club', 'Small Flesh Man', 'Small Flesh Beast'],
    ['Crush', 'Small Flesh Juggernaught', 'Small Flesh Man'],
    ['Fast Attack', 'Medium Flesh Man', 'Large Flesh Man'],
    ['Stomp', 'Giant Flesh Man', 'Medium Flesh Man'],
  ])('%s gives a %s one extra attack this round, a %s none', (card, yes, no) => {
    const set = fight(yes, 'Giant Iron Juggernaught', [[card, 'Repair']]);
    plays(set, 0, card, { unit: [A] });
    expect(unit(set, A)?.attacks).toBe(1);
    passes(set, 0);
    expect(attacks(fight(no, 'Giant Iron Juggernaught', [[card]]))).toEqual([]);
    expect(labels(fight(no, 'Giant Iron Juggernaught', [[card]]), 0)).toEqual(['Pass']);
  });

  it('an extra attack is taken in the same round by the same order', () => {
    const set = fight('Small Flesh Man', 'Giant Iron Beast', [['Club']]);
    plays(set, 0, 'Club', { unit: [A] }, 1, 10, 1, 10, 10, 1);
    expect(attacks(set).slice(0, 3)).toEqual([
      [A, B],
      [A, B],
      [B, A],
    ]);
  });

  it('costs nothing and goes to the discard', () => {
    const set = fight('Small Flesh Man', 'Giant Iron Beast', [['Club', 'Swoop']]);
    plays(set, 0, 'Club', { unit: [A] });
    expect(stateIn(set).mana).toEqual([0, 0]);
    expect(set.at.zones['event-discard']?.cards).toHaveLength(1);
  });

  it.each([
    ['Dodge', 'Small Clay Man', 7],
    ['Dodge', 'Medium Clay Man', 7],
    ['Great Bulk', 'Large Clay Man', 5],
    ['Great Bulk', 'Giant Clay Man', 5],
  ])('%s gives a %s that is attacked Armor +%i against this attack', (card, target, armor) => {
    const set = fight('Giant Iron Juggernaught', target, [[], [card, 'Swoop']]);
    if (target.startsWith('Giant') === false) passes(set, 1); // the smaller one attacks first
    const before = stateIn(set).battle?.attack;
    expect(before).toMatchObject({ unit: A, target: B, armor: 0 });
    plays(set, 1, card);
    expect(stateIn(set).battle?.attack).toMatchObject({ armor });
    passes(set, 1);
    expect(stateIn(set).battle?.attack?.armor ?? 0).toBe(0); // the next attack begins anew
  });

  it('Dodge is no card for a Large target, Great Bulk none for a Small one', () => {
    const large = fight('Small Flesh Man', 'Large Clay Man', [[], ['Dodge', 'Great Bulk']]);
    expect(labels(large, 1)).toHaveLength(2);
    expect(labels(large, 1)[1]).toMatch(/^Great Bulk/);
    const small = fight('Small Flesh Beast', 'Small Clay Man', [[], ['Dodge', 'Great Bulk']]);
    expect(labels(small, 1)[1]).toMatch(/^Dodge/);
    expect(labels(small, 1)).toHaveLength(2);
  });

  it.each([
    ['Splatter', 'Clay', 'Ice'],
    ['Shatter', 'Ice', 'Stone'],
    ['Crumble', 'Stone', 'Iron'],
    ['Crack', 'Iron', 'Clay'],
  ])('%s gives the attack Force +5 against %s, not against %s', (card, yes, no) => {
    const set = fight('Small Flesh Man', `Giant ${yes} Man`, [[card, 'Swoop']]);
    plays(set, 0, card);
    expect(stateIn(set).battle?.attack).toMatchObject({ force: 5 });
    const armor = { Clay: 4, Ice: 5, Stone: 6, Iron: 7 }[yes] ?? 0;
    does(set, 0, { pass: true }, armor, 6); // armor + 1 + 5 against 6 + armor
    expect(unit(set, B)?.damage).toBe(1);
    expect(labels(fight('Small Flesh Man', `Giant ${no} Man`, [[card]]), 0)).toEqual(['Pass']);
  });

  it('Splatter works against a Wizard, who is soft, and Club for one, who is man-shaped', () => {
    const set = scene({ phase: 'BATTLE', golems: ['0 h7 Small Ice Beast'], hands: [['Splatter'], ['Club']] });
    does(set, 0, attack('h7', 'h8'));
    expect(labels(set, 0)).toHaveLength(2);
    passes(set, 0);
    expect(open(set, 1, 'Club')).toEqual([2]);
  });

  it('asks the side that attacks first, and again after each card until both pass in a row', () => {
    const set = fight('Small Flesh Man', 'Small Clay Man', [
      ['Splatter', 'Swoop'],
      ['Dodge', 'Swoop'],
    ]);
    passes(set, 0);
    plays(set, 1, 'Dodge');
    plays(set, 0, 'Splatter');
    passes(set, 1);
    does(set, 0, { pass: true }, 1, 1);
    expect(attacks(set)).toEqual([[A, B]]);
    const rolled = set.entries.at(-1)?.facts.find((fact) => fact.fact === 'attackRolled');
    expect(rolled).toMatchObject({ force: 6, armor: 8, hit: false });
  });

  it('asks nobody but the two sides', () => {
    const golems = ['0 d4 Small Flesh Man', '1 d5 Small Clay Man'];
    const set = scene({ seats: 3, phase: 'BATTLE', golems, hands: [['Swoop'], ['Swoop'], ['Club']] });
    does(set, 0, attack('d4', 'd5'));
    expect(choices(set, 2)).toEqual([]);
    passes(set, 0);
    expect(choices(set, 1)).toHaveLength(1);
    expect(choices(set, 2)).toEqual([]);
  });

  it('ends the battle when a side leaves in the middle of an attack', () => {
    const golems = ['0 d4 Small Flesh Man', '1 d5 Small Clay Man'];
    const set = scene({ seats: 3, phase: 'BATTLE', golems, hands: [['Swoop'], ['Swoop'], ['Club']] });
    does(set, 0, attack('d4', 'd5'));
    leaves(set, 1);
    expect(stateIn(set).battle).toBeNull();
    expect(stateIn(set).turn).toBe(2); // seat 0 has nobody left to fight; the turn of seat 1 is skipped
  });
});
