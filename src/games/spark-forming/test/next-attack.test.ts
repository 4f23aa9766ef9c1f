import { describe, expect, it } from 'vitest';
import { attacks, defends, endsTurn, scene } from './scene.ts';

describe('V The next attack', () => {
  it('is the attacker’s again without a defence', () => {
    const set = scene({ hands: [['Spark Jab'], []] });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    endsTurn(set);
    expect(set.waiting).toEqual([0]);
  });

  it('is the defender’s after a defence within the range, even if a block let damage through', () => {
    const set = scene({
      hands: [
        ['Flame Claw', 'Kindle'],
        ['Iron Resolve', 'Kindle'],
      ],
    });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    defends(set, 1, 'BLOCK', 'Iron Resolve', ['Kindle']);
    endsTurn(set);
    expect(set.waiting).toEqual([1]);
  });

  it('is the attacker’s again after a defence above the range, even if he was countered', () => {
    const set = scene({
      hands: [
        ['Wyrmstorm', 'Kindle', 'Kindle', 'Kindle'],
        ['Feedback', 'Kindle'],
      ],
      forms: ['Tempest Wyrm'],
    });
    attacks(set, 0, 'Wyrmstorm', ['Kindle', 'Kindle', 'Kindle']); // the card has Counter 50-80
    // Counter 70-90 with Energy ×2, a stat of 6, against a Resilience of 11.
    defends(set, 1, 'COUNTER', 'Feedback', ['Kindle']);
    expect(set.state.hp[0]).toBe(99);
    endsTurn(set);
    expect(set.waiting).toEqual([0]);
  });

  it('does not take place once a side has no Health Points left', () => {
    const set = scene({ hands: [['Flame Claw', 'Kindle'], []], hp: [1, 15] });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    set.passes(1);
    expect(set.at.result).toEqual({ ranks: [1, 2], why: 'The other side has no Health Points left' });
    expect(set.question(0)).toBeNull();
  });

  it('does not take place after a counter that wins the match', () => {
    const set = scene({
      hands: [
        ['Wyrmstorm', 'Kindle', 'Kindle', 'Kindle'],
        ['Feedback', 'Kindle'],
      ],
      forms: ['Tempest Wyrm'],
      hp: [1],
    });
    attacks(set, 0, 'Wyrmstorm', ['Kindle', 'Kindle', 'Kindle']);
    defends(set, 1, 'COUNTER', 'Feedback', ['Kindle']);
    expect(set.at.result?.ranks).toEqual([2, 1]);
  });

  it('does not follow twenty ended attacks in a row: the side with more Health Points wins, or the match is a draw', () => {
    for (const [points, ranks] of [
      [
        [40, 60],
        [2, 1],
      ],
      [
        [60, 60],
        [1, 1],
      ],
    ] as const) {
      const set = scene({ hp: [...points] });
      for (let i = 0; i < 20; i++) {
        set.passes(set.waiting[0] ?? 0);
        endsTurn(set);
      }
      expect(set.at.result).toEqual({ ranks, why: '20 attacks were ended in a row' });
    }
  });

  it('does not follow the last turn that the options allow', () => {
    const set = scene({ options: { turns: 2 }, hp: [50, 40] });
    set.passes(0);
    endsTurn(set);
    set.passes(1);
    endsTurn(set);
    expect(set.at.result).toEqual({ ranks: [1, 2], why: '2 turns have been played' });
  });

  it('does not take place if the other player leaves', () => {
    const set = scene({ hands: [['Spark Jab'], []] });
    attacks(set, 0, 'Spark Jab');
    set.resigns(0);
    expect(set.at.result).toEqual({ ranks: [2, 1], why: 'The other side has left' });
  });
});

describe('Getting started', () => {
  it('asks both players at the same time whether they keep the first hand, and each can redraw once', () => {
    const fresh = scene({});
    fresh.state.turn = 0;
    fresh.goesOnWith({ step: 'turn' }, { step: 'redraw' });
    expect(fresh.waiting).toEqual([0, 1]);
    fresh.does(0, { redraw: true });
    expect(fresh.waiting).toEqual([1]);
    fresh.does(1, { keepHand: true });
    expect(fresh.facts('handRedrawn')).toMatchObject([
      { seat: 0, again: true },
      { seat: 1, again: false },
    ]);
    expect(fresh.cards('hand-0')).toHaveLength(5);
    expect(fresh.state.turn).toBe(1);
  });
});
