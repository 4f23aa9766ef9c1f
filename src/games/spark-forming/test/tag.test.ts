import { describe, expect, it } from 'vitest';
import { see, tableView } from '../../../engine/index.ts';
import { SPARK_FORMING, sparkForming } from '../index.ts';
import {
  attacks,
  card,
  cards,
  choices,
  defends,
  does,
  endsTurn,
  FILLER,
  hp,
  offered,
  type Position,
  passes,
  refuses,
  type Scene,
  scene,
  stateIn,
  typed,
  waiting,
} from './scene.ts';

const fillers = (count: number): string[] => Array.from({ length: count }, () => FILLER);
const kindles = (count: number): string[] => Array.from({ length: count }, () => 'Kindle');
const tagWith = (set: Scene, seat: number, partner: number, own: string, theirs: string) =>
  does(set, seat, { tag: { card: card(set, seat, own), partner, theirs: [card(set, partner, theirs)] } });

describe('Teams', () => {
  it('read each other’s hands and fragments, and nobody else does', () => {
    const set = scene({ seats: 4, hands: [['Kindle'], ['Kindle'], ['Spark Jab'], ['Spark Jab']] });
    const seen = (seat: number) => sparkForming.view(typed(set), see(set.at, [seat])).players;
    expect(seen(0).map(({ hand }) => hand.length)).toEqual([1, 0, 1, 0]);
    expect(seen(3).map(({ fragment }) => fragment?.card !== null)).toEqual([false, true, false, true]);
    const both = tableView(SPARK_FORMING, set.at, [1, 3]).zones.find(({ id }) => id === 'hand-2');
    expect(both?.cards).toEqual([]);
  });
});

describe('The tag order', () => {
  const position: Position = { seats: 6, hands: [['Kindle'], [], ['Spark Jab'], [], ['Spark Jab']] };

  it('is strict: only the next can be tagged in, the eliminated are skipped', () => {
    expect(offered(scene(position), 0, 'Tag').map((label) => label.slice(0, 10))).toEqual(['Tag Seat 2']);
    expect(offered(scene({ ...position, fallen: [2] }), 0, 'Tag').map((label) => label.slice(0, 10))).toEqual([
      'Tag Seat 4',
    ]);
    const last = scene({ ...position, active: [4, 1] });
    expect(offered(last, 4, 'Tag').map((label) => label.slice(0, 10))).toEqual(['Tag Seat 0']);
  });

  it('or free: anybody can', () => {
    const set = scene({ ...position, options: { tagOrder: 'FREE' } });
    expect(offered(set, 0, 'Tag').map((label) => label.slice(0, 10))).toEqual(['Tag Seat 2', 'Tag Seat 4']);
  });
});

describe('Card burn', () => {
  const position: Position = {
    seats: 4,
    hands: [['Flame Claw', 'Spark Jab', 'Kindle'], [], ['Heavy Swing', 'Ash Veil', 'Spark Jab', 'Kindle']],
  };

  it('quarantines a card of equal cost of each, and the newcomer attacks next, at once', () => {
    const set = scene(position);
    const [choice] = choices(set, 0).filter(({ label }) => label.includes('you quarantine Flame Claw'));
    expect(choice?.blank?.from?.map(({ label }) => label.split(':')[0])).toEqual(['Heavy Swing']);
    tagWith(set, 0, 2, 'Flame Claw', 'Heavy Swing');
    expect([cards(set, 'quarantine', 0), cards(set, 'quarantine', 2)]).toEqual([['Flame Claw'], ['Heavy Swing']]);
    expect(waiting(set)).toEqual([2]);
    expect(stateIn(set)).toMatchObject({ active: [2, 1], turn: 1 });
    expect(offered(set, 2, 'Tag')).toEqual([]); // once a turn
    attacks(set, 2, 'Spark Jab');
    expect(stateIn(set).attack?.attackers).toEqual([2]);
  });

  it('carries over what waited for the next attack', () => {
    const set = scene({ ...position, pending: [{ bans: ['DODGE'], add: { MIGHT: 2 }, cheaper: 1, resilience: 4 }] });
    tagWith(set, 0, 2, 'Spark Jab', 'Ash Veil');
    expect(stateIn(set).pending[2]).toMatchObject({ bans: ['DODGE'], add: { MIGHT: 2 }, cheaper: 1, resilience: 0 });
    expect(stateIn(set).pending[0]).toMatchObject({ bans: [], add: {}, cheaper: 0, resilience: 4 });
  });

  it('multiplies what waited for both: no multiplier is lost', () => {
    const pending = [{ times: { ENERGY: 2 } }, {}, { times: { ENERGY: 2, MIGHT: 2 } }];
    const set = scene({ ...position, pending });
    tagWith(set, 0, 2, 'Spark Jab', 'Ash Veil');
    expect(stateIn(set).pending[2]?.times).toEqual({ ENERGY: 4, MIGHT: 2 });
    expect(stateIn(set).pending[0]?.times).toEqual({});
  });

  it('is the one tag of its turn: no double team after it', () => {
    const hands = [['Spark Jab', 'Kindle'], [], ['Flame Claw', 'Ash Veil', 'Kindle'], [], ['Flame Claw', 'Kindle'], []];
    const set = scene({ seats: 6, hands });
    tagWith(set, 0, 2, 'Spark Jab', 'Ash Veil');
    expect(offered(set, 2, 'Double')).toEqual([]);
    expect(offered(scene({ seats: 6, hands, active: [2, 1] }), 2, 'Double')).not.toEqual([]);
  });

  it('is the attacker’s alone', () => {
    const set = scene({ ...position, side: 1 });
    passes(set, 1);
    const next = scene({
      ...position,
      side: 1,
      hands: [...(position.hands ?? []).slice(0, 1), ['Kindle', ...kindles(1)]],
    });
    expect(offered(next, 1, 'Tag')).toEqual([]);
    expect(refuses(next, 0, { tag: { card: card(next, 0, 'Kindle'), partner: 2, theirs: [1] } })).toBe(true);
  });
});

describe('Double team', () => {
  const position: Position = {
    seats: 4,
    forms: ['Cinderfang', 'Undine', 'Forge Warden', 'Undine'],
    hands: [['Flame Claw', 'Spark Jab'], ['Iron Resolve', 'Feedback', FILLER], ['Flame Claw', 'Twin Torches'], []],
  };
  const start = (more: Position = {}): Scene => {
    const set = scene({ ...position, ...more });
    const move = { card: card(set, 0, 'Flame Claw'), partner: 2, theirs: card(set, 2, 'Flame Claw'), boost: false };
    does(set, 0, { doubleTeam: { ...move, charge: [card(set, 0, 'Spark Jab')] } });
    does(set, 2, { assist: { charge: [card(set, 2, 'Twin Torches')] } });
    return set;
  };

  it('needs the same card with both, and each one’s cost', () => {
    expect(offered(scene(position), 0, 'Double')).toHaveLength(1);
    const poor = (position.hands ?? []).map((hand, seat) => (seat === 2 ? ['Flame Claw'] : hand));
    expect(offered(scene({ ...position, hands: poor }), 0, 'Double')).toEqual([]);
    const other = (position.hands ?? []).map((hand, seat) => (seat === 2 ? ['Kindle', 'Kindle'] : hand));
    expect(offered(scene({ ...position, hands: other }), 0, 'Double')).toEqual([]);
  });

  it('that succeeds deals both damages; both have effects and both may charge', () => {
    const set = start();
    passes(set, 1);
    expect(hp(set, 1)).toBe(100 - 15 - 15);
    while (set.at.agenda.at(-1)?.step === 'quarantine') does(set, waiting(set)[0] ?? 0, { quarantine: { cards: [] } });
    expect(waiting(set)).toEqual([0]);
    does(set, 0, { charge: { cards: [card(set, 0, 'Spark Jab', 'dataCharge')] } });
    does(set, 2, { charge: { cards: [] } });
    expect(cards(set, 'fragmentCharge', 0)).toEqual(['Spark Jab']);
    expect(stateIn(set).pending[2]?.cheaper).toBe(1); // Twin Torches
    expect(cards(set, 'hand', 2)).toHaveLength(5); // he draws with the others
    expect(stateIn(set).active).toEqual([0, 1]);
  });

  it('that is blocked lets half of both through', () => {
    const set = start();
    defends(set, 1, 'BLOCK', 'Iron Resolve', [FILLER]);
    expect(hp(set, 1)).toBe(85);
  });

  it('that is countered costs both', () => {
    const forms = ['Tempest Wyrm', 'Undine', 'Tempest Wyrm', 'Undine'];
    const hands = [['Diving Talon', 'Kindle'], ['Feedback', FILLER], ['Diving Talon', 'Kindle'], []];
    const set = scene({ ...position, forms, hands });
    const move = { card: card(set, 0, 'Diving Talon'), partner: 2, theirs: card(set, 2, 'Diving Talon'), boost: false };
    does(set, 0, { doubleTeam: { ...move, charge: [card(set, 0, 'Kindle')] } });
    does(set, 2, { assist: { charge: [card(set, 2, 'Kindle')] } });
    defends(set, 1, 'COUNTER', 'Feedback', [FILLER]); // Energy ×2 on 6 against 11
    expect([hp(set, 0), hp(set, 1), hp(set, 2)]).toEqual([99, 100, 99]);
  });
});

describe('Rest', () => {
  const turns = (set: Scene, count: number): void => {
    for (let i = 0; i < count; i++) {
      passes(set, waiting(set)[0] ?? 0);
      endsTurn(set);
      stateIn(set).ended = 0;
    }
  };
  const position: Position = { seats: 4, hp: [100, 100, 70, 100], hands: [['Kindle'], [], ['Kindle'], []] };

  it('gives 5 Health Points for every three turns of waiting, at most 20: 12 turns at 70 make 90, 15 still 90', () => {
    const set = scene(position);
    turns(set, 3);
    expect(hp(set, 2)).toBe(75);
    turns(set, 9);
    expect(hp(set, 2)).toBe(90);
    turns(set, 3);
    expect(hp(set, 2)).toBe(90);
  });

  it('begins anew with who was tagged in and out again: three more turns make 95', () => {
    const set = scene({ ...position, decks: [kindles(40), fillers(40), kindles(40), fillers(40)] });
    turns(set, 16);
    expect(hp(set, 2)).toBe(90);
    expect(waiting(set)).toEqual([0]);
    tagWith(set, 0, 2, 'Kindle', 'Kindle');
    turns(set, 2);
    expect(waiting(set)).toEqual([2]);
    tagWith(set, 2, 0, 'Kindle', 'Kindle');
    turns(set, 3);
    expect(hp(set, 2)).toBe(95);
  });

  it('is not for the eliminated, and never above 100', () => {
    const set = scene({ ...position, seats: 6, hp: [100, 100, 98, 50, 50, 50], fallen: [4] });
    turns(set, 3);
    expect([hp(set, 2), hp(set, 3), hp(set, 4)]).toEqual([100, 55, 0]);
    expect(stateIn(set).rested[2]).toBe(2);
  });
});
