import { describe, expect, it } from 'vitest';
import { attacks, defends, endsTurn, FILLER, type Scene, scene } from './scene.ts';

const keeps = (set: Scene, ...seats: number[]): void => {
  for (const seat of seats) set.does(seat, { quarantine: { cards: [] } });
};

describe('IV.1 The player hand', () => {
  it('lets both players quarantine any cards at the same time, without seeing each other’s choice first', () => {
    const set = scene({
      hands: [
        ['Spark Jab', 'Kindle', FILLER],
        [FILLER, FILLER],
      ],
    });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    expect(set.waiting).toEqual([0, 1]);
    const { entry } = set.does(1, { quarantine: { cards: [set.card(FILLER, 'hand-1')] } });
    expect(entry.facts.map(({ fact }) => fact)).toEqual(['sealed']);
    expect(set.cards('quarantine-1')).toEqual([]);
    set.does(0, { quarantine: { cards: [set.card('Kindle', 'hand-0'), set.card(FILLER, 'hand-0')] } });
    expect(set.cards('quarantine-1')).toEqual([FILLER]);
    expect(set.cards('quarantine-0')).toEqual(['Kindle', FILLER, 'Spark Jab']); // the Action Card is put on top later
  });

  it('does not ask a seat with an empty hand, which is public', () => {
    const set = scene({ hands: [['Spark Jab'], [FILLER]] });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    expect(set.waiting).toEqual([1]);
  });
});

describe('IV.2 The draw', () => {
  it('fills a hand up to five, and gives one card to a hand of five or more', () => {
    const set = scene({ hands: [['Spark Jab', FILLER], Array.from({ length: 6 }, () => FILLER)] });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    endsTurn(set);
    expect(set.cards('hand-0')).toHaveLength(5);
    expect(set.cards('hand-1')).toHaveLength(7);
  });

  it('shuffles the Quarantine, without the cards of this turn, into an empty deck only if more cards must be drawn', () => {
    const hands = [['Flame Claw', 'Smoke Feint', FILLER, FILLER, FILLER], []];
    const set = scene({ hands, decks: [['Ash Veil']], quarantine: [['Kindle', 'Kindle']] });
    attacks(set, 0, 'Flame Claw', ['Smoke Feint']);
    set.passes(1);
    keeps(set, 0);
    expect(set.cards('hand-0').sort()).toEqual(['Ash Veil', 'Kindle', FILLER, FILLER, FILLER].sort());
    expect(set.cards('deck-0')).toEqual(['Kindle']);
    expect(set.cards('data-charge-0')).toEqual(['Smoke Feint']); // the cards of this turn were not part of the shuffle
    set.does(0, { charge: { cards: [] } });
    expect(set.cards('quarantine-0')).toEqual(['Smoke Feint', 'Flame Claw']);
  });

  it('leaves an empty deck empty if no more cards must be drawn', () => {
    const hands = [['Spark Jab', FILLER, FILLER, FILLER, FILLER], []];
    const set = scene({ hands, decks: [['Ash Veil']], quarantine: [['Kindle']] });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    keeps(set, 0);
    expect([set.cards('deck-0'), set.cards('quarantine-0')]).toEqual([[], ['Kindle', 'Spark Jab']]);
  });

  it('gives fewer cards if deck and Quarantine are empty', () => {
    const set = scene({ hands: [['Spark Jab'], []], decks: [['Ash Veil']] });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    expect(set.cards('hand-0')).toEqual(['Ash Veil']);
  });
});

describe('IV.3 Disposal and effects', () => {
  it('comes after the draw, so that a Draw effect can fill the hand beyond five', () => {
    const set = scene({ hands: [['Flame Claw', 'Spark Jab', FILLER], []] });
    attacks(set, 0, 'Flame Claw', ['Spark Jab']); // the Data Charge effect of Spark Jab draws 1 card
    set.passes(1);
    keeps(set, 0);
    expect(set.cards('hand-0')).toHaveLength(5);
    set.does(0, { charge: { cards: [] } });
    expect(set.cards('hand-0')).toHaveLength(6);
  });

  it('gives an unopposed attacker the effects of his cards, charge cards first', () => {
    const hands = [['Furnace Heart', 'Twin Torches', 'Kindle', FILLER], []];
    const set = scene({ hands, hp: [50] });
    attacks(set, 0, 'Furnace Heart', ['Kindle', 'Twin Torches', FILLER]); // the attack effect recovers 5
    set.passes(1);
    endsTurn(set);
    expect(set.facts('noted').map(({ pending }) => [pending.add, pending.cheaper])).toEqual([
      [{ ENERGY: 1 }, 0],
      [{ ENERGY: 1 }, 1],
    ]);
    const facts = set.entries.flatMap((entry) => entry.facts.map(({ fact }) => fact));
    expect(facts.lastIndexOf('noted')).toBeLessThan(facts.indexOf('recovered'));
    expect(set.state.hp[0]).toBe(55);
  });

  it('gives effects to a successful defender, and none to the attacker, even if he attacks again', () => {
    const hands = [
      ['Drakefire Breath', 'Spark Jab', 'Kindle'],
      ['Blur', 'Crosscurrents'],
    ];
    const set = scene({ hands, hp: [100, 50] });
    attacks(set, 0, 'Drakefire Breath', ['Spark Jab', 'Kindle']); // the card has Dodge 40-70
    // Dodge 70-90 exceeds the range; the effects draw 1 card and recover 5.
    defends(set, 1, 'DODGE', 'Blur', ['Crosscurrents']);
    set.does(1, { charge: { cards: [] } });
    expect(set.state.hp[1]).toBe(55);
    expect(set.cards('hand-1')).toHaveLength(6);
    expect(set.cards('hand-0')).toHaveLength(5);
    expect(set.facts('noted')).toEqual([]);
    expect(set.waiting).toEqual([0]);
    expect(set.cards('quarantine-0')).toEqual(['Spark Jab', 'Kindle', 'Drakefire Breath']);
  });

  it('does not happen after an ended attack, unlike quarantine and draw', () => {
    const set = scene({ hands: [['Spark Jab'], ['Foam Dart']] });
    set.passes(0);
    set.does(0, { quarantine: { cards: [set.card('Spark Jab', 'hand-0')] } });
    set.does(1, { quarantine: { cards: [] } });
    expect(set.cards('quarantine-0')).toEqual(['Spark Jab']);
    expect(set.cards('hand-0')).toHaveLength(5);
    expect(set.waiting).toEqual([1]);
  });
});

describe('Data Fragment charge', () => {
  it('uses one Data Charge card of the successful side, whose effect is lost', () => {
    const set = scene({ hands: [['Blazing Charge', 'Spark Jab', 'Twin Torches'], [FILLER]] });
    attacks(set, 0, 'Blazing Charge', ['Spark Jab', 'Twin Torches']);
    set.passes(1);
    keeps(set, 1);
    const [choice] = set.choices(0);
    expect(choice?.blank).toMatchObject({ min: 0, max: 1 });
    set.does(0, { charge: { cards: [set.card('Spark Jab', 'data-charge-0')] } });
    expect(set.cards('fragment-charge-0')).toEqual(['Spark Jab']);
    expect(set.cards('hand-0')).toHaveLength(5); // the Draw 1 effect of Spark Jab is lost
    expect(set.state.pending[0]?.cheaper).toBe(1); // the effect of Twin Torches happens, because it was disposed of
  });

  it('uses more cards with an effect of the action', () => {
    const set = scene({ hands: [['Backdraft', 'Spark Jab', 'Twin Torches'], []] });
    attacks(set, 0, 'Backdraft', ['Spark Jab', 'Twin Torches']);
    set.passes(1);
    expect(set.choices(0)[0]?.blank?.max).toBe(2);
  });

  it('is only for the successful side', () => {
    const hands = [
      ['Drakefire Breath', 'Spark Jab', 'Kindle'],
      ['Blur', 'Kindle'],
    ];
    const set = scene({ hands });
    attacks(set, 0, 'Drakefire Breath', ['Spark Jab', 'Kindle']);
    defends(set, 1, 'DODGE', 'Blur', ['Kindle']);
    expect(set.waiting).toEqual([1]);
    expect(set.state.success).toBe('DEFENDER');
  });
});
