import { describe, expect, it } from 'vitest';
import { pickerOf } from '../rules/end.ts';
import { attack, card, type Given, type Scene, type Stand, scene, table, toldOf } from './scene.ts';

const NAMES = ['Ines Field', 'Petra Loam', 'Nils Gravel', 'Max Pebble', 'Lars Tuft', 'Oskar Coal', 'Theo Drip'];
const PRIZE = { prize: { card: [] } };

/** Builds a scene in which seat 0 has this number of characters and seat 1 has only one left. */
function lastBlow(left: number, options: Given = {}): Scene {
  const mine: Stand = Object.fromEntries(
    NAMES.slice(0, left).map((name, i) => [i < 5 ? `FRONT_${i + 1}` : `REAR_${i - 4}`, name]),
  );
  return scene(mine, { FRONT_1: 'Jule Cinder' }, { hp: { 'Jule Cinder': 1 }, stakes: 'forKeeps', ...options });
}

describe('End: a player without characters has lost', () => {
  it('without a change of owners in a friendly match', () => {
    const s = lastBlow(6, { stakes: 'friendly' });
    s.does(0, attack(s, 'Ines Field', 'Jule Cinder'), 6);
    expect(s.at.result).toEqual({ ranks: [1, 2], why: 'One side has no character left' });
  });

  it('even in the middle of the opponent’s turn', () => {
    const s = scene(
      { FRONT_1: 'Noel Wisp', FRONT_2: 'Max Pebble' },
      { FRONT_1: 'Jule Cinder' },
      { hp: { 'Noel Wisp': 1 } },
    );
    s.does(0, attack(s, 'Noel Wisp', 'Jule Cinder'), 1, 6);
    expect(s.at.result).toBeNull();
    s.passes(1);
    expect(s.waiting).toEqual([0]);
  });
});

describe('End: the prize depends on how many characters the winner has left', () => {
  it.each([6, 7])('%i left: the winner picks', (left) => {
    const s = lastBlow(left);
    s.does(0, attack(s, 'Ines Field', 'Jule Cinder'), 6);
    expect(s.waiting).toEqual([0]);
    expect(toldOf(s.does(0, { prize: { card: ['Jule Cinder'] } }))).toContain(
      'Jule Cinder, which goes from Seat 1 to Seat 0',
    );
    expect(s.at.result).toEqual({
      ranks: [1, 2],
      why: 'One side has no character left',
      awards: [{ card: 'Jule Cinder', from: 1, to: 0 }],
    });
  });

  it.each([
    [3, 5, 0],
    [4, 6, 0],
    [5, 5, 0],
    [3, 4, 1],
    [4, 1, 1],
    [5, 3, 1],
  ])('%i left: the winner rolls, and a %i lets seat %i pick', (left, die, picker) => {
    const s = lastBlow(left);
    s.does(0, attack(s, 'Ines Field', 'Jule Cinder'), 6, die);
    expect(s.waiting).toEqual([picker]);
  });

  it.each([1, 2])('%i left: the loser picks', (left) => {
    const s = lastBlow(left);
    s.does(0, attack(s, 'Ines Field', 'Jule Cinder'), 6);
    expect(s.waiting).toEqual([1]);
    expect(s.question(1)?.prompt).toContain('give away');
  });

  it('follows the table of the rules for every number of characters', () => {
    const rows = [1, 2, 3, 5, 6, 10].map((left) => [pickerOf(left, 0, () => 5), pickerOf(left, 0, () => 4)]);
    expect(rows).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('is any card that the loser brought, including the fallen', () => {
    const s = scene(
      { FRONT_1: 'Ines Field', FRONT_2: 'Petra Loam' },
      { FRONT_1: 'Jule Cinder', FRONT_2: 'Noel Wisp' },
      { hp: { 'Jule Cinder': 1, 'Noel Wisp': 1 }, stakes: 'forKeeps' },
    );
    s.does(0, attack(s, 'Ines Field', 'Jule Cinder'), 6);
    s.passes(1);
    s.does(0, attack(s, 'Petra Loam', 'Noel Wisp'), 6);
    expect(s.options(PRIZE, 1)).toEqual(['Jule Cinder', 'Noel Wisp']);
    s.does(1, { prize: { card: ['Noel Wisp'] } });
    expect(s.at.result?.awards).toEqual([{ card: 'Noel Wisp', from: 1, to: 0 }]);
  });
});

describe('End: the stall ruling', () => {
  const quiet = (s: Scene, turns: number) => {
    for (let i = 0; i < turns; i++) s.passes(s.asked);
  };

  it('100 turns in a row without a battle are a draw, whatever is left', () => {
    const s = scene({ FRONT_1: 'Max Pebble' }, { FRONT_2: 'Jule Cinder', FRONT_3: 'Noel Wisp' });
    quiet(s, 99);
    expect(s.at.result).toBeNull();
    quiet(s, 1);
    expect(s.at.result).toEqual({ ranks: [1, 1], why: '100 turns without a battle' });
  });

  it('stepping back every turn does not help, because a followed character can be attacked', () => {
    const s = scene({ FRONT_1: 'Ines Field', REAR_5: 'Noel Wisp' }, { FRONT_1: 'Jule Cinder', FRONT_5: 'Lars Tuft' });
    s.does(0, { move: { character: card(s, 'Ines Field'), to: ['REAR_1'] } });
    expect(s.waiting).toEqual([0]);
    s.does(0, { advance: { character: card(s, 'Noel Wisp') } });
    expect(s.moves(1)).toContainEqual({ attack: { character: card(s, 'Lars Tuft'), target: [] } });
  });

  it('a battle restarts the count', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Noel Wisp', FRONT_3: 'Lars Tuft' });
    quiet(s, 50);
    s.does(0, attack(s, 'Ines Field', 'Noel Wisp'), 6, 1, 6);
    expect(s.at.state.quiet).toBe(1);
  });

  it('the match is a draw after the maximum number of turns, whatever the HP', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_2: 'Jule Cinder' }, { turns: 10 });
    quiet(s, 10);
    expect(s.at.result).toEqual({ ranks: [1, 1], why: 'The last turn is over' });
  });

  it('no card changes its owner', () => {
    const s = scene(
      { FRONT_1: 'Jule Cinder', REAR_1: 'Noel Wisp' },
      { FRONT_2: 'Jule Cinder' },
      { turns: 10, stakes: 'forKeeps' },
    );
    quiet(s, 10);
    expect(s.at.result).toMatchObject({ ranks: [1, 1] });
    expect(s.at.result?.awards).toBeUndefined();
  });
});

describe('End: a player who leaves has lost', () => {
  it('even in the middle of a battle', () => {
    const s = scene({ FRONT_1: 'Isa Whistle' }, { FRONT_1: 'Ines Field' });
    s.does(0, attack(s, 'Isa Whistle', 'Ines Field'));
    s.resigns(1);
    expect(s.at.result).toMatchObject({ ranks: [1, 2], why: 'One side has left' });
  });

  it('even before the cards are placed: in a match for keeps, the deck is shown and the winner picks a card', () => {
    const deck = NAMES.slice(0, 6);
    const s = table(deck, ['Jule Cinder', 'Noel Wisp', 'Kurt Wick', 'Isa Whistle', 'Pia Match', 'Milo Torch'], {
      stakes: 'forKeeps',
    });
    s.does(0, { pick: { card: [1] } });
    s.resigns(1);
    expect(s.waiting).toEqual([0]);
    expect(s.moves(0)).toEqual([PRIZE]);
    expect(s.options(PRIZE, 0)).toHaveLength(6);
    s.does(0, { prize: { card: ['Kurt Wick'] } });
    expect(s.at.result?.awards).toEqual([{ card: 'Kurt Wick', from: 1, to: 0 }]);
  });

  it('and gives away the card with the lowest AP + HP if the pick was theirs', () => {
    const s = scene(
      { FRONT_1: 'Ines Field' },
      { FRONT_1: 'Jule Cinder', FRONT_2: 'Noel Wisp' },
      { stakes: 'forKeeps' },
    );
    s.resigns(1);
    expect(s.at.result).toMatchObject({ ranks: [1, 2], awards: [{ card: 'Noel Wisp', from: 1, to: 0 }] });
  });

  it('unless they have already won: a winner who leaves while picking the prize gets the best card', () => {
    const s = lastBlow(6);
    s.does(0, attack(s, 'Ines Field', 'Jule Cinder'), 6);
    s.resigns(0);
    expect(s.at.result).toMatchObject({ ranks: [1, 2], awards: [{ card: 'Jule Cinder', from: 1, to: 0 }] });
  });

  it('and the winner still picks the prize if the loser leaves during the pick', () => {
    const s = lastBlow(6);
    s.does(0, attack(s, 'Ines Field', 'Jule Cinder'), 6);
    s.resigns(1);
    expect(s.waiting).toEqual([0]);
  });
});
