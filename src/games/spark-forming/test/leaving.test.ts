import { describe, expect, it } from 'vitest';
import { attacks, defends, doubleTeams, endsTurn, FILLER, type Position, type Scene, scene } from './scene.ts';

const fillers = (count: number): string[] => Array.from({ length: count }, () => FILLER);

describe('A team member who leaves', () => {
  const position: Position = { seats: 4, hands: [['Flame Claw', 'Kindle'], ['Kindle'], ['Spark Jab'], ['Foam Dart']] };

  it('before he attacks, leaves the attack to the other side, and the next member comes in', () => {
    const set = scene(position);
    set.resigns(0);
    expect(set.state).toMatchObject({ active: [2, 1], side: 1, attack: null, turn: 2 });
    expect(set.cards('hand-1')).toEqual(['Kindle']); // no card was played, so no card is drawn
  });

  it('as attacker, ends his attack, and the defender finishes the turn and attacks next', () => {
    const set = scene(position);
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    set.resigns(0);
    expect(set.waiting).toEqual([1]);
    endsTurn(set);
    expect(set.state.hp[1]).toBe(100);
    expect(set.state).toMatchObject({ active: [2, 1], side: 1, attack: null, turn: 2 });
    expect(set.cards('quarantine-0')).toEqual(['Kindle', 'Flame Claw']);
    expect(set.cards('hand-1')).toHaveLength(5);
  });

  it('as attacker after a defence, leaves the defender the draw, the effects and the charge', () => {
    const hands = [['Flame Claw', 'Kindle', FILLER], ['Iron Resolve', 'Crosscurrents', FILLER], [], []];
    const set = scene({ ...position, hands, hp: [100, 50, 100, 100] });
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    defends(set, 1, 'BLOCK', 'Iron Resolve', ['Crosscurrents']);
    set.resigns(0);
    expect(set.waiting).toEqual([1]);
    endsTurn(set);
    // Half of the damage comes through, and the Data Charge effect of Crosscurrents recovers 5.
    expect(set.state.hp[1]).toBe(50 - 5 + 5);
    expect(set.cards('hand-1')).toHaveLength(5);
    expect(set.state).toMatchObject({ active: [2, 1], side: 1 });
  });

  it('as successful attacker, loses the next attack, whenever he leaves', () => {
    const set = scene({ ...position, hands: [['Spark Jab', FILLER], ['Kindle'], [], []] });
    attacks(set, 0, 'Spark Jab');
    set.passes(1);
    set.resigns(0);
    endsTurn(set);
    expect(set.state).toMatchObject({ active: [2, 1], side: 1 });
    expect(set.cards('quarantine-0')).toContain('Spark Jab');
  });

  it('as defender, makes the attacker successful, so that he draws, has effects and can charge', () => {
    const set = scene({ ...position, hands: [['Flame Claw', 'Twin Torches', FILLER], ['Kindle'], [], []] });
    attacks(set, 0, 'Flame Claw', ['Twin Torches']);
    set.resigns(1);
    set.does(0, { quarantine: { cards: [] } });
    expect(set.choices(0)[0]?.blank).toMatchObject({ min: 0, max: 1 });
    endsTurn(set);
    expect(set.state.pending[0]?.cheaper).toBe(1);
    expect(set.cards('hand-0')).toHaveLength(5);
    expect(set.state).toMatchObject({ active: [0, 3], side: 0, attack: null });
    expect([set.state.hp[3], set.waiting]).toEqual([100, [0]]);
  });

  it('as defender of a sustained attack, ends it without effects of cards, as if he had fallen', () => {
    const hands = [['Wildfire', 'Twin Torches', 'Kindle'], ['Kindle', FILLER], [], []];
    const set = scene({ ...position, hands });
    attacks(set, 0, 'Wildfire', ['Twin Torches', 'Kindle']);
    set.does(1, { swap: { cards: [set.card('Kindle', 'hand-1')] } });
    set.resigns(1); // the defender leaves after the first strike
    endsTurn(set);
    expect(set.state.pending[0]?.cheaper).toBe(0);
    expect(set.cards('hand-0')).toHaveLength(5);
    expect(set.state).toMatchObject({ active: [0, 3], side: 0 });
  });

  it('while both players choose cards to quarantine, does not stop the opponent’s draw', () => {
    const set = scene(position);
    set.passes(0);
    set.does(0, { quarantine: { cards: [set.card('Kindle', 'hand-0')] } });
    set.resigns(1);
    expect(set.cards('quarantine-0')).toEqual(['Kindle']);
    expect(set.cards('hand-0')).toHaveLength(5);
    expect(set.waiting).toEqual([3]);
  });

  it('while he waits, changes nothing for the others', () => {
    const set = scene(position);
    attacks(set, 0, 'Flame Claw', ['Kindle']);
    set.resigns(2);
    expect(set.waiting).toEqual([1]);
    set.passes(1);
    endsTurn(set);
    set.resigns(0);
    expect(set.at.result?.ranks).toEqual([3, 1, 3, 1]);
  });

  it('before the first turn, is replaced by the next member', () => {
    const set = scene({ ...position });
    set.state.turn = 0;
    set.goesOnWith({ step: 'turn' }, { step: 'redraw' });
    set.resigns(0);
    for (const seat of [1, 2, 3]) set.does(seat, { keepHand: true });
    expect(set.state).toMatchObject({ active: [2, 1], turn: 1 });
    expect(set.waiting).toEqual([2]);
  });
});

describe('A double team', () => {
  const start = (): Scene => {
    const hands = [
      ['Flame Claw', 'Spark Jab'],
      ['Iron Resolve', FILLER],
      ['Flame Claw', 'Twin Torches', 'Kindle'],
      fillers(5),
    ];
    const set = scene({ seats: 4, forms: ['Cinderfang', 'Undine', 'Forge Warden', 'Undine'], hands });
    return doubleTeams(set, 0, 2, 'Flame Claw', ['Spark Jab']);
  };

  it('continues without the strike of a partner who leaves', () => {
    const set = start();
    set.resigns(2);
    expect(set.waiting).toEqual([1]);
    set.passes(1);
    expect(set.state.hp[1]).toBe(100 - 15);
    endsTurn(set);
    expect(set.cards('quarantine-2')).toContain('Flame Claw');
    expect(set.state).toMatchObject({ active: [0, 1], side: 0 });
    expect(set.cards('hand-0')).toHaveLength(6); // the Data Charge effect of Spark Jab draws 1 card
  });

  it.each([0, 1])('gives the partner no charge once seat %i (attacker or defender) has left', (seat) => {
    const set = start();
    expect(set.step).toBe('assist');
    set.resigns(seat);
    expect(set.step).toBe('quarantine');
    expect(set.cards('hand-2')).toEqual(['Twin Torches', 'Kindle']);
  });

  it('ends if the active member leaves, and the partner draws', () => {
    const set = start();
    set.does(2, { assist: { charge: [set.card('Twin Torches', 'hand-2')] } });
    set.resigns(0);
    endsTurn(set);
    expect(set.state.hp[1]).toBe(100);
    expect(set.cards('hand-2')).toHaveLength(5);
    expect(set.state).toMatchObject({ active: [2, 1], side: 1 });
  });
});
