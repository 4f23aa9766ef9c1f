import { describe, expect, it } from 'vitest';
import { botsPlay, expectLabelsApart } from '../../../../test/games/index.ts';
import { eagerPolicy, SPECTATOR } from '../../../engine/index.ts';
import { READY } from '../cards/ready-decks.ts';
import { sparkForming } from '../index.ts';
import { attacks, endsTurn, FILLER, type Scene, scene } from './scene.ts';

const MATCHES = [
  [2, {}],
  [2, { upgrade: true, speed: true }],
  [4, { tagOrder: 'FREE', upgrade: true }],
  [6, { speed: true, tagOrder: 'FREE' }],
] as const;

describe.each(MATCHES)('In matches of %i with %j', (seats, options) => {
  it('all labels of a question differ, and every entry has text for every viewer', () => {
    for (let start = 0; start < 4; start++) {
      const decks = Array.from(
        { length: seats },
        (_, seat) => READY[(start + 6 * (seat % 2)) % READY.length]?.cards ?? null,
      );
      const given = { seats, options: { turns: 40, ...options }, decks };
      const set = botsPlay(sparkForming, given, [eagerPolicy], start, (now) => {
        for (const seat of now.waiting) expectLabelsApart(now.question(seat));
      });
      for (const text of set.texts(SPECTATOR, (seat) => `<${seat}>`)) {
        expect(text).not.toBe('');
        expect(text.replace(/"[^"]*"/g, '')).not.toMatch(/\byour?\b|Seat \d/i);
      }
    }
  });
});

describe('A question says everything that its player needs to decide', () => {
  const asked = (set: Scene, seat: number): string => set.question(seat, (one) => `<${one}>`)?.prompt ?? '';
  const labels = (set: Scene, seat: number): string[] =>
    set.question(seat, (one) => `<${one}>`)?.choices.map(({ label }) => label) ?? [];
  const hands = [
    ['Searing Parry', 'Kindle', 'Kindle'],
    ['Feedback', 'Foam Dart', 'Kindle'],
  ];

  it('for the attacker, whom he attacks, and for the defender, who attacks and with what effect', () => {
    const set = scene({ hands });
    expect(asked(set, 0)).toContain('against <1> (100 Health Points, Resilience 9)');
    attacks(set, 0, 'Searing Parry', ['Kindle']); // Energy ×3 with a stat of 6
    expect(asked(set, 1)).toBe(
      '<0> attacks you with Searing Parry: 9 damage (18 less your Resilience of 9) if you do not defend. It can be met by Counter 40-70, if your range starts at the lower number or above. Do you defend?',
    );
    expect(labels(set, 1)).toContain(
      'Counter with Feedback (70-90, exceeds: the attacker goes on; strikes back for 2) charged with 1 card: …',
    );
  });

  it('for a defender who cannot defend, the reason for each card', () => {
    const set = scene({ hands: [['Ash Veil'], ['Hard Stare', 'Fleet Strike', 'Kindle', 'Mirror Pool']] });
    attacks(set, 0, 'Ash Veil'); // met by Dodge 50-70
    expect(labels(set, 1)).toEqual([
      'Do not defend. Your cards cannot meet the attack: Hard Stare, Fleet Strike: Dodge starts at 40, below 50; ' +
        'Kindle: not for your form; Mirror Pool: no Dodge',
    ]);
  });

  it('for the cards to quarantine, which of them the form cannot use', () => {
    const set = scene({ hands: [['Foam Dart', 'Kindle'], []] });
    set.passes(0);
    const [foam, kindle] = set.choices(0)[0]?.blank?.from ?? [];
    expect(foam?.label).toMatch(/ Your form cannot use it\.$/);
    expect(kindle?.label).not.toContain('cannot use');
  });

  it('for a charge, which fragment it charges and how far', () => {
    const set = scene({ hands: [['Blazing Charge', 'Spark Jab', 'Kindle'], []], charged: [['Kindle']] });
    attacks(set, 0, 'Blazing Charge', ['Spark Jab', 'Kindle']);
    while (set.step !== 'charge') {
      const [seat = 0] = set.waiting;
      if (set.step === 'quarantine') set.does(seat, { quarantine: { cards: [] } });
      else set.passes(seat);
    }
    expect(asked(set, 0)).toContain('your Data Fragment Afterimage (1 of 4 charged) instead of having its effect?');
  });

  it('for a block, how much damage it lets through, and for a dodge, none', () => {
    const set = scene({
      hands: [
        ['Eruption', ...Array.from({ length: 4 }, () => 'Kindle')],
        ['Iron Resolve', 'Foam Dart', 'Kindle'],
      ],
    });
    attacks(
      set,
      0,
      'Eruption',
      Array.from({ length: 4 }, () => 'Kindle'),
    ); // a strike of 48 against a Resilience of 9
    expect(labels(set, 1).filter((label) => label.startsWith('Block'))[0]).toContain('; 15 come through)');
    expect(labels(set, 1).filter((label) => label.startsWith('Dodge'))[0]).toContain('; no damage)');
  });

  it('for a choice of cards, the effect of each card, with numbered copies', () => {
    const set = scene({ hands: [['Blazing Charge', 'Spark Jab', 'Spark Jab'], []] });
    const [choice] = set.choices(0).filter(({ label }) => label.includes('Blazing Charge'));
    expect(choice?.blank?.from?.map(({ label }) => label)).toEqual([
      'Spark Jab: Draw 1 card',
      'Spark Jab, copy 2: Draw 1 card',
    ]);
    set.passes(0);
    expect(set.choices(0)[0]?.blank?.from?.[1]?.label).toBe(
      'Spark Jab: Ember, Action Cost 0. Attack: Energy ×3. Defence: Block 60-80. Data Charge Effect: Draw 1 card.',
    );
  });

  it('for a double team, its power and ranges, and for a last stand, the name of the fragment', () => {
    const set = scene({
      seats: 4,
      forms: ['Cinderfang', 'Undine', 'Forge Warden', 'Undine'],
      hands: [['Flame Claw', 'Kindle'], [], ['Flame Claw', 'Kindle'], []],
    });
    expect(labels(set, 0)).toContain(
      'Double team with <2>: Flame Claw (15 and 15 damage: 24 and 24 less Resilience 9; can be met by Block 40-60) charged with 1 card: …',
    );
    const last = scene({ seats: 4, fallen: [2], teamFragments: ['United Front'] });
    expect(labels(last, 0)).toContain('Last stand: use your Afterimage instead of the team’s United Front from now on');
  });

  it('for the choice of a member to come in, who has fallen, and the Health Points of the others', () => {
    const set = scene({
      seats: 6,
      options: { tagOrder: 'FREE' },
      hands: [['Spark Jab'], [FILLER]],
      hp: [100, 5, 100, 100, 100, 60],
    });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    endsTurn(set);
    expect(asked(set, 3)).toBe('<1> has fallen: who comes in?');
    expect(set.choices(3)[0]?.blank?.from?.[1]?.label).toBe('Seat 5: Undine, 60 Health Points');
  });
});

describe('Pending and applied effects', () => {
  it('are described in the third person', () => {
    const set = scene({ hands: [['Smoke Feint', 'Kindle'], []] });
    attacks(set, 0, 'Smoke Feint', ['Kindle']);
    set.passes(1);
    endsTurn(set);
    const view = set.view();
    expect(view.players[0]?.pending).toEqual(['The next attack cannot be dodged', 'The next attack has Energy +1']);
  });

  it('name the effect that draws, discards or shows cards', () => {
    const set = scene({ hands: [['Blazing Charge', 'Spark Jab', 'Smoke Feint'], ['Kindle']] });
    // The effects quarantine 1 card, draw 1 card and show the opponent's hand.
    attacks(set, 0, 'Blazing Charge', ['Spark Jab', 'Smoke Feint']);
    set.passes(1);
    endsTurn(set);
    const told = set.facts('effectDone').map((fact) => sparkForming.tell(fact, (seat) => `<${seat}>`));
    expect(told).toEqual([
      "<0>'s effect: draws 1 card",
      "<0>'s effect: looks at the opponent's hand",
      "<0>'s effect: the opponent quarantines 1 card at random",
    ]);
  });
});

describe('The fragment in force', () => {
  const position = { seats: 4, forms: ['Bastion'] };

  it('is visible to its team, and to all viewers once it has been used', () => {
    const set = scene({
      ...position,
      teamFragments: ['Avalanche of Many'],
      charged: [Array.from({ length: 5 }, () => 'Kindle'), [], Array.from({ length: 5 }, () => 'Kindle')],
    });
    const team = (viewer: readonly number[]) => set.view(viewer).teams[0];
    expect(team([2])).toMatchObject({
      fragmentSeat: 0,
      fragment: { card: { name: 'Avalanche of Many' }, faceUp: false },
    });
    expect(team([1])).toMatchObject({ fragmentSeat: null, fragment: null });
    set.does(0, { blast: true });
    expect(team([1])).toMatchObject({
      fragmentSeat: 0,
      fragment: { card: { name: 'Avalanche of Many' }, faceUp: true },
    });
  });

  it('is separate for each player in a match of two', () => {
    const set = scene();
    const { teams } = set.view();
    expect(teams.map(({ fragmentSeat, fragment }) => [fragmentSeat, fragment?.type])).toEqual([
      [0, 'BURST'],
      [1, 'BURST'],
    ]);
  });
});
