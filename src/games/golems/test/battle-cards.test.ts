import { describe, expect, it } from 'vitest';
import { attacks, FIRST_GOLEM, plays, type Scene, scene, unit } from './scene.ts';

const [A, B] = [FIRST_GOLEM, FIRST_GOLEM + 1];
const attack = (from: string, target: string) => ({ attack: { from, target: [target] } });

describe('Battle cards', () => {
  // A battle between a golem of seat 0 and a golem of seat 1. Both seats have cards, so both are asked before each
  // roll.
  const fight = (mine: string, theirs: string, hands: string[][]) => {
    const set = scene({ phase: 'BATTLE', golems: [`0 d4 ${mine}`, `1 d5 ${theirs}`], hands, mana: [0, 0] });
    set.does(0, attack('d4', 'd5'));
    return set;
  };

  it.each([
    ['Swoop', 'Small Flesh Flyer', 'Small Flesh Man'],
    ['Maul', 'Small Flesh Beast', 'Small Flesh Man'],
    ['Club', 'Small Flesh Man', 'Small Flesh Beast'],
    ['Crush', 'Small Flesh Juggernaught', 'Small Flesh Man'],
    ['Fast Attack', 'Medium Flesh Man', 'Large Flesh Man'],
    ['Stomp', 'Giant Flesh Man', 'Medium Flesh Man'],
  ])('%s gives a %s one extra attack this round, but not a %s', (card, yes, no) => {
    const set = fight(yes, 'Giant Iron Juggernaught', [[card, 'Repair']]);
    plays(set, 0, card, { unit: [A] });
    expect(unit(set, A)?.attacks).toBe(1);
    set.passes(0);
    expect(attacks(fight(no, 'Giant Iron Juggernaught', [[card]]))).toEqual([]);
    expect(fight(no, 'Giant Iron Juggernaught', [[card]]).labels(0)).toEqual(['Pass', 'Pass for the whole battle']);
  });

  it('an extra attack is made in the same round, in the same order', () => {
    const set = fight('Small Flesh Man', 'Giant Iron Beast', [['Club']]);
    plays(set, 0, 'Club', { unit: [A] }, 1, 10, 1, 10, 10, 1);
    expect(attacks(set).slice(0, 3)).toEqual([
      [A, B],
      [A, B],
      [B, A],
    ]);
  });

  it('are free and go to the discard pile', () => {
    const set = fight('Small Flesh Man', 'Giant Iron Beast', [['Club', 'Swoop']]);
    plays(set, 0, 'Club', { unit: [A] });
    expect(set.state.mana).toEqual([0, 0]);
    expect(set.at.zones['event-discard']?.cards).toHaveLength(1);
  });

  it.each([
    ['Dodge', 'Small Clay Man', 7],
    ['Dodge', 'Medium Clay Man', 7],
    ['Great Bulk', 'Large Clay Man', 5],
    ['Great Bulk', 'Giant Clay Man', 5],
  ])('%s gives a %s that is attacked Armor +%i against this attack', (card, target, armor) => {
    const set = fight('Giant Iron Juggernaught', target, [[], [card, 'Swoop']]);
    if (target.startsWith('Giant') === false) set.passes(1, 1); // the smaller unit attacks first
    const before = set.state.battle?.attack;
    expect(before).toMatchObject({ unit: A, target: B, armor: 0 });
    plays(set, 1, card);
    expect(set.state.battle?.attack).toMatchObject({ armor });
    set.passes(1);
    expect(set.state.battle?.attack?.armor ?? 0).toBe(0); // cards do not affect the next attack
  });

  it('Dodge cannot help a Large target, nor Great Bulk a Small one', () => {
    const large = fight('Small Flesh Man', 'Large Clay Man', [[], ['Dodge', 'Great Bulk']]);
    expect(large.labels(1)).toHaveLength(3);
    expect(large.labels(1)[2]).toMatch(/^Great Bulk/);
    const small = fight('Small Flesh Beast', 'Small Clay Man', [[], ['Dodge', 'Great Bulk']]);
    expect(small.labels(1)[2]).toMatch(/^Dodge/);
    expect(small.labels(1)).toHaveLength(3);
  });

  it.each([
    ['Splatter', 'Clay', 'Ice'],
    ['Shatter', 'Ice', 'Stone'],
    ['Crumble', 'Stone', 'Iron'],
    ['Crack', 'Iron', 'Clay'],
  ])('%s gives the attack Force +5 against %s, but not against %s', (card, yes, no) => {
    const set = fight('Small Flesh Man', `Giant ${yes} Man`, [[card, 'Swoop']]);
    plays(set, 0, card);
    expect(set.state.battle?.attack).toMatchObject({ force: 5 });
    const armor = { Clay: 4, Ice: 5, Stone: 6, Iron: 7 }[yes] ?? 0;
    set.does(0, { pass: true }, armor, 6); // the sums are equal: armor + 1 + 5 and 6 + armor
    expect(unit(set, B)?.damage).toBe(1);
    expect(fight('Small Flesh Man', `Giant ${no} Man`, [[card]]).labels(0)).toEqual([
      'Pass',
      'Pass for the whole battle',
    ]);
  });

  it('Splatter works against a Wizard, who is soft, and Club works for a Wizard, who is man-shaped', () => {
    const set = scene({ phase: 'BATTLE', golems: ['0 h7 Small Ice Beast'], hands: [['Splatter'], ['Club']] });
    set.does(0, attack('h7', 'h8'));
    expect(set.labels(0)).toHaveLength(3);
    set.passes(0);
    expect(set.options('Club', 1)).toEqual([2]);
  });

  it('are offered to the attacker first, and again after each card until both sides pass in a row', () => {
    const set = fight('Small Flesh Man', 'Small Clay Man', [
      ['Splatter', 'Swoop'],
      ['Dodge', 'Swoop'],
    ]);
    set.passes(0);
    plays(set, 1, 'Dodge');
    plays(set, 0, 'Splatter');
    set.passes(1);
    set.does(0, { pass: true }, 1, 1);
    expect(attacks(set)).toEqual([[A, B]]);
    const rolled = set.entries.at(-1)?.facts.find((fact) => fact.fact === 'attackRolled');
    expect(rolled).toMatchObject({ force: 6, armor: 8, hit: false });
  });

  it('are offered only to the two sides', () => {
    const golems = ['0 d4 Small Flesh Man', '1 d5 Small Clay Man'];
    const set = scene({ seats: 3, phase: 'BATTLE', golems, hands: [['Swoop'], ['Swoop'], ['Club']] });
    set.does(0, attack('d4', 'd5'));
    expect(set.choices(2)).toEqual([]);
    set.passes(0);
    expect(set.choices(1)).toHaveLength(2);
    expect(set.choices(2)).toEqual([]);
  });

  describe('before the round ends', () => {
    // Seat 0's Giant attacks last and misses. The owner of the Giant has a Stomp in hand.
    const lastMiss = (hands: string[][]) => {
      const set = scene({
        phase: 'BATTLE',
        golems: ['0 d4 Giant Iron Man', '1 d5 Small Flesh Man'],
        hands,
        mana: [0, 0],
      });
      set.does(0, attack('d4', 'd5'));
      if (hands[1]?.length) set.passes(1); // the Small unit attacks first
      if (hands[0]?.length) set.does(0, { pass: true }, 1, 10);
      if (hands[1]?.length) set.passes(1); // no extra attack for the Small unit before the Giant attacks
      return set;
    };
    const ending = (set: Scene) => set.step === 'roundCards';

    it('a card can give an extra attack even after all attacks, and the extra attack is made in this round', () => {
      const set = lastMiss([['Stomp', 'Swoop']]);
      expect(set.labels(0)).toEqual(['Pass', 'Pass for the whole battle', 'Stomp: one more attack for …']);
      set.does(0, { pass: true }, 1, 10); // the Giant's own attack
      expect([ending(set), set.state.battle?.round]).toEqual([true, 1]);
      expect(set.labels(0)).toEqual(['Pass', 'Pass for the whole battle', 'Stomp: one more attack for …']);
      plays(set, 0, 'Stomp', { unit: [A] });
      set.does(0, { pass: true }, 1, 10); // the question before the roll of the extra attack
      expect([ending(set), set.state.battle?.round]).toEqual([true, 1]);
      set.passes(0);
      expect([ending(set), set.state.battle?.round]).toEqual([false, 2]);
    });

    it('both sides are asked again after a card gives an extra attack, which then follows immediately', () => {
      const set = lastMiss([['Stomp', 'Swoop'], ['Club']]);
      set.passes(0);
      set.does(1, { pass: true }, 1, 10); // the Giant's own attack
      plays(set, 0, 'Stomp', { unit: [A] });
      set.passes(1); // an extra attack from a Club would come before the Giant's attack
      expect([set.step, set.state.battle?.attack]).toMatchObject(['battleCards', { unit: A, target: B }]);
    });

    it("the turn's player is asked first, then the other side, unless they have no event cards", () => {
      const set = lastMiss([['Stomp'], ['Club']]);
      set.passes(0);
      set.does(1, { pass: true }, 1, 10);
      expect(ending(set)).toBe(true);
      set.passes(0);
      expect(ending(set)).toBe(true);
      expect(set.options('Club', 1)).toEqual([B]);
      set.passes(1);
      expect(set.state.battle?.round).toBe(2);
      // Without cards there are no questions, so the battle is fought to its end.
      expect(lastMiss([]).state.battle).toBeNull();
    });

    describe('between two attacks', () => {
      // Seat 0's Small golem attacks first and misses. Seat 1's Giant attacks next.
      const smallMiss = (hands: string[][], golems = ['0 d4 Small Flesh Man', '1 d5 Giant Iron Beast']) => {
        const set = scene({ phase: 'BATTLE', golems, hands, mana: [0, 0] });
        set.does(0, attack('d4', 'd5'));
        set.does(0, { pass: true }, 1, 10);
        return set;
      };

      it("an extra attack given after a miss comes before the enemy Giant's attack", () => {
        const set = smallMiss([['Club', 'Swoop']]);
        expect(set.labels(0)).toEqual(['Pass', 'Pass for the whole battle', 'Club: one more attack for …']);
        plays(set, 0, 'Club', { unit: [A] });
        set.does(0, { pass: true }, 1, 10);
        expect(attacks(set)).toEqual([
          [A, B],
          [A, B],
        ]);
        expect(set.state.battle?.round).toBe(1);
      });

      it('a seat whose next attack would come later anyway is not asked', () => {
        // Units of equal size alternate, so seat 1 follows seat 0 with or without a card.
        const set = smallMiss([['Club']], ['0 d4 Small Flesh Man', '1 d5 Small Iron Beast']);
        expect([set.step, set.state.battle?.attack]).toMatchObject(['battleCards', { unit: B, target: A }]);
      });

      it('a seat without event cards is not asked', () => {
        const set = smallMiss([['Club'], []]);
        expect(set.step).toBe('roundCards');
        set.passes(0);
        expect(set.state.battle?.attack).toMatchObject({ unit: B, target: A });
      });
    });

    it('no card is offered for an attack that is over', () => {
      const set = lastMiss([['Splatter', 'Shatter', 'Stomp']]);
      set.does(0, { pass: true }, 1, 10);
      expect(set.labels(0)).toHaveLength(3);
    });

    it('the battle is over if a side leaves', () => {
      const set = scene({
        seats: 3,
        phase: 'BATTLE',
        golems: ['0 d4 Giant Iron Man', '1 d5 Small Flesh Man'],
        hands: [['Stomp'], ['Club']],
      });
      set.does(0, attack('d4', 'd5'));
      set.passes(1);
      set.does(0, { pass: true }, 1, 10);
      set.passes(1, 0);
      set.does(1, { pass: true }, 1, 10);
      expect(ending(set)).toBe(true);
      set.resigns(1);
      expect(set.state.battle).toBeNull();
    });
  });

  describe('A player who passes for the whole battle', () => {
    it('is not asked again in the battle, and the pass does not cause another question to the other side', () => {
      const set = scene({
        phase: 'BATTLE',
        golems: ['0 d4 Giant Iron Man', '1 d5 Giant Flesh Man'],
        hands: [['Stomp'], ['Club']],
      });
      set.does(0, attack('d4', 'd5'));
      set.passes(0);
      const { entry } = set.does(1, { passBattle: true }, 1, 10);
      expect(entry.facts[0]).toEqual({ fact: 'battlePassed', seat: 1 });
      expect(attacks(set)).toHaveLength(1); // seat 0 had already passed
      set.passes(0); // the attack by the other side
      expect(set.state.battle?.round).toBe(1);
      set.does(0, { passBattle: true }); // the question at the end of the round, after which no seat is asked
      expect(set.state.battle).toBeNull();
    });

    it('is asked again in the next battle', () => {
      const set = scene({
        seats: 3,
        phase: 'BATTLE',
        golems: ['0 d4 Giant Iron Man', '1 d5 Small Flesh Man', '2 e4 Small Clay Man'],
        hands: [['Stomp']],
      });
      set.does(0, attack('d4', 'd5'));
      set.does(0, { passBattle: true }, 10, 1);
      set.does(0, attack('d4', 'e4'));
      expect(set.labels(0)).toContain('Pass for the whole battle');
    });
  });

  it('a side that leaves in the middle of an attack ends the battle', () => {
    const golems = ['0 d4 Small Flesh Man', '1 d5 Small Clay Man'];
    const set = scene({ seats: 3, phase: 'BATTLE', golems, hands: [['Swoop'], ['Swoop'], ['Club']] });
    set.does(0, attack('d4', 'd5'));
    set.resigns(1);
    expect(set.state.battle).toBeNull();
    expect(set.state.turn).toBe(2); // seat 0 has no enemies left, and the turn of seat 1 is skipped
  });
});
