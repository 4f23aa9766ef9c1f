import { describe, expect, it } from 'vitest';
import { attacks, defends, endsTurn, FILLER, type Scene, scene } from './scene.ts';

const options = { speed: true };
const fillers = (count: number): string[] => Array.from({ length: count }, () => FILLER);
const sizes = (set: Scene, ...seats: number[]): number[] => seats.map((seat) => set.cards(`hand-${seat}`).length);

/** Quarantines as few cards as allowed, from the end of the hand. */
function quarantines(set: Scene, seat: number): void {
  const { min = 0 } = set.choices(seat)[0]?.blank ?? {};
  const hand = set.at.zones[`hand-${seat}`]?.cards ?? [];
  set.does(seat, { quarantine: { cards: hand.slice(hand.length - min) } });
}

describe('Speed: the hand of a player who stops attacking', () => {
  it('drops back to five when the attack was defended, and the player chooses the cards', () => {
    const hands = [
      ['Flame Claw', 'Kindle', ...fillers(7)],
      ['Iron Resolve', FILLER],
    ];
    const set = scene({ options, hands });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    defends(set, 1, 'BLOCK', 'Iron Resolve', [FILLER]);
    expect(set.choices(0)[0]?.blank).toMatchObject({ min: 2, max: 7 });
    expect(set.question(0)?.prompt).toContain('at least 2');
    expect(set.refusal(0, { quarantine: { cards: [set.card(FILLER, 'hand-0')] } })).toBe('ILLEGAL_MOVE');
    quarantines(set, 0);
    endsTurn(set);
    expect(sizes(set, 0, 1)).toEqual([5, 5]);
    expect(set.waiting).toEqual([1]);
  });

  it('drops back when the attack is ended', () => {
    const set = scene({ options, hands: [fillers(10), fillers(3)] });
    set.passes(0);
    expect(set.choices(0)[0]?.blank?.min).toBe(5);
    quarantines(set, 0);
    quarantines(set, 1);
    expect(sizes(set, 0, 1)).toEqual([5, 5]);
  });

  it('does not drop back if he attacks again, and never in other types of match', () => {
    const hands = [['Spark Jab', ...fillers(7)], []];
    const set = scene({ options, hands });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    expect(set.choices(0)[0]?.blank?.min).toBe(0);
    const core = scene({ hands });
    core.passes(0);
    expect(core.choices(0)[0]?.blank?.min).toBe(0);
  });
});

describe('Speed in tag matches', () => {
  const hands = [
    ['Spark Jab', 'Spark Jab', 'Kindle', ...fillers(2)],
    [FILLER],
    ['Spark Jab', 'Kindle', ...fillers(3)],
    [],
  ];

  it('a hand grows with the attacks of its player, not with those of a team-mate', () => {
    const set = scene({ seats: 4, options, hands });
    for (let i = 0; i < 2; i++) {
      attacks(set, 0, 'Spark Jab');
      set.passes(1);
      endsTurn(set);
    }
    expect(sizes(set, 0)).toEqual([7]);
    set.does(0, { tag: { card: set.card('Kindle', 'hand-0'), partner: 2, theirs: [set.card('Kindle', 'hand-2')] } });
    attacks(set, 2, 'Spark Jab');
    set.passes(1);
    while (set.step === 'quarantine') quarantines(set, set.waiting[0] ?? 0);
    endsTurn(set);
    expect(sizes(set, 0, 2)).toEqual([5, 6]); // the member who was tagged out has stopped attacking
  });
});

describe('Speed: charging the fragment', () => {
  it('is offered without a mention of effects, because charge cards have none', () => {
    const prompt = (speed: boolean): string => {
      const set = scene({ options: { speed }, hands: [['Flame Claw', 'Kindle'], []] });
      attacks(set, 0, 'Flame Claw', ['Kindle']);
      set.passes(1);
      return set.question(0)?.prompt ?? '';
    };
    expect(prompt(true)).not.toContain('effect');
    expect(prompt(false)).toContain('effect');
  });
});
