import { describe, expect, it } from 'vitest';
import { FIRST_GOLEM, plays, scene, unit } from './scene.ts';

const A = FIRST_GOLEM;

describe('Spell Phase', () => {
  it("asks the turn's player first, then clockwise, until all have passed in a row", () => {
    const hands = [['Ritual Mana'], ['Ritual Mana'], ['Repair']];
    const set = scene({ seats: 3, phase: 'SPELL', turn: 1, hands, golems: ['1 d4 Small Flesh Man'] });
    expect(set.waiting).toEqual([1]);
    set.passes(1, 2);
    plays(set, 0, 'Ritual Mana');
    set.passes(1, 2); // no seat answers with a Dispell
    set.passes(1, 2); // a second round of passes, in which seat 0 has no card left
    expect(set.state.mana[0]).toBe(20 - 2 + 7);
    expect(set.labels(1)[0]).toBe('End your moves');
  });

  it('continues with the seat after the caster', () => {
    const set = scene({ seats: 3, phase: 'SPELL', hands: [['Ritual Mana', 'Club'], ['Maul'], ['Swoop']] });
    plays(set, 0, 'Ritual Mana');
    set.passes(1, 2);
    expect(set.waiting).toEqual([1]);
  });

  it('costs 2 mana per spell, and does not ask players who cannot pay or have no event cards', () => {
    const set = scene({ phase: 'SPELL', hands: [['Repair'], ['Repair']], mana: [1, 2] });
    expect(set.waiting).toEqual([1]);
    plays(set, 1, 'Repair', { stack: ['h8'] });
    expect(set.state.mana).toEqual([6, 0].map((mana, seat) => (seat === 1 ? mana + 5 : 1)));
  });

  it('also asks players without a spell in hand, so that their hands stay secret', () => {
    const set = scene({ phase: 'SPELL', hands: [['Club']] });
    expect(set.labels(0)).toEqual(['Pass']);
  });

  it('offers neither battle cards nor a Dispell', () => {
    const set = scene({ phase: 'SPELL', hands: [['Club', 'Dispell', 'Ritual Mana']] });
    expect(set.labels(0)).toEqual(['Pass', 'Ritual Mana: gain 7 mana']);
  });
});

describe('Dispell', () => {
  const hands = [['Ritual Mana', 'Dispell'], ['Dispell', 'Club'], ['Club']];
  const both = [
    ['Ritual Mana', 'Club'],
    ['Dispell', 'Maul'],
    ['Dispell', 'Swoop'],
  ];

  it('negates the spell just played, which is lost with its mana', () => {
    const set = scene({ phase: 'SPELL', hands });
    plays(set, 0, 'Ritual Mana');
    plays(set, 1, 'Dispell');
    set.passes(0);
    expect(set.state.mana).toEqual([18, 18]);
    expect(set.state.spells).toEqual([]);
    expect(set.cards('event-hand-0')).toEqual(['Dispell']);
  });

  it('can itself be dispelled, so that the spell takes effect, and each of the three costs 2 mana', () => {
    const set = scene({ phase: 'SPELL', hands });
    plays(set, 0, 'Ritual Mana');
    plays(set, 1, 'Dispell');
    plays(set, 0, 'Dispell'); // both Dispells are face up, so no hand can contain another answer
    expect(set.state.spells).toEqual([]);
    expect(set.step).toBe('spells');
    expect(set.state.mana).toEqual([20 - 2 - 2 + 7, 18]);
  });

  it('is offered to all other seats, clockwise from the caster', () => {
    const set = scene({ seats: 3, phase: 'SPELL', turn: 1, hands: [['Club'], ['Ritual Mana', 'Maul'], ['Swoop']] });
    plays(set, 1, 'Ritual Mana');
    expect(set.waiting).toEqual([2]);
    set.passes(2);
    expect(set.waiting).toEqual([0]);
  });

  it('ends the window of the spell that it negates: no seat is asked about that spell again', () => {
    const set = scene({ seats: 3, phase: 'SPELL', hands: both });
    plays(set, 0, 'Ritual Mana');
    plays(set, 1, 'Dispell');
    set.passes(2, 0); // no seat answers the Dispell
    expect(set.labels(1)).toEqual(['Pass']); // the Spell Phase continues with the seat after the caster
    expect(set.state.spells).toEqual([]);
  });

  it('is not asked for once both Dispells are face up, so that the spell takes effect', () => {
    const set = scene({ seats: 3, phase: 'SPELL', hands: both });
    plays(set, 0, 'Ritual Mana');
    plays(set, 1, 'Dispell');
    plays(set, 2, 'Dispell');
    expect([set.step, set.state.mana[0]]).toEqual(['spells', 25]);
  });

  it('is not offered once the caster has left: the log reports a spell without effect', () => {
    const set = scene({
      seats: 3,
      phase: 'SPELL',
      hands: [['Elemental Storm'], ['Maul'], ['Club']],
      golems: ['1 a8 Small Flesh Man'],
    });
    plays(set, 0, 'Elemental Storm', { stack: ['a8'] });
    const { entry } = set.resigns(0);
    expect(unit(set, A)?.damage).toBe(0);
    expect(set.state.turn).toBe(1);
    expect(set.state.spells).toEqual([]);
    expect(entry.facts).toContainEqual({ fact: 'spellEnded', card: 'Elemental Storm', lost: true });
  });
});
