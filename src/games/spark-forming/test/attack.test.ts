import { describe, expect, it } from 'vitest';
import { SPARK_FORMING } from '../index.ts';
import { afterResilience, blocked } from '../rules/damage.ts';
import { fitOf } from '../rules/usable-cards.ts';
import {
  attacks,
  card,
  cards,
  choices,
  defends,
  endsTurn,
  happened,
  hp,
  offered,
  passes,
  refuses,
  scene,
  stateIn,
  waiting,
} from './scene.ts';

const HAND = ['Mind Hammer', 'Mind Hammer', 'Mind Hammer', 'Mind Hammer'];

describe('I The attacker', () => {
  it('uses cards of his Character Type and neutral ones, all of whose stats his form has', () => {
    const set = scene({ hands: [['Flame Claw', 'Heavy Swing', 'Breaker', 'Iron Resolve', 'Drakefire Breath']] });
    const names = offered(set, 0, 'Attack with').map((label) => label.replace(/Attack with (.*?) \(.*/, '$1'));
    expect(names).toEqual(['Flame Claw', 'Heavy Swing', 'Drakefire Breath']); // Breaker is Tide; Cinderfang has no Will
  });

  it('uses no Exclusive card of another form or species', () => {
    const set = scene({ forms: ['Forge Warden'], hands: [['Drakefire Breath', "Cinderfang's Pyre", ...HAND]] });
    expect(offered(set, 0, 'Attack with Drakefire')).toEqual([]);
    expect(offered(set, 0, "Attack with Cinderfang's")).toEqual([]);
  });

  it('needs as many other cards as the Action Cost: of three cards cost 3 is too much, cost 2 is not', () => {
    const three = scene({ hands: [['Furnace Heart', 'Kindle', 'Kindle']] });
    expect(offered(three, 0, 'Attack with Furnace Heart')).toEqual([]);
    const two = scene({ hands: [['Blazing Charge', 'Kindle', 'Kindle']] });
    expect(offered(two, 0, 'Attack with Blazing Charge')).toHaveLength(1);
  });

  it('charges with exactly the Action Cost, face up', () => {
    const set = scene({ hands: [['Blazing Charge', 'Kindle', 'Kindle', 'Kindle']] });
    const used = card(set, 0, 'Blazing Charge');
    const one = card(set, 0, 'Kindle');
    expect(refuses(set, 0, { attack: { card: used, charge: [one], boost: false } })).toBe(true);
    expect(refuses(set, 0, { attack: { card: used, charge: [one, used], boost: false } })).toBe(true);
    attacks(set, 0, 'Blazing Charge', ['Kindle', 'Kindle']);
    expect(cards(set, 'action', 0)).toEqual(['Blazing Charge']);
    expect(cards(set, 'dataCharge', 0)).toEqual(['Kindle', 'Kindle']);
    expect(set.at.zones['data-charge-0']?.readers).toBe('everyone');
  });

  it('is asked even with nothing to attack with, and ending the attack makes the defender attack next', () => {
    const set = scene({ hands: [['Breaker'], ['Flame Claw']] });
    expect(choices(set, 0).map(({ label }) => label)).toEqual(['End the attack']);
    passes(set, 0);
    endsTurn(set);
    expect(waiting(set)).toEqual([1]);
    expect(stateIn(set)).toMatchObject({ side: 1, ended: 1, turn: 2 });
  });
});

describe('II The defender', () => {
  const steps = [10, 20, 30, 40, 50, 60, 70, 80];
  const all = steps.flatMap((lower) => steps.filter((upper) => upper >= lower).map((upper) => [lower, upper] as const));

  it('meets every range by one within it or exceeding it, and by no other', () => {
    let seen = 0;
    for (const attack of all) {
      for (const own of all) {
        const within = own[0] >= attack[0] && own[1] <= attack[1];
        const exceeds = own[1] > attack[1] && own[0] >= attack[0];
        expect(fitOf(own, attack), `${own} against ${attack}`).toBe(within ? 'WITHIN' : exceeds ? 'EXCEEDS' : null);
        seen++;
      }
    }
    expect(seen).toBe(36 * 36);
  });

  it.each([
    [[30, 50], 'WITHIN'],
    [[30, 80], 'EXCEEDS'],
    [[10, 50], null],
    [[20, 60], 'WITHIN'],
  ] as const)('against 20-60 the range %j is %s', (own, fit) => {
    expect(fitOf(own, [20, 60])).toBe(fit);
  });

  it('cannot meet an attack in a mode for which it has no range', () => {
    const hands = [['Spark Jab'], ['Foam Dart', 'Mirror Pool', 'Second Wind', 'Shoulder Check', ...HAND]];
    const set = scene({ forms: ['Cinderfang', 'Torrent Engine'], hands }); // Spark Jab: Block 60-80 only
    attacks(set, 0, 'Spark Jab');
    expect(offered(set, 1, 'Dodge')).toEqual([]);
    expect(offered(set, 1, 'Block')).toEqual([]); // all of these blocks begin below 60
  });

  it('names the mode, charges, and needs type, stats and cost like the attacker', () => {
    const hands = [
      ['Flame Claw', 'Kindle'],
      ['Iron Resolve', 'Heavy Swing', 'Granite Fist'],
    ];
    const set = scene({ hands });
    attacks(set, 0, 'Flame Claw', ['Kindle']); // Block 40-60
    expect(offered(set, 1, 'Block').map((label) => label.split(' (')[0])).toEqual(['Block with Iron Resolve']); // no Might, not Terra
    defends(set, 1, 'BLOCK', 'Iron Resolve', ['Heavy Swing']);
    expect(cards(set, 'dataCharge', 1)).toEqual(['Heavy Swing']);
    expect(stateIn(set).defence).toMatchObject({ seat: 1, mode: 'BLOCK', range: [40, 60], fit: 'WITHIN' });
  });

  it('out of time defends as cheaply as he can', () => {
    const set = scene({
      hands: [
        ['Flame Claw', 'Kindle'],
        ['Iron Resolve', 'Heavy Swing'],
      ],
    });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    const used = card(set, 1, 'Iron Resolve');
    const move = SPARK_FORMING.steps.defend;
    expect(move && 'absent' in move && move.absent(set.at, { step: 'defend' }, 1)).toEqual({
      defend: { card: used, mode: 'BLOCK', charge: [card(set, 1, 'Heavy Swing')], boost: false },
    });
  });
});

describe('III The damage', () => {
  it('is multiplier times stat minus Resilience, at least 0: 4 on 6 against 9 is 15', () => {
    expect(afterResilience(4 * 6, 9)).toBe(15);
    expect(afterResilience(4 * 6, 30)).toBe(0);
    const set = scene({ hands: [['Flame Claw', 'Kindle'], []] });
    attacks(set, 0, 'Flame Claw', ['Kindle']); // Might ×4 on 6 against Undine's 9
    passes(set, 1);
    expect(hp(set, 1)).toBe(85);
    expect(happened(set, 'damageDealt')).toMatchObject([{ from: 0, to: 1, amount: 15, why: 'ATTACK' }]);
  });

  it('blocked is half of it, rounded down to a multiple of five: 15 becomes 5', () => {
    expect([15, 20, 30, 9, 0].map(blocked)).toEqual([5, 10, 15, 0, 0]);
    const set = scene({
      hands: [
        ['Flame Claw', 'Kindle'],
        ['Iron Resolve', 'Kindle'],
      ],
    });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    defends(set, 1, 'BLOCK', 'Iron Resolve', ['Kindle']);
    expect(hp(set, 1)).toBe(95);
    expect(hp(set, 0)).toBe(100);
  });

  it('against a Resilience of 30 is none, and the attacker still goes on', () => {
    const set = scene({ hands: [['Flame Claw', 'Kindle'], []], pending: [{}, { resilience: 21 }] });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    passes(set, 1);
    endsTurn(set);
    expect(hp(set, 1)).toBe(100);
    expect(waiting(set)).toEqual([0]);
    expect(stateIn(set).turn).toBe(2);
  });

  it('countered strikes the attacker by the defender’s card and form, and not the defender', () => {
    const hands = [
      ['Searing Parry', 'Kindle'],
      ['Feedback', 'Kindle'],
    ];
    const set = scene({ hands });
    attacks(set, 0, 'Searing Parry', ['Kindle']); // Counter 40-70
    defends(set, 1, 'COUNTER', 'Feedback', ['Kindle']); // Energy ×2 on 6 against 10
    expect([hp(set, 0), hp(set, 1)]).toEqual([98, 100]);
  });

  it('dodged is none', () => {
    const set = scene({
      hands: [
        ['Drakefire Breath', 'Kindle', 'Kindle'],
        ['Foam Dart', 'Kindle'],
      ],
    });
    attacks(set, 0, 'Drakefire Breath', ['Kindle', 'Kindle']); // Dodge 40-70
    defends(set, 1, 'DODGE', 'Foam Dart');
    expect([hp(set, 0), hp(set, 1)]).toEqual([100, 100]);
  });
});
