import { describe, expect, it } from 'vitest';
import type { DeckList } from '../../../engine/index.ts';
import { ACTIONS } from '../cards/actions.ts';
import { broken, DECK } from '../cards/decks.ts';
import { FORMS, FRAGMENT_CARDS, UPGRADES } from '../cards/forms.ts';
import { type Effect, FRAGMENTS, type FragmentType, MODES, SPECIES, TYPES } from '../cards/print.ts';
import { READY } from '../cards/ready-decks.ts';

const plain = ['Spark Jab', 'Ash Veil', 'Kindle', 'Flame Claw', 'Searing Parry', 'Smoke Feint', 'Twin Torches'];
const deck = (more: DeckList = [], actions: DeckList = plain.map((card) => ({ card, count: 3 }))): DeckList => [
  { card: 'Cinderfang', count: 1 },
  { card: 'Overclock', count: 1 },
  ...actions,
  ...more,
];
const one = (card: string): DeckList => [{ card, count: 1 }];

describe('The deck', () => {
  it('contains one form, one fragment and 20 to 60 Action Cards', () => {
    expect(broken(deck())).toEqual([]);
    expect(broken([])).toEqual([
      'A deck has exactly 1 Spark Form, this one has 0.',
      'A deck has exactly 1 Data Fragment, this one has 0.',
      'A deck has 20 to 60 Action Cards, this one has 0.',
    ]);
    expect(broken(deck(one('Solar Lance')))).toEqual(['A deck has exactly 1 Data Fragment, this one has 2.']);
    const many = Object.keys(ACTIONS)
      .slice(0, 21)
      .map((card) => ({ card, count: 3 }));
    expect(broken(deck([], many))).toEqual(['A deck has 20 to 60 Action Cards, this one has 63.']);
  });

  it('contains at most three copies of a card, however they are listed', () => {
    expect(broken(deck(one('Kindle')))).toEqual(['At most 3 copies of Kindle, this deck has 4.']);
  });

  it('cannot contain a card that does not exist, even if it has the name of a built-in property', () => {
    expect(broken(deck([...one('Golem'), ...one('constructor')]))).toEqual([
      'There is no card Golem.',
      'There is no card constructor.',
    ]);
  });

  it('contains at most two Exclusives, only of the form or its species', () => {
    expect(broken(deck([...one("Cinderfang's Pyre"), ...one('Drakefire Breath')]))).toEqual([]);
    expect(broken(deck([{ card: "Cinderfang's Pyre", count: 2 }, ...one('Drakefire Breath')]))).toEqual([
      'A deck has at most 2 Exclusive cards, this one has 3.',
    ]);
    expect(broken(deck([...one('Wyrmstorm'), ...one('Fey Laughter')]))).toEqual([
      'Wyrmstorm is for Tempest Wyrm only.',
      'Fey Laughter is for Sprites only.',
    ]);
  });

  it('can contain cards that its form can never use', () => {
    expect(broken(deck([{ card: 'Landslide', count: 3 }]))).toEqual([]);
  });

  it('can contain an Upgrade that is neutral or of the Character Type, and an Upgrade for the form counts as Exclusive', () => {
    expect(broken(deck(one('Furnace Core')))).toEqual([]);
    expect(broken(deck(one('Watchful Visor')))).toEqual([]);
    expect(broken(deck([...one('Furnace Core'), ...one('Watchful Visor')]))).toEqual([
      'A deck has at most 1 Upgrade Card, this one has 2.',
    ]);
    expect(broken(deck(one('Pearl Shell')))).toEqual(['Pearl Shell is for the Character Type Tide.']);
    expect(broken(deck(one('Hive Protocol')))).toEqual(['Hive Protocol is for Automatons only.']);
    expect(broken(deck([...one('Unbinding Flame'), ...one("Cinderfang's Pyre"), ...one('Drakefire Breath')]))).toEqual([
      'A deck has at most 2 Exclusive cards, this one has 3.',
    ]);
  });

  it('can contain a Tag Team Fragment, and an Exclusive fragment counts as Exclusive', () => {
    expect(broken(deck(one('United Front')))).toEqual([]);
    expect(broken(deck([...one('United Front'), ...one('Common Cause')]))).toEqual([
      'A deck has at most 1 Tag Team Fragment, this one has 2.',
    ]);
    expect(broken(deck([...one('Wyrmfire Chorus'), { card: 'Drakefire Breath', count: 2 }]))).toEqual([
      'A deck has at most 2 Exclusive cards, this one has 3.',
    ]);
  });

  it.each(READY.map(({ id, cards }) => [id, cards] as const))('is legal as the ready-made deck %s', (_, cards) => {
    expect(broken(cards)).toEqual([]);
  });
});

describe('The catalogue', () => {
  const actions = Object.values(ACTIONS);
  const effects = actions.map(({ effects: all }) => Object.values(all).flat());

  it('has forms of every species and Character Type, and one form in two versions', () => {
    const forms = Object.values(FORMS);
    expect(forms).toHaveLength(12);
    expect(new Set(forms.map(({ species }) => species))).toEqual(new Set(SPECIES));
    expect(new Set(forms.map(({ type }) => type))).toEqual(new Set(TYPES));
    expect(forms.filter(({ form }) => form === 'Cinderfang')).toHaveLength(2);
  });

  it('has four fragments of each type, four fragments for tag teams, and twelve Upgrades', () => {
    const single = Object.values(FRAGMENT_CARDS).filter(({ kind }) => kind === 'fragment');
    const counts = FRAGMENTS.map((type: FragmentType) => single.filter((one) => one.fragment === type).length);
    expect(counts).toEqual([4, 4, 4]);
    expect(Object.keys(FRAGMENT_CARDS)).toHaveLength(16);
    expect(Object.keys(UPGRADES)).toHaveLength(12);
  });

  it('has eighty Action Cards of all costs and modes, twelve of them exclusive and four sustained', () => {
    expect(actions).toHaveLength(80);
    expect(actions.filter(({ only }) => only)).toHaveLength(12);
    expect(actions.filter(({ sustained }) => sustained)).toHaveLength(4);
    expect(new Set(actions.map(({ cost }) => cost))).toEqual(new Set([0, 1, 2, 3, 4]));
    for (const mode of MODES) expect(actions.filter(({ ranges }) => ranges[mode]).length).toBeGreaterThan(15);
  });

  const words: Effect['do'][] = [
    ...(['draw', 'strip', 'heal', 'add', 'multiply', 'harden', 'cheapen', 'look', 'takeBack', 'chargeMore'] as const),
    'widen',
  ];
  it.each(words)('has the effect %s on at least two cards', (word) => {
    expect(effects.filter((list) => list.some((effect) => effect.do === word)).length).toBeGreaterThanOrEqual(2);
  });

  it.each(MODES)('has at least two cards after which the next attack cannot be met by %s', (mode) => {
    const forbids = (effect: Effect): boolean => effect.do === 'ban' && effect.mode === mode;
    expect(effects.filter((list) => list.some(forbids)).length).toBeGreaterThanOrEqual(2);
  });

  it('gives a card no effect for a use that the card does not have', () => {
    for (const [name, { effects: all, ranges }] of Object.entries(ACTIONS)) {
      for (const mode of MODES) if (all[mode]) expect(ranges[mode], `${name}, ${mode}`).toBeDefined();
    }
  });

  it('prints the type and the effects on a card', () => {
    expect(ACTIONS.Wildfire?.text).toBe(
      'Ember, Action Cost 2. Attack: Energy ×3. Defence: Block 40-60, Dodge 40-70. Sustained: goes on until your opponent defends with a block.',
    );
    expect(ACTIONS['Self-Repair']?.text).toContain('Exclusive: Automatons only.');
    expect(FORMS.Undine?.text).toBe('Sprite, Tide. Speed 4, Energy 6, Will 6. Resilience 9.');
  });
});

describe('The decks of a team', () => {
  const chorus = deck(one('Wyrmfire Chorus')); // an Exclusive for Drakes
  const front = deck(one('United Front'));
  const clashing = (...decks: (DeckList | null)[]) => DECK.clashes?.(decks);

  it("fit together unless the team's fragment is Exclusive and a member does not bring it", () => {
    const refused = [expect.stringContaining('serves only if every member of the team brings it')];
    expect(clashing(chorus, front, chorus, front)).toEqual([]);
    expect(clashing(front, front, chorus, deck())).toEqual([]); // the first fragment counts, and it fits all members
    expect(clashing(chorus, front, front, front)).toEqual(refused);
    expect(clashing(deck(), front, chorus, front)).toEqual(refused);
    expect(clashing(null, chorus, null, deck(), null, chorus)).toEqual(refused);
    expect(clashing(chorus, null, null, null)).toEqual([]); // the other members can still bring it
    expect(clashing(chorus, deck())).toEqual([]); // two decks are not a tag match
  });

  it('are refused without naming a card that a team-mate has brought', () => {
    expect(String(clashing(chorus, null, front, null))).not.toMatch(/Chorus|Drake|United/);
  });
});
