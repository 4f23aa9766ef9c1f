import { describe, expect, it } from 'vitest';
import { type Seat, see } from '../../../engine/index.ts';
import { armorOf, forceOf, hitsOf } from '../state.ts';
import {
  choices,
  does,
  FIRST_GOLEM,
  hand,
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

const [A, B, _C] = [FIRST_GOLEM, FIRST_GOLEM + 1, FIRST_GOLEM + 2];
const asked = (set: Scene): Seat[] =>
  Array.from({ length: set.at.seats }, (_, seat) => seat).filter((seat) => choices(set, seat).length > 0);

describe('Spell Phase', () => {
  it("asks the turn's player first, then clockwise, until all have passed in a row", () => {
    const hands = [['Ritual Mana'], ['Ritual Mana'], ['Repair']];
    const set = scene({ seats: 3, phase: 'SPELL', turn: 1, hands, golems: ['1 d4 Small Flesh Man'] });
    expect(asked(set)).toEqual([1]);
    passes(set, 1, 2);
    plays(set, 0, 'Ritual Mana');
    passes(set, 1, 2); // nobody dispells
    passes(set, 1, 2); // and round again: seat 0 has no card left
    expect(stateIn(set).mana[0]).toBe(20 - 2 + 7);
    expect(labels(set, 1)[0]).toBe('End your moves');
  });

  it('goes on from who has played a spell', () => {
    const set = scene({ seats: 3, phase: 'SPELL', hands: [['Ritual Mana', 'Club'], ['Maul'], ['Swoop']] });
    plays(set, 0, 'Ritual Mana');
    passes(set, 1, 2);
    expect(asked(set)).toEqual([1]);
  });

  it('costs 2 mana, and is closed to who cannot pay or holds no event', () => {
    const set = scene({ phase: 'SPELL', hands: [['Repair'], ['Repair']], mana: [1, 2] });
    expect(asked(set)).toEqual([1]);
    plays(set, 1, 'Repair', { stack: ['h8'] });
    expect(stateIn(set).mana).toEqual([6, 0].map((mana, seat) => (seat === 1 ? mana + 5 : 1)));
  });

  it('asks who holds no spell just the same, so that nobody learns what he holds', () => {
    const set = scene({ phase: 'SPELL', hands: [['Club']] });
    expect(labels(set, 0)).toEqual(['Pass']);
  });

  it('does not offer battle cards or a Dispell', () => {
    const set = scene({ phase: 'SPELL', hands: [['Club', 'Dispell', 'Ritual Mana']] });
    expect(labels(set, 0)).toEqual(['Pass', 'Ritual Mana: gain 7 mana']);
  });
});

describe('Dispell', () => {
  const hands = [['Ritual Mana', 'Dispell'], ['Dispell', 'Club'], ['Club']];

  it('negates the spell just played, which is lost with its mana', () => {
    const set = scene({ phase: 'SPELL', hands });
    plays(set, 0, 'Ritual Mana');
    plays(set, 1, 'Dispell');
    passes(set, 0);
    expect(stateIn(set).mana).toEqual([18, 18]);
    expect(stateIn(set).spells).toEqual([]);
    expect(hand(set, 0, 'EVENT')).toEqual(['Dispell']);
  });

  it('can itself be dispelled: then the spell takes effect, and all three have cost 2 mana', () => {
    const set = scene({ phase: 'SPELL', hands });
    plays(set, 0, 'Ritual Mana');
    plays(set, 1, 'Dispell');
    plays(set, 0, 'Dispell');
    expect(stateIn(set).spells.map((spell) => spell.card)).toEqual(['Ritual Mana', 'Dispell', 'Dispell']);
    passes(set, 1); // no answer to the second Dispell
    passes(set, 1); // nor another one to the spell
    expect(stateIn(set).mana).toEqual([20 - 2 - 2 + 7, 18]);
  });

  it('is asked of everybody else, clockwise from the caster', () => {
    const set = scene({ seats: 3, phase: 'SPELL', turn: 1, hands: [['Club'], ['Ritual Mana', 'Maul'], ['Swoop']] });
    plays(set, 1, 'Ritual Mana');
    expect(asked(set)).toEqual([2]);
    passes(set, 2);
    expect(asked(set)).toEqual([0]);
  });

  it('ends the window of the spell it negates: nobody is asked about that any more', () => {
    const set = scene({
      seats: 3,
      phase: 'SPELL',
      hands: [
        ['Ritual Mana', 'Club'],
        ['Dispell', 'Maul'],
        ['Dispell', 'Swoop'],
      ],
    });
    plays(set, 0, 'Ritual Mana');
    plays(set, 1, 'Dispell');
    passes(set, 2, 0); // the Dispell stands
    expect(labels(set, 1)).toEqual(['Pass']); // the Spell Phase goes on after the caster
    expect(stateIn(set).spells).toEqual([]);
  });

  it('goes on with the window of the spell when it was dispelled itself', () => {
    const set = scene({
      seats: 3,
      phase: 'SPELL',
      hands: [
        ['Ritual Mana', 'Club'],
        ['Dispell', 'Maul'],
        ['Dispell', 'Swoop'],
      ],
    });
    plays(set, 0, 'Ritual Mana');
    plays(set, 1, 'Dispell');
    plays(set, 2, 'Dispell');
    passes(set, 0, 1);
    expect(asked(set)).toEqual([2]); // after who answered last
    expect(labels(set, 2)).toEqual(['Pass']);
    passes(set, 2, 1);
    expect(stateIn(set).mana[0]).toBe(25);
  });

  it('leaves a spell without effect whose caster has left meanwhile', () => {
    const set = scene({ seats: 3, phase: 'SPELL', hands: [['Elemental Storm'], ['Maul'], ['Club']] });
    plays(set, 0, 'Elemental Storm', { stack: ['a8'] });
    leaves(set, 0);
    passes(set, 1, 2);
    expect(wizard(set, 1)?.damage).toBe(0);
    expect(stateIn(set).turn).toBe(1);
  });
});

describe('Spell cards', () => {
  it('Haste lets each golem of the stack move once more this turn', () => {
    const set = scene({
      phase: 'SPELL',
      hands: [['Haste']],
      golems: ['0 d4 Small Flesh Juggernaught', '0 d4 Large Iron Man'],
    });
    plays(set, 0, 'Haste', { stack: ['d4'] });
    does(set, 0, { move: { golem: A, to: ['d5'] } });
    does(set, 0, { move: { golem: A, to: ['d6'] } });
    expect(labels(set, 0)).toHaveLength(2);
    expect(unit(set, B)?.moves).toBe(2);
    passes(set, 0);
    expect(unit(set, B)?.moves).toBe(1); // only this turn
  });

  it('Haste needs a golem: a Wizard alone is no target', () => {
    const set = scene({ phase: 'SPELL', hands: [['Haste']], golems: ['1 d4 Small Flesh Man'] });
    expect(open(set, 0, 'Haste')).toEqual(['d4']);
  });

  it('Ritual Mana gives 7 mana', () => {
    const set = scene({ phase: 'SPELL', hands: [['Ritual Mana']] });
    plays(set, 0, 'Ritual Mana');
    expect(stateIn(set).mana[0]).toBe(25);
  });

  it('Elemental Storm attacks each unit of the stack once with Force 3, the Wizard with his tower among them', () => {
    const set = scene({
      phase: 'SPELL',
      hands: [['Elemental Storm']],
      golems: ['1 h8 Small Flesh Man', '1 h8 Large Iron Beast'],
    });
    plays(set, 0, 'Elemental Storm', { stack: ['h8'] }, 10, 5, 10, 1, 8, 5);
    expect(wizard(set, 1)?.damage).toBe(1); // 13 against 5 + 8
    expect(unit(set, A)).toBeUndefined(); // 13 against 1 + 2
    expect(unit(set, B)?.damage).toBe(0); // 11 against 5 + 6 + 1
  });

  it('Elemental Storm on a Wizard who falls strikes nobody after him', () => {
    const set = scene({
      phase: 'SPELL',
      seats: 3,
      hands: [['Elemental Storm']],
      wounds: [0, 4],
      golems: ['1 a8 Small Flesh Man'],
    });
    const entry = plays(set, 0, 'Elemental Storm', { stack: ['a8'] }, 10, 1);
    expect(entry.facts.filter((fact) => fact.fact === 'stormStruck')).toHaveLength(1);
    expect(stateIn(set).fallen).toEqual([1]);
    expect(unit(set, A)).toBeUndefined();
  });

  it('Power and Protection last two player turns, this one counted, for the units that are in the stack now', () => {
    const set = scene({
      phase: 'SPELL',
      hands: [['Power', 'Protection']],
      mana: [20, 0],
      golems: ['0 a1 Small Flesh Man', '0 d4 Small Clay Man'],
    });
    plays(set, 0, 'Power', { stack: ['a1'] });
    plays(set, 0, 'Protection', { stack: ['a1'] });
    const numbers = () =>
      [unit(set, A), wizard(set, 0), unit(set, B)].map((one) => one && [forceOf(one), armorOf(one)]);
    expect(numbers()).toEqual([
      [2, 2],
      [8, 8],
      [1, 1],
    ]);
    passes(set, 0);
    expect(stateIn(set).turn).toBe(1);
    expect(numbers()[0]).toEqual([2, 2]);
    does(set, 1, { draw: { golem: 3, event: 0 } });
    passes(set, 1);
    expect(stateIn(set).turn).toBe(2);
    expect(numbers()).toEqual([
      [1, 1],
      [7, 7],
      [1, 1],
    ]);
  });

  it('Portal takes the golems of your own stack to an empty space that is not Water; the Wizard stays', () => {
    const set = scene({
      phase: 'SPELL',
      hands: [['Portal']],
      terrain: { g7: 'WATER' },
      golems: ['0 a1 Small Flesh Man', '0 a1 Large Iron Beast', '1 g8 Small Clay Man'],
    });
    const to = open(set, 0, 'Portal');
    expect(labels(set, 0).filter((label) => label.startsWith('Portal'))).toHaveLength(1);
    expect(to).toHaveLength(64 - 3 - 1);
    expect(to).not.toContain('g7');
    expect(to).not.toContain('h8');
    plays(set, 0, 'Portal', { portal: { from: 'a1', to: ['h7'] } });
    expect([unit(set, A)?.space, unit(set, B)?.space, wizard(set, 0)?.space]).toEqual(['h7', 'h7', 'a1']);
    expect(unit(set, A)?.moves).toBe(1); // it is no move
  });

  it('Divination shows the caster alone the other hands and the next seven cards of both decks', () => {
    const set = scene({ seats: 3, phase: 'SPELL', hands: [['Divination', 'Club'], ['Swoop', 'Iron'], ['Maul']] });
    plays(set, 0, 'Divination');
    passes(set, 1, 2);
    const sees = (viewer: Seat[], zone: string) =>
      (set.at.zones[zone]?.cards ?? []).filter((card) => see(set.at, viewer).reads(card)).length;
    expect(
      ['event-hand-1', 'golem-hand-1', 'event-hand-2', 'event-deck', 'golem-deck'].map((zone) => sees([0], zone)),
    ).toEqual([1, 1, 1, 7, 7]);
    expect(['event-hand-0', 'event-hand-2', 'event-deck', 'golem-deck'].map((zone) => sees([1], zone))).toEqual([
      0, 0, 0, 0,
    ]);
    expect(['event-hand-1', 'event-deck'].map((zone) => sees([], zone))).toEqual([0, 0]);
    const deck = set.at.zones['event-deck']?.cards ?? [];
    expect(see(set.at, [0]).reads(deck.at(-1) ?? 0)).toBe(true); // the next to be drawn
    expect(see(set.at, [0]).reads(deck[0] ?? 0)).toBe(false);
  });

  it("Repair removes all damage in the stack, the Wizard's too", () => {
    const set = scene({ phase: 'SPELL', hands: [['Repair']], wounds: [3], golems: ['0 a1 Large Iron Man 2'] });
    plays(set, 0, 'Repair', { stack: ['a1'] });
    expect([wizard(set, 0), unit(set, A)].map((one) => one && hitsOf(one))).toEqual([5, 3]);
  });

  it('Theft takes a random card of the hand that is named, and no third player learns which', () => {
    const set = scene({ seats: 3, phase: 'SPELL', hands: [['Theft', 'Club'], ['Iron'], ['Swoop']] });
    expect(labels(set, 0).filter((label) => label.startsWith('Theft'))).toEqual([
      'Theft: a random Golem card of Seat 1',
      'Theft: a random Event card of Seat 2',
    ]);
    expect(refuses(set, 0, { play: { card: 0, target: { hand: { seat: 1, hand: 'EVENT' } } } })).toBe(true);
    plays(set, 0, 'Theft', { hand: { seat: 1, hand: 'GOLEM' } });
    passes(set, 2);
    expect([hand(set, 0, 'GOLEM'), hand(set, 1, 'GOLEM')]).toEqual([['Iron'], []]);
    const [iron = 0] = set.at.zones['golem-hand-0']?.cards ?? [];
    expect([[0], [1], [2], []].map((viewer) => see(set.at, viewer).reads(iron))).toEqual([true, true, false, false]);
  });

  it('Theft may bring a hand above seven cards outside its own Fate Phase', () => {
    const seven = ['Ice', 'Gold', 'Bone', 'Sand', 'Wood', 'Salt', 'Silver'];
    const set = scene({ phase: 'SPELL', hands: [['Theft', ...seven], ['Iron']] });
    plays(set, 0, 'Theft', { hand: { seat: 1, hand: 'GOLEM' } });
    expect(hand(set, 0, 'GOLEM')).toHaveLength(8);
  });
});
