import { describe, expect, it } from 'vitest';
import { decision } from '../../../engine/index.ts';
import { SPARK_FORMING } from '../index.ts';
import {
  attacks,
  cards,
  defends,
  does,
  endsTurn,
  happened,
  hp,
  leaves,
  passes,
  scene,
  stateIn,
  waiting,
} from './scene.ts';

describe('V The next attack', () => {
  it('undefended is the attacker’s again', () => {
    const set = scene({ hands: [['Spark Jab'], []] });
    attacks(set, 0, 'Spark Jab');
    passes(set, 1);
    endsTurn(set);
    expect(waiting(set)).toEqual([0]);
  });

  it('is the defender’s after a defence within, even if a block hurt', () => {
    const set = scene({
      hands: [
        ['Flame Claw', 'Kindle'],
        ['Iron Resolve', 'Kindle'],
      ],
    });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    defends(set, 1, 'BLOCK', 'Iron Resolve', ['Kindle']);
    endsTurn(set);
    expect(waiting(set)).toEqual([1]);
  });

  it('is the attacker’s again after a defence that exceeds, even if he was countered', () => {
    const set = scene({
      hands: [
        ['Wyrmstorm', 'Kindle', 'Kindle', 'Kindle'],
        ['Feedback', 'Kindle'],
      ],
      forms: ['Tempest Wyrm'],
    });
    attacks(set, 0, 'Wyrmstorm', ['Kindle', 'Kindle', 'Kindle']); // Counter 50-80
    defends(set, 1, 'COUNTER', 'Feedback', ['Kindle']); // Counter 70-90: Energy ×2 on 6 against 11
    expect(hp(set, 0)).toBe(99);
    endsTurn(set);
    expect(waiting(set)).toEqual([0]);
  });

  it('never comes once somebody has no Health Points left', () => {
    const set = scene({ hands: [['Flame Claw', 'Kindle'], []], hp: [1, 15] });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    passes(set, 1);
    expect(set.at.result).toEqual({ ranks: [1, 2], why: 'The other side has no Health Points left' });
    expect(decision(SPARK_FORMING, set.at, 0)).toBeNull();
  });

  it('a counter can win the match', () => {
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

  it('ends with twenty attacks ended in a row: more Health Points win, equal ones are a draw', () => {
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
        passes(set, waiting(set)[0] ?? 0);
        endsTurn(set);
      }
      expect(set.at.result).toEqual({ ranks, why: '20 attacks were ended in a row' });
    }
  });

  it('ends with the last turn of the match’s option', () => {
    const set = scene({ options: { turns: 2 }, hp: [50, 40] });
    passes(set, 0);
    endsTurn(set);
    passes(set, 1);
    endsTurn(set);
    expect(set.at.result).toEqual({ ranks: [1, 2], why: '2 turns have been played' });
  });

  it('does not come when the other player leaves', () => {
    const set = scene({ hands: [['Spark Jab'], []] });
    attacks(set, 0, 'Spark Jab');
    leaves(set, 0);
    expect(set.at.result).toEqual({ ranks: [2, 1], why: 'The other side has left' });
  });
});

describe('Getting started', () => {
  it('asks both at once whether they keep the first hand; a new one can be drawn once', () => {
    const fresh = scene({});
    fresh.at.agenda = [{ step: 'turn' }, { step: 'redraw' }];
    fresh.at.state = { ...stateIn(fresh), turn: 0 };
    expect(waiting(fresh)).toEqual([0, 1]);
    does(fresh, 0, { redraw: true });
    expect(waiting(fresh)).toEqual([1]);
    does(fresh, 1, { keepHand: true });
    expect(happened(fresh, 'handRedrawn')).toMatchObject([
      { seat: 0, again: true },
      { seat: 1, again: false },
    ]);
    expect(cards(fresh, 'hand', 0)).toHaveLength(5);
    expect(stateIn(fresh).turn).toBe(1);
  });
});
