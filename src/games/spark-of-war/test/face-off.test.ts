import { describe, expect, it } from 'vitest';
import { sparkOfWar } from '../index.ts';
import { searchedWorth } from '../side-worth.ts';
import { deploys, scene } from './scene.ts';

const options = { mode: 'faceOff' } as const;
const FAR = { '5,0': 'Star blue', '6,0': 'Star orange' };

describe('Face-off', () => {
  it('a planet of the other colour stays, and falls in a turn of its own colour', () => {
    const galaxy = { '0,0': 'Dwarf A orange', '0,-1': 'Frigate r3', ...FAR };
    const hands = [
      ['Frigate', 'Battleship', 'Tug'],
      ['Gravity Well', 'Pilot'],
    ];
    const set = scene({ options, galaxy, hands });
    deploys(set, 'Frigate', '0,1', 0); // 3 and 3 into a resistance of 4
    expect(set.state.things['0,0']).toBeDefined();
    deploys(set, 'Battleship', '7,0');
    expect(set.asked).toBe(1);
    deploys(set, 'Gravity Well', '5,1', 3);
    while (set.asked === 1 && !set.prompt().startsWith('Action 2')) set.answers({ pass: true });
    expect(set.state.things['0,0']).toBeUndefined();
    expect(set.cards('scored-1')).toEqual(['Dwarf A']);
  });

  it('a star of the other colour also stays, whatever damage it sustains', () => {
    const galaxy = {
      '0,0': 'Star orange',
      '0,-1': 'Lancer r3',
      '1,-1': 'Corvette r4',
      '0,2': 'Star blue',
      '0,3': 'Lunar A blue',
    };
    const set = deploys(scene({ options, galaxy, hands: [['Cutter', 'Tug']] }), 'Cutter', '1,0', 5);
    expect(set.state.things['0,0']).toBeDefined();
    expect(set.at.result).toBeNull();
  });

  it('a team scores what its players score together, and wins together', () => {
    const near = { '0,0': 'Star blue', '0,-1': 'Lancer r3', '1,-1': 'Corvette r4' };
    const scored = [[], ['Ring A', 'Ring B', 'Ring C'], ['Dwarf A', 'Dwarf B'], ['Lunar A']];
    const quests = [['Ring Survey'], ['Gaseous Survey'], ['Lunar Survey'], ['Habitable Survey']];
    const set = scene({ options, seats: 4, galaxy: near, scored, quests, hands: [['Cutter', 'Tug']] });
    deploys(set, 'Cutter', '1,0', 5);
    expect(set.state.scores?.map(({ total }) => total)).toEqual([2, 3, 2, 1]);
    expect(set.at.result?.ranks).toEqual([1, 3, 1, 3]); // 4 and 4 points; blue has the star
  });

  it('a team goes on without a player who leaves; if all of a team leave, the other wins', () => {
    const hands = [['Tug'], ['Pilot'], ['Ghost'], ['Needle']];
    const set = scene({ options, seats: 4, galaxy: { '0,0': 'Lunar A blue', ...FAR }, hands }).resigns(1);
    expect(set.at.result).toBeNull();
    set.resigns(3);
    expect(set.at.result).toEqual({ ranks: [1, 4, 1, 3], why: 'One side is left' });
  });

  it('a player who leaves a winning team does not win with it, and ranks behind all who stayed', () => {
    const near = { '0,0': 'Star blue', '0,-1': 'Lancer r3', '1,-1': 'Corvette r4' };
    const scored = [[], ['Ring A'], ['Dwarf A', 'Dwarf B', 'Lunar A'], []];
    const quests = [['Gaseous Survey'], ['Heart of Fire'], ['Habitable Survey'], []];
    const set = scene({ options, seats: 4, galaxy: near, scored, quests, hands: [['Cutter', 'Tug']] }).resigns(2);
    deploys(set, 'Cutter', '1,0', 5);
    expect(set.at.result?.ranks).toEqual([1, 2, 4, 2]); // his planets still count for blue
    expect(set.text()).toContain('Blue wins with 5 points to 1');
  });

  it('the log and the view show the sum of a team, and the log says that stars decide a tie', () => {
    const near = { '0,0': 'Star blue', '0,-1': 'Lancer r3', '1,-1': 'Corvette r4' };
    const scored = [[], ['Ring A'], [], ['Lunar A']];
    const quests = [['Ring Survey'], ['Gaseous Survey'], ['Lunar Survey'], ['Habitable Survey']];
    const set = scene({ options, seats: 4, galaxy: near, scored, quests, hands: [['Cutter', 'Tug']] });
    deploys(set, 'Cutter', '1,0', 5);
    expect(set.text()).toContain('Seat 0 (blue) has 2 points: 0 for planets, 2 for stars, Ring Survey 0');
    expect(set.text()).toContain('Blue wins with 2 points to 2, having more stars');
    expect(set.view().players.map(({ score }) => score?.team)).toEqual([2, 2, 2, 2]);
  });
});

describe('the evaluation of a Face-off by searching bots', () => {
  const both = { '0,0': 'Star blue', '0,2': 'Star orange' };
  const quests = [['Ring Survey'], ['Ring Survey'], ['Lunar Survey'], ['Lunar Survey']];
  const standing = (galaxy: Record<string, string>, ...scored: string[][]) => {
    const { at } = scene({ options, seats: 4, galaxy, scored, quests, hands: [['Tug']] });
    return [0, 1, 2, 3].map((seat) => searchedWorth(at, seat));
  };
  const above = (even: number, ...more: number[]) => more.map((one) => expect.closeTo(even + one));

  it('is equal for sides with equal points; a planet counts half for each of two partners', () => {
    const [even = 0] = standing(both, ['Dwarf A'], [], [], ['Dwarf A']);
    expect(standing(both, ['Dwarf A'], [], [], ['Dwarf A'])).toEqual(above(even, 0, 0, 0, 0));
    expect(standing(both, ['Dwarf A'], [], ['Dwarf B'], ['Dwarf A'])).toEqual(above(even, 0.5, -0.5, 0.5, -0.5));
  });

  it('counts a point of a quest twice, and only for its own side', () => {
    const [even = 0] = standing(both, ['Dwarf A'], [], [], ['Dwarf A']);
    expect(standing(both, ['Dwarf A'], [], ['Lunar A'], ['Dwarf A'])).toEqual(above(even, 1.5, -0.5, 1.5, -0.5));
  });

  it('subtracts the usual points of quests for each player', () => {
    const [two = 0, four = 0] = [2, 4].map((seats) => {
      const { at } = scene({ options, seats, galaxy: both, quests: quests.slice(0, seats), hands: [['Tug']] });
      return searchedWorth(at, 0);
    });
    expect(Math.abs(two - four)).toBeLessThan(1);
  });

  it('values a lead more once a star is gone', () => {
    const one = { '0,0': 'Star blue', '0,2': 'Dwarf C orange' };
    const [less = 0] = standing(one, [], ['Dwarf A']);
    const [more = 0] = standing(one, ['Dwarf B', 'Dwarf C'], ['Dwarf A']);
    expect(more - less).toBeCloseTo(1.4);
  });

  it('counts a nearly conquered planet for its colour, and against the other in a turn of its colour', () => {
    const ripeness = (colour: string) => {
      const at = (ship: string) => ({ ...both, '3,0': `Ring A ${colour}`, '3,1': ship });
      const [near, far] = ['Lancer', 'Supply station'].map((ship) => standing(at(ship)));
      return [0, 1].map((seat) => Math.sign((near?.[seat] ?? 0) - (far?.[seat] ?? 0)));
    };
    expect(ripeness('blue')).toEqual([1, -1]); // it is blue's turn
    expect(ripeness('orange')).toEqual([0, 1]);
  });

  it('prefers a more damaged star to the leading side, because the end is nearer', () => {
    const scored = ['Dwarf A', 'Dwarf B', 'Gaseous A', 'Gaseous B', 'Habitable A', 'Habitable B']; // about as much as the quests of two players usually bring
    const [whole = 0] = standing({ ...both, '0,3': 'Lancer r3' }, scored);
    const [hurt = 0] = standing({ ...both, '0,3': 'Lancer r0' }, scored);
    expect(hurt).toBeGreaterThan(whole);
  });

  it('values two ships in the salvage yard', () => {
    const { at } = scene({ options, galaxy: both, hands: [['Tug']], salvage: [['Needle', 'Ghost']] });
    const { at: without } = scene({ options, galaxy: both, hands: [['Tug']] });
    expect(searchedWorth(at, 0)).toBeGreaterThan(searchedWorth(without, 0));
  });

  it('counts a point of compensation like a visible point', () => {
    const { at } = scene({ options: { ...options, compensation: 3 }, galaxy: both, quests, hands: [['Tug']] });
    const { at: without } = scene({ options, galaxy: both, quests, hands: [['Tug']] });
    expect([0, 1].map((seat) => searchedWorth(at, seat) - searchedWorth(without, seat))).toEqual(above(0, -3, 3));
  });

  it('is highest for a win and lowest for a loss', () => {
    const near = { '0,0': 'Star blue', '0,-1': 'Lancer r3', '1,-1': 'Corvette r4' };
    const hands = [['Cutter', 'Tug']];
    const set = deploys(scene({ options, seats: 4, galaxy: near, hands }), 'Cutter', '1,0', 5);
    expect([0, 1, 2, 3].map((seat) => searchedWorth(set.at, seat))).toEqual([100, -100, 100, -100]);
  });

  it('is used by STRONG and MASTER only', () => {
    const { STRONG, MASTER } = sparkOfWar.searches ?? {};
    expect([STRONG?.worth, MASTER?.worth]).toEqual([searchedWorth, searchedWorth]);
    const { at } = scene({ seats: 4, galaxy: { '0,0': 'Star', '0,2': 'Ring A' }, quests, hands: [['Tug']] });
    expect([0, 1, 2, 3].map((seat) => searchedWorth(at, seat) - sparkOfWar.worth(at, seat))).toEqual([0, 0, 0, 0]);
  });
});
