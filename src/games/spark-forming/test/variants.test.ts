import { describe, expect, it } from 'vitest';
import { attacks, defends, endsTurn, FILLER, scene } from './scene.ts';

const kindles = ['Kindle', 'Kindle'];

describe('A sustained attack', () => {
  const start = (defender: string[], options = {}) => {
    const set = scene({ hands: [['Wildfire', 'Spark Jab', 'Kindle'], defender], ...options });
    // Energy ×3 with a stat of 6 against a Resilience of 9, sustained until a block.
    attacks(set, 0, 'Wildfire', ['Spark Jab', 'Kindle']);
    return set;
  };

  it('continues after every failed defence: it deals damage again, and one to five cards are exchanged', () => {
    const hand = ['Kindle', FILLER, FILLER, FILLER, FILLER];
    const set = start(hand, { decks: [[], ['Mist Step', 'Iron Resolve', 'Foam Dart']] });
    expect(set.labels(1)).toEqual(['Do not defend: quarantine … and draw as many']);
    expect(set.refusal(1, { swap: { cards: [] } })).toBe('ILLEGAL_MOVE');
    set.does(1, { swap: { cards: [set.card('Kindle', 'hand-1'), ...set.cardsNamed([FILLER], 'hand-1')] } });
    expect([set.state.hp[1], set.waiting]).toEqual([91, [1]]);
    expect(set.cards('hand-1')).toEqual([FILLER, FILLER, FILLER, 'Foam Dart', 'Iron Resolve']);
    set.does(1, { swap: { cards: set.cardsNamed([FILLER], 'hand-1') } });
    expect(set.state.hp[1]).toBe(82);
    expect(set.state.strikes).toBe(2);
    expect(set.cards('action-0')).toEqual(['Wildfire']); // no card is disposed of until the attack ends
  });

  it('can be met only by a defence that meets its condition', () => {
    const set = start(['Foam Dart', 'Iron Resolve', 'Kindle']);
    expect(set.labels(1, 'Dodge')).toEqual([]); // Foam Dart's Dodge 60-80 would meet the range, but only a block counts
    expect(set.labels(1, 'Block')).toHaveLength(1);
  });

  it('gives only the defender effects and charge when it ends', () => {
    const set = start(['Iron Resolve', 'Crosscurrents'], { hp: [100, 50] });
    defends(set, 1, 'BLOCK', 'Iron Resolve', ['Crosscurrents']);
    expect(set.state.hp[1]).toBe(50);
    endsTurn(set);
    expect(set.state.hp[1]).toBe(55); // the Data Charge effect of Crosscurrents recovers 5
    expect(set.cards('quarantine-0')).toEqual(['Spark Jab', 'Kindle', 'Wildfire']);
    expect(set.cards('hand-0')).toHaveLength(5); // the Draw 1 effect of Spark Jab did not happen
    expect(set.waiting).toEqual([1]);
  });

  it('ends with a strike without damage, after which no cards have effects and the attacker attacks next', () => {
    const set = start([], { pending: [{}, { resilience: 20 }] });
    set.passes(1);
    expect(set.state).toMatchObject({ success: 'NOBODY', strikes: 0 });
    endsTurn(set);
    expect(set.waiting).toEqual([0]);
    expect(set.cards('quarantine-0')).toEqual(['Spark Jab', 'Kindle', 'Wildfire']);
  });

  it('can go on until the defender is defeated', () => {
    const set = start(['Kindle'], { hp: [100, 18] });
    set.does(1, { swap: { cards: [set.card('Kindle', 'hand-1')] } });
    set.passes(1); // no card is exchanged before the last strike
    expect(set.at.result?.ranks).toEqual([1, 2]);
  });

  it('that requires a neutral card is met by a neutral card', () => {
    const hands = [
      ['Quicksand', ...kindles],
      ['Searing Parry', 'Shoulder Check', 'Spark Jab', FILLER],
    ];
    const set = scene({ forms: ['Bastion', 'Cinderfang'], hands });
    attacks(set, 0, 'Quicksand', kindles);
    expect(set.labels(1, 'Block').map((label) => label.split(' (')[0])).toEqual(['Block with Shoulder Check']);
  });
});

describe('Speed matches', () => {
  const options = { speed: true };

  it('have no Data Charge effects, but effects of the action and fragment charging', () => {
    const hands = [['Furnace Heart', 'Spark Jab', 'Twin Torches', 'Kindle'], []];
    const set = scene({ options, hands, hp: [50] });
    attacks(set, 0, 'Furnace Heart', ['Spark Jab', 'Twin Torches', 'Kindle']);
    set.passes(1);
    expect(set.choices(0)[0]?.blank).toMatchObject({ min: 0, max: 1 });
    set.does(0, { charge: { cards: [set.card('Kindle', 'data-charge-0')] } });
    expect(set.facts('noted')).toEqual([]);
    expect(set.state.hp[0]).toBe(55);
    expect(set.cards('fragment-charge-0')).toEqual(['Kindle']);
  });

  it('let the attacker’s hand grow by one with each attack in a row', () => {
    const set = scene({ options, hands: [['Spark Jab', 'Spark Jab', 'Spark Jab'], []] });
    for (const size of [6, 7]) {
      attacks(set, 0, 'Spark Jab');
      set.passes(1);
      endsTurn(set);
      expect(set.cards('hand-0')).toHaveLength(size);
    }
    expect(set.cards('hand-1')).toHaveLength(6); // the defender has five cards and draws one
  });

  it('reduce the hand to five when the attacker becomes the defender', () => {
    const set = scene({
      options,
      hands: [
        ['Flame Claw', 'Kindle'],
        ['Iron Resolve', 'Kindle'],
      ],
    });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    defends(set, 1, 'BLOCK', 'Iron Resolve', ['Kindle']);
    endsTurn(set);
    expect([set.cards('hand-0').length, set.cards('hand-1').length]).toEqual([5, 5]);
    attacks(set, 1, FILLER, [FILLER, FILLER, FILLER]); // Undine can use Mind Hammer, because she has Will
    set.passes(0);
    endsTurn(set);
    expect(set.cards('hand-1')).toHaveLength(6);
  });
});
