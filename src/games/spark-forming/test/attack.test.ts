import { describe, expect, it } from 'vitest';
import { MODES } from '../cards/print.ts';
import { afterResilience, blocked } from '../rules/strikes.ts';
import { fitOf } from '../rules/usable-cards.ts';
import { attacks, defends, endsTurn, scene } from './scene.ts';

const HAND = ['Mind Hammer', 'Mind Hammer', 'Mind Hammer', 'Mind Hammer'];

describe('I The attacker', () => {
  it('uses neutral cards and cards of his Character Type if his form has all their stats', () => {
    const set = scene({ hands: [['Flame Claw', 'Heavy Swing', 'Breaker', 'Iron Resolve', 'Drakefire Breath']] });
    const names = set.labels(0, 'Attack with').map((label) => label.replace(/Attack with (.*?) \(.*/, '$1'));
    // A Tide card and a card that needs Will are left out, because Cinderfang is Ember and has no Will.
    expect(names).toEqual(['Flame Claw', 'Heavy Swing', 'Drakefire Breath']);
  });

  it('cannot use an Exclusive card of another form or species', () => {
    const set = scene({ forms: ['Forge Warden'], hands: [['Drakefire Breath', "Cinderfang's Pyre", ...HAND]] });
    expect(set.labels(0, 'Attack with Drakefire')).toEqual([]);
    expect(set.labels(0, "Attack with Cinderfang's")).toEqual([]);
  });

  it('needs as many other cards as the Action Cost: with three cards, cost 2 is possible but cost 3 is not', () => {
    const three = scene({ hands: [['Furnace Heart', 'Kindle', 'Kindle']] });
    expect(three.labels(0, 'Attack with Furnace Heart')).toEqual([]);
    const two = scene({ hands: [['Blazing Charge', 'Kindle', 'Kindle']] });
    expect(two.labels(0, 'Attack with Blazing Charge')).toHaveLength(1);
  });

  it('charges a card with exactly the Action Cost, face up', () => {
    const set = scene({ hands: [['Blazing Charge', 'Kindle', 'Kindle', 'Kindle']] });
    const used = set.card('Blazing Charge', 'hand-0');
    const one = set.card('Kindle', 'hand-0');
    expect(set.refusal(0, { attack: { card: used, charge: [one], boost: false } })).toBe('ILLEGAL_MOVE');
    expect(set.refusal(0, { attack: { card: used, charge: [one, used], boost: false } })).toBe('ILLEGAL_MOVE');
    attacks(set, 0, 'Blazing Charge', ['Kindle', 'Kindle']);
    expect(set.cards('action-0')).toEqual(['Blazing Charge']);
    expect(set.cards('data-charge-0')).toEqual(['Kindle', 'Kindle']);
    expect(set.at.zones['data-charge-0']?.readers).toBe('everyone');
  });

  it('is asked even without a playable card, and if he ends the attack, the defender attacks next', () => {
    const set = scene({ hands: [['Breaker'], ['Flame Claw']] });
    expect(set.choices(0).map(({ label }) => label)).toEqual(['End the attack: the other side attacks next']);
    set.passes(0);
    endsTurn(set);
    expect(set.waiting).toEqual([1]);
    expect(set.state).toMatchObject({ side: 1, ended: 1, turn: 2 });
  });
});

describe('II The defender', () => {
  const steps = [10, 20, 30, 40, 50, 60, 70, 80];
  const all = steps.flatMap((lower) => steps.filter((upper) => upper >= lower).map((upper) => [lower, upper] as const));

  it('meets a range only with a range that is within it or exceeds it', () => {
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
    const set = scene({ forms: ['Cinderfang', 'Torrent Engine'], hands }); // Spark Jab has only Block 60-80
    attacks(set, 0, 'Spark Jab');
    expect(set.labels(1, 'Dodge')).toEqual([]);
    expect(set.labels(1, 'Block')).toEqual([]); // the lower limit of each of these blocks is below 60
  });

  it('is not asked if it is public that the attack cannot be met', () => {
    const unmet = { hands: [['Spark Jab'], ['Kindle']], pending: [{ bans: [...MODES] }] };
    expect(attacks(scene(unmet), 0, 'Spark Jab').step).toBe('quarantine');
    const empty = { hands: [['Spark Jab'], []], fragments: ['Afterimage', 'Overclock'] };
    expect(attacks(scene(empty), 0, 'Spark Jab').state.turn).toBe(2);
    const burst = { ...empty, fragments: ['Afterimage', 'Afterimage'] };
    // The back shows that the fragment is a Burst, but not which Burst.
    expect(attacks(scene(burst), 0, 'Spark Jab').waiting).toEqual([1]);
  });

  it('names the mode and charges, and needs the type, the stats and the cost, like the attacker', () => {
    const hands = [
      ['Flame Claw', 'Kindle'],
      ['Iron Resolve', 'Heavy Swing', 'Granite Fist'],
    ];
    const set = scene({ hands });
    attacks(set, 0, 'Flame Claw', ['Kindle']); // the card has Block 40-60
    // The other cards need Might or are Terra.
    expect(set.labels(1, 'Block').map((label) => label.split(' (')[0])).toEqual(['Block with Iron Resolve']);
    defends(set, 1, 'BLOCK', 'Iron Resolve', ['Heavy Swing']);
    expect(set.cards('data-charge-1')).toEqual(['Heavy Swing']);
    expect(set.state.defence).toMatchObject({ seat: 1, mode: 'BLOCK', range: [40, 60], fit: 'WITHIN' });
  });

  it('defends as cheaply as possible if he runs out of time', () => {
    const set = scene({
      hands: [
        ['Flame Claw', 'Kindle'],
        ['Iron Resolve', 'Heavy Swing'],
      ],
    });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    const [used, charge] = set.cardsNamed(['Iron Resolve', 'Heavy Swing'], 'hand-1');
    expect(set.timesOut().entry.move).toEqual({
      defend: { card: used, mode: 'BLOCK', charge: [charge], boost: false },
    });
  });
});

describe('III The damage', () => {
  it('is the multiplier times the stat minus Resilience, at least 0: 4 times 6 minus 9 is 15', () => {
    expect(afterResilience(4 * 6, 9)).toBe(15);
    expect(afterResilience(4 * 6, 30)).toBe(0);
    const set = scene({ hands: [['Flame Claw', 'Kindle'], []] });
    attacks(set, 0, 'Flame Claw', ['Kindle']); // Might ×4 with a stat of 6 against Undine's Resilience of 9
    set.passes(1);
    expect(set.state.hp[1]).toBe(85);
    expect(set.facts('damageDealt')).toMatchObject([{ from: 0, to: 1, amount: 15, why: 'ATTACK' }]);
  });

  it('is halved by a block, rounded down to a multiple of five: 15 becomes 5', () => {
    expect([15, 20, 30, 9, 0].map(blocked)).toEqual([5, 10, 15, 0, 0]);
    const set = scene({
      hands: [
        ['Flame Claw', 'Kindle'],
        ['Iron Resolve', 'Kindle'],
      ],
    });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    defends(set, 1, 'BLOCK', 'Iron Resolve', ['Kindle']);
    expect(set.state.hp[1]).toBe(95);
    expect(set.state.hp[0]).toBe(100);
  });

  it('is 0 against a Resilience of 30, and the attacker still attacks again', () => {
    const set = scene({ hands: [['Flame Claw', 'Kindle'], []], pending: [{}, { resilience: 21 }] });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    set.passes(1);
    endsTurn(set);
    expect(set.state.hp[1]).toBe(100);
    expect(set.waiting).toEqual([0]);
    expect(set.state.turn).toBe(2);
  });

  it('hits the attacker instead after a counter, by the defender’s card and form', () => {
    const hands = [
      ['Searing Parry', 'Kindle'],
      ['Feedback', 'Kindle'],
    ];
    const set = scene({ hands });
    attacks(set, 0, 'Searing Parry', ['Kindle']); // the card has Counter 40-70
    defends(set, 1, 'COUNTER', 'Feedback', ['Kindle']); // Energy ×2 with a stat of 6 against a Resilience of 10
    expect([set.state.hp[0], set.state.hp[1]]).toEqual([98, 100]);
  });

  it('is 0 after a dodge', () => {
    const set = scene({
      hands: [
        ['Drakefire Breath', 'Kindle', 'Kindle'],
        ['Foam Dart', 'Kindle'],
      ],
    });
    attacks(set, 0, 'Drakefire Breath', ['Kindle', 'Kindle']); // the card has Dodge 40-70
    defends(set, 1, 'DODGE', 'Foam Dart');
    expect([set.state.hp[0], set.state.hp[1]]).toEqual([100, 100]);
  });
});
