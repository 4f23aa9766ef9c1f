import { describe, expect, it } from 'vitest';
import { PLANET_KINDS } from '../cards/catalogue.ts';
import { bestCount, holdingOf } from '../rules/scoring.ts';
import { deploys, type Scene, scene } from './scene.ts';

const pile = (...kinds: string[]) =>
  holdingOf(kinds.map((kind) => (kind === 'Star' ? kind : `${kind} A`)) /* the design of a planet does not matter */);
/** Returns the points that quests add to the points of a pile. */
const added = (kinds: string[], quests: number[], besides: number[] = []) =>
  bestCount(pile(...kinds), quests, besides).points;

describe('Scoring', () => {
  it('counts 1 for a planet and 2 for a star', () => {
    expect(bestCount(pile('Dwarf', 'Lunar', 'Star'), [], []).total).toBe(4);
  });

  it('gives 8 points for 3 Dwarf and 1 Star with quests 1 and 7', () => {
    const { total, points } = bestCount(pile('Dwarf', 'Dwarf', 'Dwarf', 'Star'), [1, 7], []);
    expect(total).toBe(8);
    expect(points).toEqual([3, 0]);
  });

  it.each([
    [1, 'Dwarf'],
    [2, 'Ring'],
    [3, 'Habitable'],
    [4, 'Gaseous'],
    [5, 'Lunar'],
  ])('quest %i gives 1 point per %s planet', (quest, kind) => {
    expect(added([kind, kind, 'Star'], [quest])).toEqual([2]);
    expect(added([kind === 'Dwarf' ? 'Ring' : 'Dwarf'], [quest])).toEqual([0]);
  });

  it('quest 6 gives 2 points per star', () => {
    expect(added(['Star', 'Star', 'Lunar'], [6])).toEqual([4]);
  });

  it('quest 7 gives 1, 2, 3 and 4 points for 3, 4, 5 and 6 kinds, including the star', () => {
    const kinds = ['Dwarf', 'Star', 'Ring', 'Habitable', 'Gaseous', 'Lunar'];
    expect([1, 2, 3, 4, 5, 6].map((n) => added(kinds.slice(0, n), [7])[0])).toEqual([0, 0, 1, 2, 3, 4]);
  });

  it('quest 8 gives 1 point per pair of planets of one kind, and none for stars', () => {
    expect(added(['Dwarf', 'Dwarf', 'Dwarf', 'Dwarf', 'Ring', 'Ring', 'Lunar'], [8])).toEqual([3]);
    expect(added(['Star', 'Star'], [8])).toEqual([0]);
  });

  it('quest 9 gives 2 points without a Dwarf and 1 without a Gaseous planet', () => {
    expect(added([], [9])).toEqual([3]);
    expect(added(['Dwarf'], [9])).toEqual([1]);
    expect(added(['Gaseous'], [9])).toEqual([2]);
    expect(added(['Dwarf', 'Gaseous'], [9])).toEqual([0]);
  });

  it('quest 10 gives 2 points without a Ring and 1 without a Lunar planet', () => {
    expect(added([], [10])).toEqual([3]);
    expect(added(['Ring'], [10])).toEqual([1]);
    expect(added(['Lunar'], [10])).toEqual([2]);
    expect(added(['Ring', 'Lunar'], [10])).toEqual([0]);
  });

  it('quest 11 counts as a planet of the kind that scores best', () => {
    expect(bestCount(pile(), [11], []).total).toBe(1);
    expect(bestCount(pile('Dwarf', 'Ring'), [11, 7], []).total).toBe(2 + 1 + 1); // quest 11 becomes a third kind
    expect(bestCount(pile('Lunar', 'Lunar', 'Lunar'), [11, 5], []).total).toBe(3 + 1 + 4);
    expect(bestCount(pile(), [11, 9], []).total).toBe(1 + 3); // quest 11 becomes neither a Dwarf nor a Gaseous planet
  });

  it('quest 12 copies the best quest of a neighbour', () => {
    expect(bestCount(pile('Dwarf', 'Dwarf', 'Star'), [12], [6, 1, 4, 5]).points).toEqual([2]);
    expect(bestCount(pile('Star'), [12], [1, 2, 3, 6]).points).toEqual([2]);
  });

  it('quest 12 never copies quest 12, and becomes a separate planet if it copies quest 11', () => {
    expect(bestCount(pile('Dwarf'), [12], [12]).points).toEqual([0]);
    expect(bestCount(pile('Dwarf'), [12, 8], [11]).total).toBe(1 + 1 + 1); // a second Dwarf makes a pair
  });

  it('quests 11 and 12 together try every kind of planet for each of the two', () => {
    for (const kind of PLANET_KINDS) expect(holdingOf([])[kind]).toBe(0);
    expect(bestCount(pile('Dwarf'), [11, 12], [7, 7]).total).toBe(1 + 1 + 0);
    expect(bestCount(pile('Dwarf', 'Ring', 'Star'), [11, 12], [7, 1]).total).toBe(4 + 1 + 2);
  });
});

describe('The final count', () => {
  const near = { '0,0': 'Star', '0,-1': 'Lancer r3', '1,-1': 'Corvette r4', '5,0': 'Lunar A' };
  const ended = (options: object = {}): Scene => {
    const scored = [['Dwarf A'], ['Ring A', 'Lunar B']];
    const quests = [
      ['Envy', 'Hidden World'],
      ['Ring Survey', 'Heart of Fire'],
    ];
    return deploys(scene({ galaxy: near, scored, quests, options, hands: [['Cutter', 'Tug']] }), 'Cutter', '1,0', 5);
  };
  const score = (set: Scene, seat: number) => set.view().players[seat]?.score;

  it('lists the points for planets and stars, the quest that Envy copied, and the planet that Hidden World became', () => {
    const set = ended();
    expect(score(set, 0)).toEqual({
      total: 6,
      planets: 1,
      stars: 1,
      compensation: 0,
      team: null,
      quests: [
        { quest: 'Envy', points: 2, copied: 'Heart of Fire', planet: null },
        { quest: 'Hidden World', points: 1, copied: null, planet: 'DWARF' },
      ],
    });
    expect(set.text()).toContain(
      'Seat 0 has 6 points: 1 for planets, 2 for stars, Envy as Heart of Fire 2, Hidden World as a Dwarf planet 1',
    );
    expect(set.text()).toContain('Seat 1 has 3 points: 2 for planets, 0 for stars, Ring Survey 1, Heart of Fire 0');
  });

  it('Envy can copy Hidden World, and shows which planet it became', () => {
    const quests = [['Envy', 'Dwarf Survey'], ['Hidden World']];
    const set = deploys(scene({ galaxy: near, quests, hands: [['Cutter', 'Tug']] }), 'Cutter', '1,0', 5);
    expect(score(set, 0)?.quests[0]).toEqual({ quest: 'Envy', points: 1, copied: 'Hidden World', planet: 'DWARF' });
    expect(set.text()).toContain('Envy as Hidden World as a Dwarf planet 1, Dwarf Survey 1');
  });

  it('gives compensation to all players except the first, if the option is set', () => {
    const set = ended({ compensation: 3 });
    expect([score(set, 0)?.total, score(set, 1)?.total]).toEqual([6, 6]);
    expect(score(set, 1)?.compensation).toBe(3);
    expect(set.text()).toContain(
      'Seat 1 has 6 points: 2 for planets, 0 for stars, 3 for not going first, Ring Survey 1',
    );
    expect(set.at.result?.ranks).toEqual([1, 2]); // the star decides the tie
  });
});
