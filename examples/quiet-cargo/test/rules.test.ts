import { describe, expect, it } from 'vitest';
import { knowersOf } from '../../../src/engine/index.ts';
import { type Given, type Scene, scene } from '../../../test/games/index.ts';
import { quietCargo } from '../index.ts';
import type { QuietCargo } from '../quiet-cargo.ts';

/** Sets up a table at the start of seat 0's turn, with seat 1 next. */
function table(holds: string[][], more: Given<QuietCargo> = {}): Scene<QuietCargo> {
  return scene(quietCargo, {
    seats: holds.length,
    zones: { hold: holds, ship: ['Tea', 'Tea', 'Gold'], quay: [] },
    state: { turn: 0, coins: holds.map(() => 2) },
    agenda: [
      { step: 'turn', seat: 1 },
      { step: 'play', seat: 0 },
    ],
    ...more,
  });
}

describe('the first turn', () => {
  const bids = (first: number, second: number) =>
    scene(quietCargo)
      .does(0, { bid: { coins: first } })
      .does(1, { bid: { coins: second } });

  it('goes to the highest bid, which is paid', () => {
    const set = bids(1, 2);
    expect([set.state.turn, set.state.coins]).toEqual([1, [2, 0]]);
    expect(set.facts('bidOpened')).toMatchObject([{ coins: 1 }, { coins: 2 }]);
  });

  it('is decided by bids that are secret until all have bid', () => {
    const set = scene(quietCargo).does(0, { bid: { coins: 2 } });
    expect([set.waiting, set.view([1]).players[0]?.bid]).toEqual([[1], 0]);
  });

  it('counts an absent player as bidding nothing', () => {
    expect(
      scene(quietCargo)
        .timesOut(0)
        .does(1, { bid: { coins: 1 } }).state.turn,
    ).toBe(1);
  });
});

describe('a chosen seat', () => {
  const chosen = () =>
    table([
      ['Silk', 'Gold', 'Spice'],
      ['Rum', 'Tea'],
    ]).chooses('Silk against Seat 1');

  it('may show Rum, so that nothing happens', () => {
    const set = chosen();
    expect([set.asked, set.prompt()]).toEqual([1, 'Seat 0 plays Silk against you. Ward it off?']);
    set.chooses('Lay Rum open');
    expect([set.facts('weighed'), set.cards('quay')]).toEqual([[], ['Silk', 'Rum']]);
  });

  it('may accept the effect', () => {
    expect(chosen().passes(1).facts('weighed')).toMatchObject([{ answer: 'HEAVIER' }]);
  });

  it('is not asked if everyone knows that it holds no Rum', () => {
    const set = table(
      [
        ['Silk', 'Gold', 'Spice'],
        ['Pearl', 'Tea'],
      ],
      {
        zones: {
          hold: [
            ['Silk', 'Gold', 'Spice'],
            ['Pearl', 'Tea'],
          ],
          ship: ['Tea'],
          quay: ['Rum', 'Rum'],
        },
      },
    );
    expect(set.chooses('Silk against Seat 1').facts('weighed')).toHaveLength(1);
  });
});

describe('Salt', () => {
  it('asks for a seat and a cargo, and a seat with that cargo pays the informer', () => {
    const set = table([
      ['Salt', 'Rum', 'Rum'],
      ['Silk', 'Pearl'],
      ['Tea', 'Spice'],
    ]);
    set.chooses('Salt: inform on', ['Seat 1', 'Pearl']).passes(1);
    expect(set.facts('informed')).toMatchObject([{ whom: 1, cargo: 'Pearl', answer: true }]);
    expect(set.state.coins).toEqual([3, 1, 2]);
    expect(set.cards('hold-1')).toContain('Pearl');
  });

  it('costs nothing if the seat does not hold the cargo, and does not ask for the only other seat', () => {
    const set = table([
      ['Salt', 'Rum', 'Rum'],
      ['Silk', 'Pearl'],
    ]);
    set.chooses('Salt: Seat 1 holds', 'Tea').passes(1);
    expect(set.state.coins).toEqual([2, 2]);
  });
});

describe('Silk', () => {
  it.each([
    [['Rum', 'Rum'], [3, 1], 'HEAVIER'],
    [['Tea', 'Tea'], [1, 3], 'LIGHTER'],
    [['Tea', 'Spice'], [2, 2], 'EQUAL'],
  ])('weighs %j against 7: coins %j', (mine, coins, answer) => {
    const set = table([
      ['Silk', ...mine],
      ['Tea', 'Spice'],
    ]).chooses('Silk against Seat 1');
    if (set.step === 'ward') set.passes(1);
    expect([set.state.coins, set.facts('weighed')]).toMatchObject([coins, [{ answer }]]);
  });
});

describe('Tea, Rum, Spice and Gold', () => {
  it('Tea shows a hold to its player', () => {
    const set = table([
      ['Tea', 'Rum', 'Rum'],
      ['Silk', 'Pearl'],
    ])
      .chooses('Tea against Seat 1')
      .passes(1);
    expect(knowersOf(set.at, set.card('Pearl', 'hold-1'))).toEqual([0]);
  });

  it('Rum keeps a seat from being chosen until its next turn', () => {
    const set = table([
      ['Rum', 'Salt', 'Salt'],
      ['Silk', 'Pearl'],
      ['Tea', 'Spice'],
    ]).chooses('Rum');
    expect(quietCargo.status?.(set.at, 0)).toEqual(['protected']);
    expect(set.labels()).toContain('Silk against Seat 2');
    set.chooses('Silk').chooses('Tea');
    expect(quietCargo.status?.(set.at, 0)).toEqual(['has the turn']);
  });

  it('a card does not ask for a seat if no seat may be chosen', () => {
    const set = table([
      ['Rum', 'Salt', 'Salt'],
      ['Silk', 'Pearl'],
    ]).chooses('Rum');
    expect(set.labels()).toContain('Silk without a target');
    set.chooses('Silk');
    expect(set.facts('weighed')).toEqual([]);
  });

  it('Spice swaps whole holds, and seats still know the cards that they knew before', () => {
    const known = { card: 'Pearl', known: [2] };
    const hold = [
      ['Spice', 'Rum', 'Salt'],
      ['Silk', known],
      ['Tea', 'Tea'],
    ];
    const set = table([[], [], []], { zones: { hold, ship: ['Tea'], quay: [] } })
      .chooses('Spice', 'Seat 1')
      .passes(1);
    expect([set.cards('hold-0').sort(), set.cards('hold-1').slice(0, 2).sort()]).toEqual([
      ['Pearl', 'Silk'],
      ['Rum', 'Salt'],
    ]);
    expect(knowersOf(set.at, set.card('Pearl', 'hold-0'))).toContain(2);
  });
});

describe('the end', () => {
  it('a seat that cannot pay is out, and its crates go to the quay', () => {
    const set = table(
      [
        ['Pearl', 'Rum', 'Salt'],
        ['Silk', 'Tea'],
        ['Tea', 'Tea'],
      ],
      {
        state: { turn: 0, coins: [0, 2, 2] },
      },
    );
    set.chooses('Pearl');
    expect(quietCargo.status?.(set.at, 0)).toEqual(['out']);
    expect(set.cards('quay')).toEqual(['Pearl', 'Rum', 'Salt']);
    expect(set.text()).toMatch(/Rum, Salt from Seat 0's hold to the quay/);
  });

  it('counts crates and coins when the ship is empty', () => {
    const set = table(
      [
        ['Gold', 'Rum', 'Salt'],
        ['Silk', 'Tea'],
      ],
      {
        zones: {
          hold: [
            ['Gold', 'Rum', 'Salt'],
            ['Silk', 'Tea'],
          ],
          ship: [],
          quay: [],
        },
      },
    );
    set.chooses('Gold');
    expect(set.facts('counted')).toMatchObject([{ totals: [5 + 9, 5 + 6] }]);
    expect(set.at.result?.ranks).toEqual([1, 2]);
  });

  it('makes the last seat the winner', () => {
    const set = table([
      ['Gold', 'Rum', 'Salt'],
      ['Silk', 'Tea'],
      ['Tea', 'Tea'],
    ])
      .resigns(2)
      .resigns(0);
    expect(set.at.result?.ranks).toEqual([2, 1, 3]);
  });

  it('fog takes all holds and the quay back aboard, deals again and goes into the sea', () => {
    const set = table(
      [
        ['Fog', 'Rum', 'Salt'],
        ['Silk', 'Tea'],
      ],
      { options: { fog: true } },
    ).chooses('Fog');
    expect([set.cards('quay'), set.cards('sea')]).toEqual([[], ['Fog']]);
    expect([set.cards('hold-0').length, set.cards('hold-1').length]).toEqual([2, 3]);
    expect(set.text()).toContain(
      "Rum, Salt from Seat 0's hold and Silk, Tea from Seat 1's hold to the ship. The ship is",
    );
  });
});
