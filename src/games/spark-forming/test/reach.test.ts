import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../cards/actions.ts';
import { MODES } from '../cards/print.ts';
import { fitOf } from '../rules/usable-cards.ts';
import { attacks, defends, FILLER, type Scene, scene } from './scene.ts';

const ranges = (set: Scene): string[] =>
  set.labels(1, 'Block').map((label) => label.replace(/^.*?\(([^;)]*).*$/, '$1'));
describe('A defence that reaches higher', () => {
  // Spark Jab has Block 60-80, and Iron Resolve blocks with 40-60.
  const hands = [['Spark Jab'], ['Iron Resolve', FILLER]];

  it('shifts both limits, and so meets ranges that would otherwise be out of reach', () => {
    expect(ranges(withReach(10))).toEqual([]);
    expect(ranges(withReach(20))).toEqual(['60-80, you attack next']);
    const set = withReach(20);
    defends(set, 1, 'BLOCK', 'Iron Resolve', [FILLER], false, true);
    expect(set.state.defence).toMatchObject({ range: [60, 80], fit: 'WITHIN' });
    expect(set.state.pending[1]?.wider).toBe(0);
  });

  function withReach(wider: number): Scene {
    const set = scene({ hands, pending: [{}, { wider }] });
    attacks(set, 0, 'Spark Jab');
    return set;
  }

  it('can use its printed range, but uses up the effect anyway', () => {
    const set = scene({ hands: [['Flame Claw', 'Kindle'], hands[1] ?? []], pending: [{}, { wider: 10 }] });
    attacks(set, 0, 'Flame Claw', ['Kindle']); // the card has Block 40-60
    expect(ranges(set)).toEqual(['40-60, you attack next', '50-70, exceeds: the attacker goes on']);
    defends(set, 1, 'BLOCK', 'Iron Resolve', [FILLER]);
    expect(set.state.defence).toMatchObject({ range: [40, 60], fit: 'WITHIN' });
    expect(set.state.pending[1]?.wider).toBe(0);
  });

  it('adds up the shifts of an effect, an Upgrade and a Boost, and can be a Burst', () => {
    const more = {
      options: { upgrade: true },
      upgrades: ['Spare Circuit', 'Watchful Visor'],
      pending: [{}, { wider: 10 }],
    };
    const charged = [[], ['Kindle', 'Kindle', 'Kindle', 'Kindle']];
    const boosted = scene({ ...more, hands, charged, fragments: ['Overclock', 'Slipstream'] });
    attacks(boosted, 0, 'Spark Jab');
    defends(boosted, 1, 'BLOCK', 'Iron Resolve', [FILLER], true, true);
    expect(boosted.state.defence?.range).toEqual([40 + 10 + 10 + 20, 60 + 10 + 10 + 20]);
    const burst = scene({ ...more, hands, charged, fragments: ['Overclock', 'Prism Wall'] });
    attacks(burst, 0, 'Spark Jab');
    expect(burst.choices(1).filter(({ move }) => 'burst' in move)).toHaveLength(2);
    burst.does(1, { burst: { mode: 'BLOCK', reach: true } });
    expect(burst.state.defence?.range).toEqual([80, 90]);
  });

  it('makes more defences of the catalogue possible', () => {
    const all = Object.values(ACTIONS).flatMap((attack) => Object.values(ACTIONS).map((own) => [attack, own] as const));
    const raised = all.filter(([attack, own]) =>
      MODES.some((mode) => {
        const [met, range] = [attack.ranges[mode], own.ranges[mode]];
        return met && range && !fitOf(range, met) && fitOf([range[0] + 10, range[1] + 10], met) === 'WITHIN';
      }),
    );
    expect(raised.length).toBeGreaterThan(100);
  });
});
