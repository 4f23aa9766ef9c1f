import { describe, expect, it } from 'vitest';
import { tableView } from '../../../engine/index.ts';
import { SPARK_FORMING } from '../index.ts';
import { nothingPending } from '../state.ts';
import { attacks, defends, doubleTeams, endsTurn, FILLER, type Position, type Scene, scene } from './scene.ts';

const fillers = (count: number): string[] => Array.from({ length: count }, () => FILLER);
const kindles = (count: number): string[] => Array.from({ length: count }, () => 'Kindle');
const tagWith = (set: Scene, seat: number, partner: number, own: string, theirs: string) =>
  set.does(seat, {
    tag: { card: set.card(own, `hand-${seat}`), partner, theirs: [set.card(theirs, `hand-${partner}`)] },
  });

describe('Teams', () => {
  it('can read the hands and fragments of their members, but no other team can', () => {
    const set = scene({ seats: 4, hands: [['Kindle'], ['Kindle'], ['Spark Jab'], ['Spark Jab']] });
    const seen = (seat: number) => set.view([seat]).players;
    expect(seen(0).map(({ hand }) => hand.length)).toEqual([1, 0, 1, 0]);
    expect(seen(3).map(({ fragment }) => fragment?.card !== null)).toEqual([false, true, false, true]);
    const both = tableView(SPARK_FORMING, set.untyped, [1, 3]).zones.find(({ key }) => key === 'hand-2');
    expect(both?.cards).toEqual([]);
  });
});

describe('The tag order', () => {
  const position: Position = { seats: 6, hands: [['Kindle'], [], ['Spark Jab'], [], ['Spark Jab']] };

  it('can be strict: only the next member can be tagged in, and eliminated members are skipped', () => {
    expect(
      scene(position)
        .labels(0, 'Tag')
        .map((label) => label.slice(0, 10)),
    ).toEqual(['Tag Seat 2']);
    expect(
      scene({ ...position, fallen: [2] })
        .labels(0, 'Tag')
        .map((label) => label.slice(0, 10)),
    ).toEqual(['Tag Seat 4']);
    const last = scene({ ...position, active: [4, 1] });
    expect(last.labels(4, 'Tag').map((label) => label.slice(0, 10))).toEqual(['Tag Seat 0']);
  });

  it('can be free, so that every member can be tagged in', () => {
    const set = scene({ ...position, options: { tagOrder: 'FREE' } });
    expect(set.labels(0, 'Tag').map((label) => label.slice(0, 10))).toEqual(['Tag Seat 2', 'Tag Seat 4']);
  });
});

describe('Card burn', () => {
  const position: Position = {
    seats: 4,
    hands: [['Flame Claw', 'Spark Jab', 'Kindle'], [], ['Heavy Swing', 'Ash Veil', 'Spark Jab', 'Kindle']],
  };

  it('quarantines a card of equal cost from each member, and the member who is tagged in attacks immediately', () => {
    const set = scene(position);
    const [choice] = set.choices(0).filter(({ label }) => label.includes('you quarantine Flame Claw'));
    expect(choice?.blank?.from?.map(({ label }) => label.split(':')[0])).toEqual(['Heavy Swing']);
    tagWith(set, 0, 2, 'Flame Claw', 'Heavy Swing');
    expect([set.cards('quarantine-0'), set.cards('quarantine-2')]).toEqual([['Flame Claw'], ['Heavy Swing']]);
    expect(set.waiting).toEqual([2]);
    expect(set.state).toMatchObject({ active: [2, 1], turn: 1 });
    expect(set.labels(2, 'Tag')).toEqual([]); // a tag is possible only once a turn
    attacks(set, 2, 'Spark Jab');
    expect(set.state.attack?.attackers).toEqual([2]);
  });

  it('carries over every pending effect, including Resilience and reach', () => {
    const waits = { bans: ['DODGE' as const], add: { MIGHT: 2 }, cheaper: 1, resilience: 4, wider: 20 };
    const set = scene({ ...position, pending: [waits, {}, { resilience: 2, wider: 10 }] });
    tagWith(set, 0, 2, 'Spark Jab', 'Ash Veil');
    expect(set.state.pending[2]).toMatchObject({ ...waits, resilience: 6, wider: 30 });
    expect(set.state.pending[0]).toEqual(nothingPending());
  });

  it('combines the pending multipliers of both members, so that none is lost', () => {
    const pending = [{ times: { ENERGY: 2 } }, {}, { times: { ENERGY: 2, MIGHT: 2 } }];
    const set = scene({ ...position, pending });
    tagWith(set, 0, 2, 'Spark Jab', 'Ash Veil');
    expect(set.state.pending[2]?.times).toEqual({ ENERGY: 4, MIGHT: 2 });
    expect(set.state.pending[0]?.times).toEqual({});
  });

  it('is the only tag of its turn, so no double team can follow', () => {
    const hands = [['Spark Jab', 'Kindle'], [], ['Flame Claw', 'Ash Veil', 'Kindle'], [], ['Flame Claw', 'Kindle'], []];
    const set = scene({ seats: 6, hands });
    tagWith(set, 0, 2, 'Spark Jab', 'Ash Veil');
    expect(set.labels(2, 'Double')).toEqual([]);
    expect(scene({ seats: 6, hands, active: [2, 1] }).labels(2, 'Double')).not.toEqual([]);
  });

  it('is only for the attacker', () => {
    const set = scene({ ...position, side: 1 });
    set.passes(1);
    const next = scene({
      ...position,
      side: 1,
      hands: [...(position.hands ?? []).slice(0, 1), ['Kindle', ...kindles(1)]],
    });
    expect(next.labels(1, 'Tag')).toEqual([]);
    expect(next.refusal(0, { tag: { card: next.card('Kindle', 'hand-0'), partner: 2, theirs: [1] } })).toBe(
      'NOT_ASKED',
    );
  });
});

describe('Double team', () => {
  const position: Position = {
    seats: 4,
    forms: ['Cinderfang', 'Undine', 'Forge Warden', 'Undine'],
    hands: [
      ['Flame Claw', 'Spark Jab'],
      ['Iron Resolve', 'Feedback', FILLER],
      ['Flame Claw', 'Twin Torches', FILLER],
      [],
    ],
  };
  const start = (more: Position = {}): Scene => {
    const set = scene({ ...position, ...more });
    doubleTeams(set, 0, 2, 'Flame Claw', ['Spark Jab']);
    set.does(2, { assist: { charge: [set.card('Twin Torches', 'hand-2')] } });
    return set;
  };

  it('needs the same card in both hands, and each member pays the cost', () => {
    expect(scene(position).labels(0, 'Double')).toHaveLength(1);
    const poor = (position.hands ?? []).map((hand, seat) => (seat === 2 ? ['Flame Claw'] : hand));
    expect(scene({ ...position, hands: poor }).labels(0, 'Double')).toEqual([]);
    const other = (position.hands ?? []).map((hand, seat) => (seat === 2 ? ['Kindle', 'Kindle'] : hand));
    expect(scene({ ...position, hands: other }).labels(0, 'Double')).toEqual([]);
  });

  it('charges the partner’s only remaining card without asking', () => {
    const hands = (position.hands ?? []).map((hand) => hand.slice(0, 2));
    const set = scene({ ...position, hands });
    doubleTeams(set, 0, 2, 'Flame Claw', ['Spark Jab']);
    expect([set.step, set.cards('data-charge-2')]).toEqual(['defend', ['Twin Torches']]);
  });

  it('deals the damage of both members if it succeeds, and both have effects and can charge', () => {
    const set = start();
    set.passes(1);
    expect(set.state.hp[1]).toBe(100 - 15 - 15);
    while (set.step === 'quarantine') set.does(set.waiting[0] ?? 0, { quarantine: { cards: [] } });
    expect(set.waiting).toEqual([0]);
    set.does(0, { charge: { cards: [set.card('Spark Jab', 'data-charge-0')] } });
    set.does(2, { charge: { cards: [] } });
    expect(set.cards('fragment-charge-0')).toEqual(['Spark Jab']);
    expect(set.state.pending[2]?.cheaper).toBe(1);
    expect(set.cards('hand-2')).toHaveLength(5); // the partner draws like the others
    expect(set.state.active).toEqual([0, 1]);
  });

  it('deals half the damage of both members if it is blocked', () => {
    const set = start();
    defends(set, 1, 'BLOCK', 'Iron Resolve', [FILLER]);
    expect(set.state.hp[1]).toBe(85);
  });

  it('costs both members Health Points if it is countered', () => {
    const forms = ['Tempest Wyrm', 'Undine', 'Tempest Wyrm', 'Undine'];
    const hands = [['Diving Talon', 'Kindle'], ['Feedback', FILLER], ['Diving Talon', 'Kindle', FILLER], []];
    const set = scene({ ...position, forms, hands });
    doubleTeams(set, 0, 2, 'Diving Talon', ['Kindle']);
    set.does(2, { assist: { charge: [set.card('Kindle', 'hand-2')] } });
    defends(set, 1, 'COUNTER', 'Feedback', [FILLER]); // Energy ×2 with a stat of 6 against a Resilience of 11
    expect([set.state.hp[0], set.state.hp[1], set.state.hp[2]]).toEqual([99, 100, 99]);
  });
});

describe('Rest', () => {
  const turns = (set: Scene, count: number): void => {
    for (let i = 0; i < count; i++) {
      set.passes(set.waiting[0] ?? 0);
      endsTurn(set);
      set.state.ended = 0;
    }
  };
  const position: Position = { seats: 4, hp: [100, 100, 70, 100], hands: [['Kindle'], [], ['Kindle'], []] };

  it('gives 5 Health Points for every three turns of waiting, at most 20: 70 become 90 after 12 turns, and still 90 after 15', () => {
    const set = scene(position);
    turns(set, 3);
    expect(set.state.hp[2]).toBe(75);
    turns(set, 9);
    expect(set.state.hp[2]).toBe(90);
    turns(set, 3);
    expect(set.state.hp[2]).toBe(90);
  });

  it('starts again for a member who was tagged in and out: three more turns make 95', () => {
    const set = scene({ ...position, decks: [kindles(40), fillers(40), kindles(40), fillers(40)] });
    turns(set, 16);
    expect(set.state.hp[2]).toBe(90);
    expect(set.waiting).toEqual([0]);
    tagWith(set, 0, 2, 'Kindle', 'Kindle');
    turns(set, 2);
    expect(set.waiting).toEqual([2]);
    tagWith(set, 2, 0, 'Kindle', 'Kindle');
    turns(set, 3);
    expect(set.state.hp[2]).toBe(95);
  });

  it('is not for eliminated members, and never exceeds 100', () => {
    const set = scene({ ...position, seats: 6, hp: [100, 100, 98, 50, 50, 50], fallen: [4] });
    turns(set, 3);
    expect([set.state.hp[2], set.state.hp[3], set.state.hp[4]]).toEqual([100, 55, 0]);
    expect(set.state.rested[2]).toBe(2);
  });
});
