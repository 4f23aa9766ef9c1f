import { describe, expect, it } from 'vitest';
import { knowersOf } from '../../src/engine/index.ts';
import { tollRoad } from '../conformance/tiny/index.ts';
import type { TollRoad } from '../conformance/tiny/toll-road.ts';
import { type Given, IN_ORDER, scene } from './index.ts';

/** Seat 0 begins a turn of round 1; seat 1 holds a writ. */
const TURN: Given<TollRoad> = {
  zones: {
    hand: [
      ['mule', 'spy'],
      ['writ', 'spy'],
    ],
  },
  state: { round: 1, turn: 0, coins: [4, 4] },
  agenda: [
    { step: 'turn', seat: 1 },
    { step: 'toll', seat: 0 },
    { step: 'turn', seat: 0 },
  ],
  chance: IN_ORDER,
  dice: { sides: 6 },
};

it('runs the example of the README', () => {
  const set = scene(tollRoad, {
    zones: { hand: [['mule', 'spy'], ['writ']], omens: ['rain', 'sun'] },
    state: { turn: 0, coins: [4, 4] },
    agenda: [
      { step: 'turn', seat: 1 },
      { step: 'toll', seat: 0 },
      { step: 'turn', seat: 0 },
    ],
  });
  set.chooses('Ask', ['Seat 1', 'writ']);
  set.does(0, { pay: true });
  expect(set.facts('holdsNamed')).toMatchObject([{ seat: 0, target: 1, name: 'writ', answer: true }]);
  expect([set.state.coins, set.cards('hand-1'), set.asked]).toEqual([[4, 4], ['writ'], 1]);
});

describe('given', () => {
  it('nothing, a match starts after its setup, with ready decks', () => {
    const set = scene(tollRoad);
    expect([set.step, set.waiting]).toEqual(['bid', [0, 1]]);
    expect(set.cards('hand-1')).toHaveLength(3);
    expect(set.entries).toEqual([]);
  });

  it('zones, these are laid and all others are unchanged', () => {
    const before = scene(tollRoad).cards('omens');
    const set = scene(tollRoad, { ...TURN, zones: { hand: [['spy']], gate: ['writ', { card: 'spy', place: 1 }] } });
    expect([set.cards('hand-0'), set.cards('hand-1'), set.cards('gate')]).toEqual([['spy'], [], ['writ', 'spy']]);
    expect(set.at.zones.gate?.places).toEqual([0, 1]);
    expect([...set.cards('omens')].sort()).toEqual([...before].sort());
  });

  it('cards of brought decks, the same cards are laid, and the rest goes to `rest`', () => {
    const decks = [
      ['spy', 'spy', 'mule', 'mule', 'writ'],
      ['mule', 'mule', 'mule', 'mule'],
    ];
    const set = scene(tollRoad, { decks, zones: { hand: [['writ'], ['mule']], 'deck-1': [] }, rest: 'deck-1' });
    const mine = [...set.cards('hand-0'), ...set.cards('deck-0')];
    expect(set.cards('hand-0')).toEqual(['writ']);
    expect(set.cards('deck-1')).toHaveLength(9 - 1 - mine.length);
    expect(Object.keys(set.at.faces).length).toBe(9 + set.cards('omens').length);
  });

  it('a null `rest`, the remaining cards leave the match', () => {
    const set = scene(tollRoad, { zones: { omens: ['sun'] }, rest: null });
    const omens = Object.values(set.at.faces).filter(({ back }) => back === 'omen');
    expect(omens.map(({ name }) => name)).toEqual(['sun']);
  });

  it('a card that a seat knows, that seat can read it', () => {
    const set = scene(tollRoad, { zones: { omens: [{ card: 'sun', known: [1] }] } });
    expect(knowersOf(set.at, set.card('sun', 'omens'))).toEqual([1]);
  });

  it.each<[string, Given<TollRoad>, RegExp]>([
    ['a zone', { zones: { pocket: [['spy']] } }, /no zone pocket, nor pocket-0; there are discard, gate, omens/],
    ['a card', { zones: { hand: [['Spy']] } }, /no card Spy; there are .*spy/],
    ['seats', { seats: 5 }, /Toll Road is for 2 to 4 seats/],
    ['a zone for the rest', { zones: { hand: [] }, rest: 'box' }, /no zone box; there are discard/],
  ])('%s that the game does not have, the error lists those that it has', (_, given, message) => {
    expect(() => scene(tollRoad, given)).toThrow(message);
  });
});

describe('when', () => {
  it('a seat makes a move, the rules play it', () => {
    const set = scene(tollRoad, TURN);
    set.does(0, { play: { card: set.card('mule', 'hand-0'), target: 1 } }).passes(1);
    expect(set.facts('played')).toMatchObject([{ seat: 0, card: 'mule', target: 1 }]);
    expect(set.cards('discard')).toEqual(['mule']);
    expect(set.text()).toContain('Seat 1 passes');
  });

  it('a choice is named by its label, its blank can be filled by labels or values', () => {
    const set = scene(tollRoad, TURN);
    set.again().chooses('Trade', ['spy', 'mule']).chooses('Pay');
    const asked = set.chooses('Ask', ['Seat 1', 'writ']);
    expect(asked.facts('holdsNamed')).toMatchObject([{ name: 'writ', answer: true }]);
    expect(asked.state.coins).toEqual([5, 4]);
    expect(asked.labels()).toEqual(['Kneel', 'Pay']);
  });

  it('several seats are asked, the test names one at a time', () => {
    const set = scene(tollRoad).chooses('Bid', 3, 1);
    expect([set.waiting, set.text()]).toEqual([[0], 'Seat 1 has answered']);
    set.chooses('Bid');
    expect(set.facts('bidOpened')).toMatchObject([
      { seat: 0, bid: 0 },
      { seat: 1, bid: 3 },
    ]);
  });

  it('a test names dice, they show these values', () => {
    const set = scene(tollRoad, TURN);
    expect(set.again().does(0, { gamble: true }, 5).state.coins).toEqual([5, 4]);
    expect(set.again().rolls(3).chooses('Gamble').state.coins).toEqual([4, 4]);
    expect(() => set.again().does(0, { gamble: true })).toThrow('dice fell: 6; foreseen: none');
    expect(() => set.again().does(0, { gamble: true }, 3, 4)).toThrow('dice fell: 3; foreseen: 3, 4');
    expect(() => set.again().does(0, { ask: { target: [1], name: ['spy'] } }, 6)).toThrow(
      'dice fell: none; foreseen: 6',
    );
    expect(
      scene(tollRoad, { ...TURN, dice: { sides: 6, otherwise: 2 } })
        .chooses('Gamble')
        .facts('omenFelt'),
    ).toHaveLength(1);
  });

  it('time runs out, the rules answer until a step asks, a condition holds, or the match is over', () => {
    expect(scene(tollRoad).until('stance').waiting).toEqual([0, 1]);
    expect(scene(tollRoad).until(() => false).at.result?.why).toBe('The last round is over');
    expect(scene(tollRoad, TURN).timesOut().step).toBe('toll');
  });

  it('a seat resigns, the match goes on or ends', () => {
    expect(scene(tollRoad, TURN).resigns(1).at.result?.ranks).toEqual([1, 2]);
  });
});

describe('a mistake in a test', () => {
  const set = () => scene(tollRoad, TURN);

  it.each<[string, () => unknown, RegExp]>([
    [
      'a move',
      () => set().does(0, { play: { card: 999, target: 1 } }),
      /ILLEGAL_MOVE[\s\S]*turn waits for 0[\s\S]*Scout {2}{"scout":true}/,
    ],
    ['a seat that is not asked', () => set().passes(1), /NOT_ASKED[\s\S]*turn waits for 0/],
    ['a time-out', () => set().timesOut(1), /seat 1 is not asked: turn waits for 0/],
    [
      'a label',
      () => set().chooses('Fly'),
      /no choice is labelled "Fly"; there are\n {2}Pass[\s\S]*Trade cards .*1 to 2/,
    ],
    [
      'a filling',
      () => set().chooses('Trade', 'writ'),
      /"Trade cards" cannot be filled with writ; there are\n.*mule\n.*spy/,
    ],
    ['a value without a blank', () => set().chooses('Pass', 1), /"Pass" leaves nothing open/],
    ['several asked seats', () => scene(tollRoad).asked, /not exactly one seat is asked: bid waits for 0, 1/],
    ['a card', () => set().card('writ', 'hand-0', 'discard'), /no writ in\n {2}hand-0: mule, spy\n {2}discard: /],
    ['a card twice', () => set().cardsNamed(['spy', 'spy'], 'hand-0'), /no spy is left in hand-0: mule, spy/],
    ['a zone', () => set().cards('hand'), /no zone hand; there are .*hand-0/],
    ['no seat to pass', () => Reflect.apply(set().passes, set(), []), /name the seats that pass; turn waits for 0/],
    [
      'a seat as a viewer',
      () => Reflect.apply(set().view, set(), [1]),
      /a viewer is a list of seats.*\[1\] instead of 1/,
    ],
    ['an agenda without a step', () => scene(tollRoad, { agenda: [] }), /name at least one step/],
    [
      'a match without a next step',
      () => scene({ ...tollRoad, setup: () => {} }),
      /toll-road: the agenda is empty and the match has no result: .* or call finish/,
    ],
    [
      'a move after the end',
      () => set().resigns(1).passes(0),
      /MATCH_OVER.*the match is over \(All others have left\)/,
    ],
  ])('%s: the error says what would work', (_, done, message) => {
    expect(done).toThrow(message);
  });

  it('`refusal` changes nothing', () => {
    const one = set();
    expect([one.refusal(1, { pass: true }), one.refusal(0, { pay: true }), one.refusal(0, { pass: true })]).toEqual([
      'NOT_ASKED',
      'ILLEGAL_MOVE',
      null,
    ]);
    expect(one.entries).toEqual([]);
  });
});

describe('then', () => {
  it('the table is what each viewer sees', () => {
    const set = scene(tollRoad, TURN);
    expect(set.view([0]).players.map(({ hand }) => hand.length)).toEqual([2, 0]);
    expect(set.prompt()).toBe('Your turn, with 4 coins');
    expect(set.options('Trade')).toEqual(set.cardsNamed(['mule', 'spy'], 'hand-0'));
  });
});
