import { describe, expect, it } from 'vitest';
import { begin, entryRandom, zoneAt } from '../../../engine/index.ts';
import { CARDS, DECKS, EVENTS, MATERIALS, SHAPES, SIZES } from '../cards/catalogue.ts';
import { GOLEMS } from '../index.ts';
import { CORNERS, connected, distance, indexOf, laid, neighbours, SPACES, TILES, towersFor } from '../rules/board.ts';
import type { State } from '../state.ts';

const start = (seats: number, seed = 'setup') => {
  const setup = { seats, options: { rounds: 100 }, decks: Array.from({ length: seats }, () => null), firstCard: 1 };
  const { at } = begin(GOLEMS, setup, entryRandom(seed, 0));
  return { at, state: at.state as State };
};

describe('Setup', () => {
  it.each([2, 3, 4])(
    'gives each of %i players a Wizard in his tower, 20 mana, six golem cards and three events',
    (seats) => {
      const { at, state } = start(seats);
      for (let seat = 0; seat < seats; seat++) {
        const income = seat === state.first ? 5 : 0; // the first Power Phase is over before the first question
        expect(state.mana[seat]).toBe(20 + income);
        expect(zoneAt(at, `golem-hand-${seat}`).cards).toHaveLength(6);
        expect(zoneAt(at, `event-hand-${seat}`).cards).toHaveLength(3);
        expect(state.units.filter((unit) => unit.seat === seat)).toMatchObject([
          { material: null, size: 'SMALL', shape: 'MAN', space: towersFor(seats)[seat] },
        ]);
      }
    },
  );

  it('seats two players in opposite corners, and three or four players clockwise', () => {
    expect(towersFor(2)).toEqual(['a1', 'h8']);
    expect(towersFor(3)).toEqual(['a1', 'a8', 'h8']);
    expect(towersFor(4)).toEqual(['a1', 'a8', 'h8', 'h1']);
  });

  it('gives the first turn to a random player', () => {
    const firsts = new Set(Array.from({ length: 30 }, (_, i) => start(4, `seed ${i}`).state.first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('Board', () => {
  it('has four towers, sixteen material spaces, eight Monoliths, twelve Water and twenty-four Wasteland', () => {
    const { terrain } = start(2).state;
    const count = (kind: string) => terrain.filter((one) => one === kind).length;
    expect([count('TOWER'), count('MONOLITH'), count('WATER'), count('WASTELAND')]).toEqual([4, 8, 12, 24]);
    expect(new Set(terrain).size).toBe(4 + 16);
    expect(CORNERS.map((corner) => terrain[indexOf(corner)])).toEqual(['TOWER', 'TOWER', 'TOWER', 'TOWER']);
  });

  it('has a connection over land between the towers in play', () => {
    for (let i = 0; i < 60; i++) {
      const { state } = start(2 + (i % 3), `seed ${i}`);
      expect(connected(state.terrain, state.towers)).toBe(true);
    }
  });

  it('is not connected if Water cuts a tower off', () => {
    const terrain = laid(TILES.map(() => 'WASTELAND' as const));
    for (const space of ['b1', 'a2']) terrain[indexOf(space)] = 'WATER';
    expect(connected(terrain, ['a1', 'h8'])).toBe(false);
    expect(connected(terrain, ['a8', 'h8', 'h1'])).toBe(true);
  });

  it('has no diagonal neighbours', () => {
    expect(neighbours(indexOf('a1')).map((index) => SPACES[index])).toEqual(['b1', 'a2']);
    expect(neighbours(indexOf('d4'))).toHaveLength(4);
    expect(distance(indexOf('d4'), indexOf('e5'))).toBe(2);
  });
});

describe('Cards', () => {
  it('include 48 golem cards: every material once, every size and shape four times', () => {
    const count = (name: string) => DECKS.GOLEM.filter((one) => one === name).length;
    expect(DECKS.GOLEM).toHaveLength(48);
    expect(MATERIALS).toHaveLength(16);
    expect([...SIZES, ...SHAPES].map((trait) => count(trait.charAt(0) + trait.slice(1).toLowerCase()))).toEqual(
      Array(8).fill(4),
    );
  });

  it('include 46 events: 23 different ones, twice each', () => {
    expect(Object.keys(EVENTS)).toHaveLength(23);
    expect(DECKS.EVENT).toHaveLength(46);
    expect(Object.values(EVENTS).filter((card) => card.kind === 'battle')).toHaveLength(12);
  });

  it('have their printed texts', () => {
    for (const [name, card] of Object.entries(CARDS)) expect(card.text, name).not.toBe('');
    expect(CARDS.Crystal?.text).toBe('Material, rock. Force +3, Armor +2. Found in: Gem Mine.');
    expect(CARDS.Flyer?.text).toBe('Shape. Move 4, Force 0, Armor -1.');
  });
});
