import { describe, expect, it } from 'vitest';
import { sparkOfWar } from '../index.ts';
import { searchedWorth } from '../side-worth.ts';
import { deploys, scene } from './scene.ts';

const options = { mode: 'faceOff' } as const;
const FAR = { '5,0': 'Star blue', '6,0': 'Star orange' };

describe('Face-off', () => {
  it('a planet of the other colour stays, and is taken in a turn of its own colour', () => {
    const galaxy = { '0,0': 'Dwarf A orange', '0,-1': 'Frigate r3', ...FAR };
    const hands = [
      ['Frigate', 'Battleship', 'Tug'],
      ['Gravity Well', 'Pilot'],
    ];
    const set = scene({ options, galaxy, hands });
    deploys(set, 'Frigate', '0,1', 0); // the ships deal 3 each to a resistance of 4
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

  it("a team scores the sum of its players' points, and its players win together", () => {
    const near = { '0,0': 'Star blue', '0,-1': 'Lancer r3', '1,-1': 'Corvette r4' };
    const scored = [[], ['Ring A', 'Ring B', 'Ring C'], ['Dwarf A', 'Dwarf B'], ['Lunar A']];
    const quests = [['Ring Survey'], ['Gaseous Survey'], ['Lunar Survey'], ['Habitable Survey']];
    const set = scene({ options, seats: 4, galaxy: near, scored, quests, hands: [['Cutter', 'Tug']] });
    deploys(set, 'Cutter', '1,0', 5);
    expect(set.state.scores?.map(({ total }) => total)).toEqual([2, 3, 2, 1]);
    expect(set.at.result?.ranks).toEqual([1, 3, 1, 3]); // both teams have 4 points, and blue has the star
  });

  it('a team continues without a player who leaves, and if a whole team leaves, the other team wins', () => {
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
    expect(set.at.result?.ranks).toEqual([1, 2, 4, 2]); // the planets of the player who left still count for blue
    expect(set.text()).toContain('Blue wins with 5 points to 1');
  });

  it('the log and the view show the total of a team, and the log says that stars decide a tie', () => {
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

  it('is equal for sides with equal points, and a planet counts half for each of two partners', () => {
    const [even = 0] = standing(both, ['Dwarf A'], [], [], ['Dwarf A']);
    expect(standing(both, ['Dwarf A'], [], [], ['Dwarf A'])).toEqual(above(even, 0, 0, 0, 0));
    expect(standing(both, ['Dwarf A'], [], ['Dwarf B'], ['Dwarf A'])).toEqual(above(even, 0.5, -0.5, 0.5, -0.5));
  });

  it("counts a point of a quest twice, and only for the quest's own side", () => {
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

  it('gives a lead more weight once a star is gone', () => {
    const one = { '0,0': 'Star blue', '0,2': 'Dwarf C orange' };
    const [less = 0] = standing(one, [], ['Dwarf A']);
    const [more = 0] = standing(one, ['Dwarf B', 'Dwarf C'], ['Dwarf A']);
    expect(more - less).toBeCloseTo(1.4);
  });

  it("counts a nearly conquered planet for its own colour, and against the other colour in a turn of the planet's colour", () => {
    const ripeness = (colour: string) => {
      const at = (ship: string) => ({ ...both, '3,0': `Ring A ${colour}`, '3,1': ship });
      const [near, far] = ['Lancer', 'Supply station'].map((ship) => standing(at(ship)));
      return [0, 1].map((seat) => Math.sign((near?.[seat] ?? 0) - (far?.[seat] ?? 0)));
    };
    expect(ripeness('blue')).toEqual([1, -1]); // it is blue's turn
    expect(ripeness('orange')).toEqual([0, 1]);
  });

  it('is higher for the leading side if a star is more damaged, because the end is nearer', () => {
    // These planets score about as much as two players' quests usually do.
    const scored = ['Dwarf A', 'Dwarf B', 'Gaseous A', 'Gaseous B', 'Habitable A', 'Habitable B'];
    const [whole = 0] = standing({ ...both, '0,3': 'Lancer r3' }, scored);
    const [hurt = 0] = standing({ ...both, '0,3': 'Lancer r0' }, scored);
    expect(hurt).toBeGreaterThan(whole);
  });

  it('gives some value to two ships in the salvage yard', () => {
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

  it('is used only by STRONG and MASTER', () => {
    const { STRONG, MASTER } = sparkOfWar.searches ?? {};
    expect([STRONG?.worth, MASTER?.worth]).toEqual([searchedWorth, searchedWorth]);
    const { at } = scene({ seats: 4, galaxy: { '0,0': 'Star', '0,2': 'Ring A' }, quests, hands: [['Tug']] });
    expect([0, 1, 2, 3].map((seat) => searchedWorth(at, seat) - sparkOfWar.worth(at, seat))).toEqual([0, 0, 0, 0]);
  });
});
