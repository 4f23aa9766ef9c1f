import { describe, expect, it } from 'vitest';
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
  leaves,
  type Position,
  passes,
  type Scene,
  scene,
  settles,
  stateIn,
  waiting,
} from './scene.ts';

const fillers = (count: number): string[] => Array.from({ length: count }, () => FILLER);

describe('A team member who leaves', () => {
  const position: Position = { seats: 4, hands: [['Flame Claw', 'Kindle'], ['Kindle'], ['Spark Jab'], ['Foam Dart']] };

  it('before he attacks leaves the attack to the other side, the next in order comes in', () => {
    const set = scene(position);
    leaves(set, 0);
    expect(stateIn(set)).toMatchObject({ active: [2, 1], side: 1, attack: null, turn: 2 });
    expect(cards(set, 'hand', 1)).toEqual(['Kindle']); // nothing was played, so nothing is drawn
  });

  it('as attacker takes his attack with him; the defender has the end of the turn, and attacks next', () => {
    const set = scene(position);
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    leaves(set, 0);
    expect(waiting(set)).toEqual([1]);
    endsTurn(set);
    expect(hp(set, 1)).toBe(100);
    expect(stateIn(set)).toMatchObject({ active: [2, 1], side: 1, attack: null, turn: 2 });
    expect(cards(set, 'quarantine', 0)).toEqual(['Kindle', 'Flame Claw']);
    expect(cards(set, 'hand', 1)).toHaveLength(5);
  });

  it('as attacker after a defence leaves the defender his draw, his effects and his charge', () => {
    const hands = [['Flame Claw', 'Kindle', FILLER], ['Iron Resolve', 'Crosscurrents', FILLER], [], []];
    const set = scene({ ...position, hands, hp: [100, 50, 100, 100] });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    defends(set, 1, 'BLOCK', 'Iron Resolve', ['Crosscurrents']);
    leaves(set, 0);
    expect(waiting(set)).toEqual([1]);
    endsTurn(set);
    expect(hp(set, 1)).toBe(50 - 5 + 5); // blocked; Crosscurrents, Data Charge: recover 5
    expect(cards(set, 'hand', 1)).toHaveLength(5);
    expect(stateIn(set)).toMatchObject({ active: [2, 1], side: 1 });
  });

  it('as successful attacker loses the next attack, wherever he leaves', () => {
    const set = scene({ ...position, hands: [['Spark Jab', FILLER], ['Kindle'], [], []] });
    attacks(set, 0, 'Spark Jab');
    passes(set, 1);
    leaves(set, 0);
    endsTurn(set);
    expect(stateIn(set)).toMatchObject({ active: [2, 1], side: 1 });
    expect(cards(set, 'quarantine', 0)).toContain('Spark Jab');
  });

  it('as defender leaves a successful attacker, who draws, has his effects and may charge', () => {
    const set = scene({ ...position, hands: [['Flame Claw', 'Twin Torches', FILLER], ['Kindle'], [], []] });
    attacks(set, 0, 'Flame Claw', ['Twin Torches']);
    leaves(set, 1);
    does(set, 0, { quarantine: { cards: [] } });
    expect(choices(set, 0)[0]?.blank).toMatchObject({ min: 0, max: 1 });
    endsTurn(set);
    expect(stateIn(set).pending[0]?.cheaper).toBe(1);
    expect(cards(set, 'hand', 0)).toHaveLength(5);
    expect(stateIn(set)).toMatchObject({ active: [0, 3], side: 0, attack: null });
    expect([hp(set, 3), waiting(set)]).toEqual([100, [0]]);
  });

  it('as defender of a sustained attack ends it like one who has fallen: nobody’s cards have effects', () => {
    const hands = [['Wildfire', 'Twin Torches', 'Kindle'], ['Kindle', FILLER], [], []];
    const set = scene({ ...position, hands });
    attacks(set, 0, 'Wildfire', ['Twin Torches', 'Kindle']);
    passes(set, 1);
    leaves(set, 1); // in the middle of the exchange
    endsTurn(set);
    expect(stateIn(set).pending[0]?.cheaper).toBe(0);
    expect(cards(set, 'hand', 0)).toHaveLength(5);
    expect(stateIn(set)).toMatchObject({ active: [0, 3], side: 0 });
  });

  it('while both choose what to quarantine does not stop the other’s draw', () => {
    const set = scene(position);
    passes(set, 0);
    does(set, 0, { quarantine: { cards: [card(set, 0, 'Kindle')] } });
    leaves(set, 1);
    expect(cards(set, 'quarantine', 0)).toEqual(['Kindle']);
    expect(cards(set, 'hand', 0)).toHaveLength(5);
    expect(waiting(set)).toEqual([3]);
  });

  it('as one who waits changes nothing for the others', () => {
    const set = scene(position);
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    leaves(set, 2);
    expect(waiting(set)).toEqual([1]);
    passes(set, 1);
    endsTurn(set);
    leaves(set, 0);
    expect(set.at.result?.ranks).toEqual([3, 1, 3, 1]);
  });

  it('before the first turn leaves his place to the next', () => {
    const set = scene({ ...position });
    Object.assign(stateIn(set), { turn: 0 });
    set.at.agenda = [{ step: 'turn' }, { step: 'redraw' }];
    settles(set);
    leaves(set, 0);
    for (const seat of [1, 2, 3]) does(set, seat, { keepHand: true });
    expect(stateIn(set)).toMatchObject({ active: [2, 1], turn: 1 });
    expect(waiting(set)).toEqual([2]);
  });
});

describe('Of a double team', () => {
  const start = (): Scene => {
    const hands = [['Flame Claw', 'Spark Jab'], ['Iron Resolve', FILLER], ['Flame Claw', 'Twin Torches'], fillers(5)];
    const set = scene({ seats: 4, forms: ['Cinderfang', 'Undine', 'Forge Warden', 'Undine'], hands });
    const move = { card: card(set, 0, 'Flame Claw'), partner: 2, theirs: card(set, 2, 'Flame Claw'), boost: false };
    does(set, 0, { doubleTeam: { ...move, charge: [card(set, 0, 'Spark Jab')] } });
    return set;
  };

  it('the partner who leaves takes his strike with him, and the attack goes on', () => {
    const set = start();
    leaves(set, 2);
    expect(waiting(set)).toEqual([1]);
    passes(set, 1);
    expect(hp(set, 1)).toBe(100 - 15);
    endsTurn(set);
    expect(cards(set, 'quarantine', 2)).toContain('Flame Claw');
    expect(stateIn(set)).toMatchObject({ active: [0, 1], side: 0 });
    expect(cards(set, 'hand', 0)).toHaveLength(6); // Spark Jab, Data Charge: draw 1
  });

  it('the active one who leaves takes the attack with him; the partner draws', () => {
    const set = start();
    does(set, 2, { assist: { charge: [card(set, 2, 'Twin Torches')] } });
    leaves(set, 0);
    endsTurn(set);
    expect(hp(set, 1)).toBe(100);
    expect(cards(set, 'hand', 2)).toHaveLength(5);
    expect(stateIn(set)).toMatchObject({ active: [2, 1], side: 1 });
  });
});
