import { describe, expect, it } from 'vitest';
import {
  attacks,
  card,
  cards,
  choices,
  defends,
  does,
  endsTurn,
  FILLER,
  happened,
  hp,
  passes,
  type Scene,
  scene,
  stateIn,
  waiting,
} from './scene.ts';

const keeps = (set: Scene, ...seats: number[]): void => {
  for (const seat of seats) does(set, seat, { quarantine: { cards: [] } });
};

describe('IV.1 The player hand', () => {
  it('lets both quarantine any cards at once; neither sees the other’s choice first', () => {
    const set = scene({
      hands: [
        ['Spark Jab', 'Kindle', FILLER],
        [FILLER, FILLER],
      ],
    });
    attacks(set, 0, 'Spark Jab');
    passes(set, 1);
    expect(waiting(set)).toEqual([0, 1]);
    const entry = does(set, 1, { quarantine: { cards: [card(set, 1, FILLER)] } });
    expect(entry.facts.map(({ fact }) => fact)).toEqual(['sealed']);
    expect(cards(set, 'quarantine', 1)).toEqual([]);
    does(set, 0, { quarantine: { cards: [card(set, 0, 'Kindle'), card(set, 0, FILLER)] } });
    expect(cards(set, 'quarantine', 1)).toEqual([FILLER]);
    expect(cards(set, 'quarantine', 0)).toEqual(['Kindle', FILLER, 'Spark Jab']); // the Action Card comes later, on top
  });

  it('asks nobody whose hand is empty, which everybody can see', () => {
    const set = scene({ hands: [['Spark Jab'], [FILLER]] });
    attacks(set, 0, 'Spark Jab');
    passes(set, 1);
    expect(waiting(set)).toEqual([1]);
  });
});

describe('IV.2 The draw', () => {
  it('is up to five, and one card for who holds five or more', () => {
    const set = scene({ hands: [['Spark Jab', FILLER], Array.from({ length: 6 }, () => FILLER)] });
    attacks(set, 0, 'Spark Jab');
    passes(set, 1);
    endsTurn(set);
    expect(cards(set, 'hand', 0)).toHaveLength(5);
    expect(cards(set, 'hand', 1)).toHaveLength(7);
  });

  it('shuffles the Quarantine into an empty deck only when more must be drawn, without the cards of this turn', () => {
    const hands = [['Flame Claw', 'Smoke Feint', FILLER, FILLER, FILLER], []];
    const set = scene({ hands, decks: [['Ash Veil']], quarantine: [['Kindle', 'Kindle']] });
    attacks(set, 0, 'Flame Claw', ['Smoke Feint']);
    passes(set, 1);
    keeps(set, 0);
    expect(cards(set, 'hand', 0).sort()).toEqual(['Ash Veil', 'Kindle', FILLER, FILLER, FILLER].sort());
    expect(cards(set, 'deck', 0)).toEqual(['Kindle']);
    expect(cards(set, 'dataCharge', 0)).toEqual(['Smoke Feint']); // still there while the other cards were shuffled
    does(set, 0, { charge: { cards: [] } });
    expect(cards(set, 'quarantine', 0)).toEqual(['Smoke Feint', 'Flame Claw']);
  });

  it('leaves an empty deck empty when nothing more is to be drawn', () => {
    const hands = [['Spark Jab', FILLER, FILLER, FILLER, FILLER], []];
    const set = scene({ hands, decks: [['Ash Veil']], quarantine: [['Kindle']] });
    attacks(set, 0, 'Spark Jab');
    passes(set, 1);
    keeps(set, 0);
    expect([cards(set, 'deck', 0), cards(set, 'quarantine', 0)]).toEqual([[], ['Kindle', 'Spark Jab']]);
  });

  it('is of fewer cards when deck and Quarantine are empty', () => {
    const set = scene({ hands: [['Spark Jab'], []], decks: [['Ash Veil']] });
    attacks(set, 0, 'Spark Jab');
    passes(set, 1);
    expect(cards(set, 'hand', 0)).toEqual(['Ash Veil']);
  });
});

describe('IV.3 Disposal and effects', () => {
  it('comes after the draw: a Draw effect fills the hand beyond five', () => {
    const set = scene({ hands: [['Flame Claw', 'Spark Jab', FILLER], []] });
    attacks(set, 0, 'Flame Claw', ['Spark Jab']); // Spark Jab, Data Charge: draw 1
    passes(set, 1);
    keeps(set, 0);
    expect(cards(set, 'hand', 0)).toHaveLength(5);
    does(set, 0, { charge: { cards: [] } });
    expect(cards(set, 'hand', 0)).toHaveLength(6);
  });

  it('gives an unopposed attacker the effects of his cards, charge cards first', () => {
    const hands = [['Furnace Heart', 'Twin Torches', 'Kindle', FILLER], []];
    const set = scene({ hands, hp: [50] });
    attacks(set, 0, 'Furnace Heart', ['Kindle', 'Twin Torches', FILLER]); // attack: heal 5
    passes(set, 1);
    endsTurn(set);
    expect(happened(set, 'noted').map(({ pending }) => [pending.add, pending.cheaper])).toEqual([
      [{ ENERGY: 1 }, 0],
      [{ ENERGY: 1 }, 1],
    ]);
    const facts = set.entries.flatMap((entry) => entry.facts.map(({ fact }) => fact));
    expect(facts.lastIndexOf('noted')).toBeLessThan(facts.indexOf('recovered'));
    expect(hp(set, 0)).toBe(55);
  });

  it('gives the effects to a defender who defended, and none to the attacker, even if he goes on', () => {
    const hands = [
      ['Drakefire Breath', 'Spark Jab', 'Kindle'],
      ['Blur', 'Crosscurrents'],
    ];
    const set = scene({ hands, hp: [100, 50] });
    attacks(set, 0, 'Drakefire Breath', ['Spark Jab', 'Kindle']); // Dodge 40-70
    defends(set, 1, 'DODGE', 'Blur', ['Crosscurrents']); // Dodge 70-90 exceeds; draw 1; Data Charge: heal 5
    does(set, 1, { charge: { cards: [] } });
    expect(hp(set, 1)).toBe(55);
    expect(cards(set, 'hand', 1)).toHaveLength(6);
    expect(cards(set, 'hand', 0)).toHaveLength(5);
    expect(happened(set, 'noted')).toEqual([]);
    expect(waiting(set)).toEqual([0]);
    expect(cards(set, 'quarantine', 0)).toEqual(['Spark Jab', 'Kindle', 'Drakefire Breath']);
  });

  it('does not happen after an ended attack, but quarantine and draw do', () => {
    const set = scene({ hands: [['Spark Jab'], ['Foam Dart']] });
    passes(set, 0);
    does(set, 0, { quarantine: { cards: [card(set, 0, 'Spark Jab')] } });
    does(set, 1, { quarantine: { cards: [] } });
    expect(cards(set, 'quarantine', 0)).toEqual(['Spark Jab']);
    expect(cards(set, 'hand', 0)).toHaveLength(5);
    expect(waiting(set)).toEqual([1]);
  });
});

describe('Data Fragment charge', () => {
  it('takes one Data Charge card of the successful side, whose effect is then lost', () => {
    const set = scene({ hands: [['Blazing Charge', 'Spark Jab', 'Twin Torches'], [FILLER]] });
    attacks(set, 0, 'Blazing Charge', ['Spark Jab', 'Twin Torches']);
    passes(set, 1);
    keeps(set, 1);
    const [choice] = choices(set, 0);
    expect(choice?.blank).toMatchObject({ min: 0, max: 1 });
    does(set, 0, { charge: { cards: [card(set, 0, 'Spark Jab', 'dataCharge')] } });
    expect(cards(set, 'fragmentCharge', 0)).toEqual(['Spark Jab']);
    expect(cards(set, 'hand', 0)).toHaveLength(5); // Spark Jab's Draw 1 is lost
    expect(stateIn(set).pending[0]?.cheaper).toBe(1); // Twin Torches was disposed of
  });

  it('takes more by an effect of the action', () => {
    const set = scene({ hands: [['Backdraft', 'Spark Jab', 'Twin Torches'], []] });
    attacks(set, 0, 'Backdraft', ['Spark Jab', 'Twin Torches']);
    passes(set, 1);
    expect(choices(set, 0)[0]?.blank?.max).toBe(2);
  });

  it('is the successful side’s alone', () => {
    const hands = [
      ['Drakefire Breath', 'Spark Jab', 'Kindle'],
      ['Blur', 'Kindle'],
    ];
    const set = scene({ hands });
    attacks(set, 0, 'Drakefire Breath', ['Spark Jab', 'Kindle']);
    defends(set, 1, 'DODGE', 'Blur', ['Kindle']);
    expect(waiting(set)).toEqual([1]);
    expect(stateIn(set).success).toBe('DEFENDER');
  });
});
