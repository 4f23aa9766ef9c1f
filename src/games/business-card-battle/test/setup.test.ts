import { describe, expect, it } from 'vitest';
import { SPOTS } from '../rules/spots.ts';
import { scene, standOf, table, toldOf } from './scene.ts';

const pick = (card: number) => ({ pick: { card: [card] } });

// Cards 1, 2 and 3 have the marks Rock, Paper and Scissors, and so do cards 4, 5 and 6.
const mine = ['Ines Field', 'Petra Loam', 'Hugo Marl'];
const theirs = ['Gustav Kiln', 'Kurt Wick', 'Noel Wisp'];

describe('Set-up: who goes first', () => {
  it.each([
    [1, 6, 0],
    [2, 4, 0],
    [3, 5, 0],
    [1, 5, 1],
    [2, 6, 1],
    [3, 4, 1],
  ])('card %i against card %i lets seat %i go first', (one, two, first) => {
    const s = table(mine, theirs);
    s.does(0, pick(one));
    s.does(1, pick(two));
    expect(s.at.state.first).toBe(first);
  });

  it('is decided by cards that are picked secretly and shown together', () => {
    const s = table(mine, theirs);
    expect(toldOf(s.does(1, pick(4)))).toBe('Seat 1 has answered');
    const seen = s.view([0]);
    expect(seen.players[1]).toMatchObject({ hiddenCards: 3, hasAnswered: true, mark: null, deck: [] });
    expect(toldOf(s.does(0, pick(2)))).toContain('Seat 1 shows Gustav Kiln: Rock');
    expect(s.view([0]).players[1]).toMatchObject({ hiddenCards: 2, mark: 'ROCK' });
  });

  it('is decided by another pick if the marks are equal', () => {
    const s = table(mine, theirs);
    s.does(0, pick(1));
    expect(toldOf(s.does(1, pick(4)))).toContain('Both marks are the same');
    expect(s.waiting).toEqual([0, 1]);
    expect(s.at.state.first).toBeNull();
  });

  it('is decided by the die if the marks are equal ten times in a row', () => {
    const s = table(mine, theirs);
    for (let i = 0; i < 9; i++) {
      s.does(0, pick(1));
      s.does(1, pick(4));
    }
    s.does(0, pick(1));
    expect(toldOf(s.does(1, pick(4), 4))).toContain('Seat 1 goes first, by a die roll');
  });
});

describe('Set-up: placing', () => {
  const placing = () => {
    const s = table(mine, theirs);
    s.does(0, pick(1));
    s.does(1, pick(5));
    return s;
  };

  it('collects a sealed arrangement from each player, and reveals both together', () => {
    const s = placing();
    s.does(0, { place: { spots: ['FRONT_5', 'REAR_1', 'FRONT_1'] } });
    expect(standOf(s, 0, SPOTS)).toEqual({});
    s.does(1, { place: { spots: ['FRONT_1', 'FRONT_2', 'FRONT_3'] } });
    expect(standOf(s, 0, SPOTS)).toEqual({ FRONT_5: 'Ines Field', REAR_1: 'Petra Loam', FRONT_1: 'Hugo Marl' });
    expect(standOf(s, 1, SPOTS)).toEqual({ FRONT_1: 'Gustav Kiln', FRONT_2: 'Kurt Wick', FRONT_3: 'Noel Wisp' });
    expect(s.waiting).toEqual([1]);
  });

  it('has a default, with flyers in the rear and all other characters in front', () => {
    const s = table(['Kira Feather', 'Petra Loam', 'Hugo Marl'], theirs);
    s.does(0, pick(1));
    s.does(1, pick(4));
    s.timesOut(0);
    s.timesOut(1);
    expect(standOf(s, 0, SPOTS)).toEqual({ REAR_3: 'Kira Feather', FRONT_1: 'Petra Loam', FRONT_2: 'Hugo Marl' });
    expect(Object.keys(standOf(s, 1, SPOTS))).toEqual(['FRONT_1', 'FRONT_2', 'FRONT_3']);
  });

  it('needs a separate spot for every card', () => {
    const s = placing();
    expect(s.refusal(0, { place: { spots: ['FRONT_1', 'FRONT_1', 'REAR_1'] } })).toBe('ILLEGAL_MOVE');
    expect(s.refusal(0, { place: { spots: ['FRONT_1', 'FRONT_2'] } })).toBe('ILLEGAL_MOVE');
    expect(s.refusal(0, { place: { spots: ['FRONT_1', 'FRONT_2', 'REAR_6'] } })).toBe('ILLEGAL_MOVE');
  });

  it('lets one character step forward immediately if the front line is empty', () => {
    const s = placing();
    s.does(0, { place: { spots: ['REAR_1', 'REAR_2', 'REAR_3'] } });
    s.does(1, { place: { spots: ['FRONT_1', 'FRONT_2', 'FRONT_3'] } });
    expect(s.waiting).toEqual([0]);
    expect(s.question(0)?.prompt).toContain('front line is empty');
    expect(s.at.state.turn).toBe(0);
    s.does(0, { advance: { character: 2 } });
    expect(standOf(s, 0, SPOTS)).toEqual({ REAR_1: 'Ines Field', FRONT_2: 'Petra Loam', REAR_3: 'Hugo Marl' });
    expect(s.at.state.turn).toBe(1);
  });

  it('leaves no card hidden', () => {
    const s = scene({ FRONT_1: 'Ines Field' }, { FRONT_1: 'Noel Wisp' });
    const seen = s.view([]);
    expect(seen.players.map(({ hiddenCards }) => hiddenCards)).toEqual([0, 0]);
    expect(seen.players[1]?.lines[0]?.columns[0]).toMatchObject({ name: 'Noel Wisp', hp: 26, spot: 'FRONT_1' });
  });

  it('can be interrupted by a player who leaves, after which the opponent wins', () => {
    const s = placing();
    s.does(0, { place: { spots: ['FRONT_1', 'FRONT_2', 'FRONT_3'] } });
    s.resigns(1);
    expect(s.at.result).toMatchObject({ ranks: [1, 2], why: 'One side has left' });
  });
});
