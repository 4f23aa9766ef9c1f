import { describe, expect, it } from 'vitest';
import { type Seat, see } from '../../../engine/index.ts';
import { armorOf, forceOf, hitsOf } from '../state.ts';
import { card, FIRST_GOLEM, plays, scene, unit, wizard } from './scene.ts';

const [A, B] = [FIRST_GOLEM, FIRST_GOLEM + 1];

describe('Spell cards', () => {
  it('Haste lets each golem of the stack move again this turn', () => {
    const set = scene({
      phase: 'SPELL',
      hands: [['Haste']],
      golems: ['0 d4 Small Flesh Juggernaught', '0 d4 Large Iron Man'],
    });
    plays(set, 0, 'Haste', { stack: ['d4'] });
    set.does(0, { move: { golem: A, to: ['d5'] } });
    set.does(0, { move: { golem: A, to: ['d6'] } });
    expect(set.labels(0)).toHaveLength(2);
    expect(unit(set, B)?.moves).toBe(2);
    set.passes(0);
    expect(unit(set, B)?.moves).toBe(1); // Haste lasts only for this turn
  });

  it('Haste never allows a third move, and a stack under Haste cannot be a target', () => {
    const set = scene({
      phase: 'SPELL',
      hands: [['Haste', 'Haste']],
      golems: ['0 d4 Small Flesh Man', '0 e4 Large Iron Beast'],
    });
    expect(set.labels(0, 'Haste')).toEqual(['Haste (Target Stack may move twice this Turn): on a stack …']);
    plays(set, 0, 'Haste', { stack: ['d4'] });
    expect(set.options('Haste', 0)).toEqual(['e4']);
    plays(set, 0, 'Haste', { stack: ['e4'] });
    expect([unit(set, A)?.moves, unit(set, B)?.moves]).toEqual([2, 2]);
  });

  it('Haste needs a golem, so a Wizard alone cannot be a target', () => {
    const set = scene({ phase: 'SPELL', hands: [['Haste']], golems: ['1 d4 Small Flesh Man'] });
    expect(set.options('Haste', 0)).toEqual(['d4']);
  });

  it('Ritual Mana gives 7 mana', () => {
    const set = scene({ phase: 'SPELL', hands: [['Ritual Mana']] });
    plays(set, 0, 'Ritual Mana');
    expect(set.state.mana[0]).toBe(25);
  });

  it('Elemental Storm attacks each golem of the stack once with Force 3, and a tower adds 1 Armor', () => {
    const set = scene({
      phase: 'SPELL',
      hands: [['Elemental Storm']],
      golems: ['1 h8 Small Flesh Man', '1 h8 Large Iron Beast'],
    });
    plays(set, 0, 'Elemental Storm', { stack: ['h8'] }, 10, 1, 8, 5);
    expect(unit(set, A)).toBeUndefined(); // a sum of 13 hits against 1 + 2
    expect(unit(set, B)?.damage).toBe(0); // a sum of 11 misses against 5 + 6 + 1
  });

  it.each(['Elemental Storm', 'Power', 'Protection'])(
    '%s applies only to golems, and cannot hit or target a Wizard',
    (name) => {
      const set = scene({ phase: 'SPELL', hands: [[name]], golems: ['1 h8 Small Flesh Man'] });
      expect(set.options(name, 0)).toEqual(['h8']);
      const before = wizard(set, 1);
      const { entry } = plays(set, 0, name, { stack: ['h8'] }, ...(name === 'Elemental Storm' ? [1, 10] : []));
      expect(wizard(set, 1)).toEqual(before);
      expect(
        JSON.stringify(entry.facts.filter(({ fact }) => fact === 'boosted' || fact === 'stormStruck')),
      ).not.toContain('Wizard');
    },
  );

  it('Power and Protection last two player turns, including this one, for the golems now in the stack', () => {
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
      [7, 7],
      [1, 1],
    ]);
    set.passes(0);
    expect(set.state.turn).toBe(1);
    expect(numbers()[0]).toEqual([2, 2]);
    set.does(1, { draw: { golem: 3, event: 0 } });
    set.passes(1);
    expect(set.state.turn).toBe(2);
    expect(numbers()).toEqual([
      [1, 1],
      [7, 7],
      [1, 1],
    ]);
  });

  it("Portal moves the golems of the caster's stack to an empty space that is not Water, but not the Wizard", () => {
    const set = scene({
      phase: 'SPELL',
      hands: [['Portal']],
      terrain: { g7: 'WATER' },
      golems: ['0 a1 Small Flesh Man', '0 a1 Large Iron Beast', '1 g8 Small Clay Man'],
    });
    const to = set.options('Portal', 0);
    expect(set.labels(0).filter((label) => label.startsWith('Portal'))).toHaveLength(1);
    expect(to).toHaveLength(64 - 3 - 1);
    expect(to).not.toContain('g7');
    expect(to).not.toContain('h8');
    plays(set, 0, 'Portal', { portal: { from: 'a1', to: ['h7'] } });
    expect([unit(set, A)?.space, unit(set, B)?.space, wizard(set, 0)?.space]).toEqual(['h7', 'h7', 'a1']);
    expect(unit(set, A)?.moves).toBe(1); // a Portal does not use up a move
  });

  it('Divination shows only the caster the other hands and the next seven cards of both decks', () => {
    const set = scene({ seats: 3, phase: 'SPELL', hands: [['Divination', 'Club'], ['Swoop', 'Iron'], ['Maul']] });
    plays(set, 0, 'Divination');
    set.passes(1, 2);
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
    expect(see(set.at, [0]).reads(deck.at(-1) ?? 0)).toBe(true); // the next card to be drawn
    expect(see(set.at, [0]).reads(deck[0] ?? 0)).toBe(false);
  });

  it("Repair removes all damage in the stack, including the Wizard's", () => {
    const set = scene({ phase: 'SPELL', hands: [['Repair']], wounds: [3], golems: ['0 a1 Large Iron Man 2'] });
    plays(set, 0, 'Repair', { stack: ['a1'] });
    expect([wizard(set, 0), unit(set, A)].map((one) => one && hitsOf(one))).toEqual([5, 3]);
  });

  it('Theft takes a random card from both hands of the opponent, and no third player learns which', () => {
    const set = scene({ seats: 3, phase: 'SPELL', hands: [['Theft', 'Club'], ['Iron'], ['Swoop']] });
    expect(set.labels(0).filter((label) => label.startsWith('Theft'))).toEqual([
      'Theft: a random card of Seat 1 (1 Golem, 0 Event)',
      'Theft: a random card of Seat 2 (0 Golem, 1 Event)',
    ]);
    expect(
      set.refusal(0, { play: { card: card(set, 0, 'Theft'), target: { hand: { seat: 1, hand: 'GOLEM' } } } }),
    ).toBe('ILLEGAL_MOVE');
    plays(set, 0, 'Theft', { opponent: 1 });
    set.passes(2);
    expect([set.cards('golem-hand-0'), set.cards('golem-hand-1')]).toEqual([['Iron'], []]);
    const [iron = 0] = set.at.zones['golem-hand-0']?.cards ?? [];
    expect([[0], [1], [2], []].map((viewer) => see(set.at, viewer).reads(iron))).toEqual([true, true, false, false]);
  });

  it('Theft takes each card of the two hands with equal probability', () => {
    const stolen = [0, 1, 2].map((nth) => {
      const set = scene({ phase: 'SPELL', hands: [['Theft'], ['Iron', 'Gold', 'Swoop']], mana: [20, 0] });
      set
        .chanceIs((n) => (n === 3 ? nth : 0))
        .does(0, { play: { card: card(set, 0, 'Theft'), target: { opponent: 1 } } });
      return set.cards(nth < 2 ? 'golem-hand-1' : 'event-hand-1').length;
    });
    expect(stolen).toEqual([1, 1, 0]);
  });

  it('a Theft that was announced under earlier rules still takes a card from the hand that it names', () => {
    const set = scene({ phase: 'SPELL', hands: [['Theft'], ['Iron', 'Swoop']] });
    plays(set, 0, 'Theft', { opponent: 1 });
    const [spell] = set.state.spells;
    if (spell) spell.target = { hand: { seat: 1, hand: 'EVENT' } };
    set.passes(1);
    expect([set.cards('event-hand-0'), set.cards('golem-hand-1')]).toEqual([['Swoop'], ['Iron']]);
  });

  it("Theft can bring a hand above seven cards outside the owner's Fate Phase", () => {
    const seven = ['Ice', 'Gold', 'Bone', 'Sand', 'Wood', 'Salt', 'Silver'];
    const set = scene({ phase: 'SPELL', hands: [['Theft', ...seven], ['Iron']] });
    plays(set, 0, 'Theft', { opponent: 1 });
    expect(set.cards('golem-hand-0')).toHaveLength(8);
  });
});
