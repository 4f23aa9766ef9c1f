import { describe, expect, it } from 'vitest';
import { begin, decision, fastRandom, waitingFor } from '../../../engine/index.ts';
import { CARDS, FLEET, PLANETS, SHIPS } from '../cards/catalogue.ts';
import { SPARK_OF_WAR } from '../index.ts';
import { faultsOf, type Laid } from '../rules/galaxy-rules.ts';
import { hexAt, hexOf, numberOf, reachable } from '../rules/hex.ts';
import { MAPS } from '../rules/maps.ts';
import { randomGalaxy } from '../rules/random-galaxy.ts';
import type { State } from '../state.ts';

const started = (seats: number, options: object = {}, seed = 1) => {
  const decks = Array.from({ length: seats }, () => null);
  return begin(
    SPARK_OF_WAR,
    { seats, options: SPARK_OF_WAR.options.parse(options), decks, firstCard: 1 },
    fastRandom(seed),
  ).at;
};
const wrong = (options: object): string[] => {
  const { error } = SPARK_OF_WAR.options.safeParse(options);
  return error?.issues.map(({ message }) => message) ?? [];
};
const star = { planet: 'Star', q: 0, r: 0 };

/** Whether each planet and star can be reached from every other through planets that touch. */
function isConnected(galaxy: readonly Laid[]): boolean {
  const all = galaxy.map(({ q, r }) => hexAt(q, r));
  const reached = reachable(all.slice(0, 1).map(numberOf), (hex) => all.includes(hexOf(hex)));
  return all.every((hex) => reached[numberOf(hex)]);
}

describe('Content', () => {
  it('has 60 ships of 20 designs, with every power, resistances 2 to 6 and damages 0 to 3', () => {
    expect(FLEET).toHaveLength(60);
    expect(Object.keys(SHIPS)).toHaveLength(20);
    const powers = new Set(Object.values(SHIPS).map(({ power }) => power));
    expect([...powers].sort()).toEqual(['destroy', 'pierce', 'rotatePlanet', 'rotateShip', 'stow', null].sort());
    for (const { resistance, damage } of Object.values(SHIPS)) {
      expect(resistance >= 2 && resistance <= 6 && damage.every((n) => n >= 0 && n <= 3)).toBe(true);
    }
  });

  it('has 26 planets and stars, two of each design, with at most three forcefields', () => {
    const counts: Record<string, number> = {};
    for (const { planet, forcefields } of Object.values(PLANETS)) {
      counts[planet] = (counts[planet] ?? 0) + 2;
      expect(forcefields.length).toBeLessThanOrEqual(3);
    }
    expect(counts).toEqual({ DWARF: 6, RING: 6, HABITABLE: 4, GASEOUS: 4, LUNAR: 4, STAR: 2 });
  });

  it('has 12 quests', () => {
    expect(Object.values(CARDS).filter(({ kind }) => kind === 'quest')).toHaveLength(12);
  });
});

describe('Setup', () => {
  it('deals 1 ship to the first player, one more to each following player, and two quests to every player', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const at = started(seats, {}, seats);
      const { first } = at.state as State;
      for (let i = 0; i < seats; i++) {
        const seat = (first + i) % seats;
        expect(at.zones[`hand-${seat}`]?.cards).toHaveLength(i + 1);
        expect(at.zones[`quests-${seat}`]?.cards).toHaveLength(2);
        expect(at.zones[`supply-${seat}`]?.cards).toHaveLength(0);
      }
    }
  });

  it('gives every player two supply stations if the option is set', () => {
    const at = started(3, { supplyStations: true });
    expect([0, 1, 2].map((seat) => at.zones[`supply-${seat}`]?.cards.length)).toEqual([2, 2, 2]);
  });
});

describe('Maps', () => {
  it('include at least two for each number of players and two for Face-off', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      expect(MAPS.filter((map) => map.seats === seats).length).toBeGreaterThanOrEqual(2);
    }
    expect(MAPS.filter((map) => map.faceOff).length).toBeGreaterThanOrEqual(2);
  });

  it('the option auto selects a map with long and fair matches for each number of seats', () => {
    const titles = [2, 3, 4, 5, 6].map((seats) => (started(seats).state as State).galaxy);
    expect(titles).toEqual(['Twin Suns', 'Twin Suns', 'Long Spine', 'Snowflake', 'Snowflake']);
  });

  it.each([...MAPS])('$title breaks no rule, is connected and has one or two stars', ({ planets, faceOff }) => {
    expect([faultsOf(planets, faceOff), isConnected(planets)]).toEqual([[], true]);
    expect([1, 2]).toContain(planets.filter(({ planet }) => planet === 'Star').length);
  });

  it('random galaxies also break no rule, with or without teams, small or large', () => {
    for (let seed = 0; seed < 60; seed++) {
      const faceOff = seed % 2 === 0;
      const seats = 2 + (seed % 5);
      const laid = randomGalaxy(seats, faceOff, seed % 3 === 0, fastRandom(seed));
      expect([faultsOf(laid, faceOff), isConnected(laid)]).toEqual([[], true]);
    }
  });

  it('a random Face-off galaxy uses all planets, half in each colour', () => {
    const laid = randomGalaxy(4, true, false, fastRandom(5));
    expect(laid).toHaveLength(26);
    expect(laid.filter(({ colour }) => colour === 'BLUE')).toHaveLength(13);
  });
});

describe('Custom galaxies', () => {
  it('are laid out as given', () => {
    const at = started(2, { customGalaxy: [star, { planet: 'Ring B', q: 1, r: 0, rotation: 2 }] });
    const { things } = at.state as State;
    expect(things['1,0']).toMatchObject({ name: 'Ring B', rotation: 2, colour: null });
    expect(Object.keys(things)).toEqual(['0,0', '1,0']);
  });

  it('need not be connected, because ships can be played next to any card, even a lone planet', () => {
    const at = started(2, { customGalaxy: [star, { planet: 'Dwarf A', q: 4, r: 0 }] });
    const { things } = at.state as State;
    expect(Object.keys(things)).toEqual(['0,0', '4,0']);
    const [seat = 0] = waitingFor(SPARK_OF_WAR, at);
    const where = decision(SPARK_OF_WAR, at, seat)?.choices.flatMap(({ blank }) => blank?.from ?? []) ?? [];
    const hexes = where.map(({ label }) => label);
    expect([hexes.some((label) => label.includes('-1,0')), hexes.some((label) => label.includes('5,0'))]).toEqual([
      true,
      true,
    ]);
  });

  it('are refused with every rule that they break', () => {
    expect(wrong({ customGalaxy: [{ planet: 'Dwarf A', q: 0, r: 0 }] })).toEqual([
      'There is no star: the galaxy needs at least one.',
    ]);
    expect(wrong({ customGalaxy: [star, { planet: 'Dwarf A', q: 0, r: 0 }] })).toEqual([
      'Dwarf A and Star both lie in 0,0.',
    ]);
    const three = [1, 2, 3].map((q) => ({ planet: 'Lunar B', q, r: 0 }));
    expect(wrong({ customGalaxy: [star, ...three] })).toEqual(['Lunar B is used 3 times; there are only 2.']);
    expect(wrong({ customGalaxy: [{ ...star, planet: 'Pluto' }] })[0]).toContain('Dwarf A');
    expect(wrong({ customGalaxy: [star], galaxy: 'lone-star' })[0]).toContain('customGalaxy');
  });

  it('need a colour for each planet in a Face-off, and the same planets in both colours', () => {
    expect(wrong({ mode: 'faceOff', customGalaxy: [star] })).toEqual([
      'Face-off: Star in 0,0 needs a colour, BLUE or ORANGE.',
    ]);
    expect(wrong({ mode: 'faceOff', customGalaxy: [{ ...star, colour: 'BLUE' }] })).toEqual([
      'Face-off: blue has 1 of Star and orange 0; both colours need the same number.',
    ]);
    const customGalaxy = [
      { ...star, colour: 'BLUE' },
      { ...star, q: 1, colour: 'ORANGE' },
      { planet: 'Dwarf A', q: -1, r: 0, colour: 'BLUE' },
      { planet: 'Dwarf B', q: 2, r: 0, colour: 'ORANGE' },
    ];
    expect(wrong({ mode: 'faceOff', customGalaxy })).toEqual([
      'Face-off: blue has 1 of Dwarf A and orange 0; both colours need the same number.',
      'Face-off: blue has 0 of Dwarf B and orange 1; both colours need the same number.',
    ]);
  });
});

describe('Options', () => {
  it('a map of the other mode is refused', () => {
    expect(wrong({ galaxy: 'bridge' })[0]).toBe('"bridge" is a map for Face-off, but the mode is freeForAll.');
    expect(wrong({ galaxy: 'trefoil', mode: 'faceOff' })[0]).toContain('free for all');
  });

  it('a Face-off needs an even number of seats', () => {
    const options = SPARK_OF_WAR.options.parse({ mode: 'faceOff' });
    expect(SPARK_OF_WAR.misfit?.(3, options)).toBe('A Face-off needs 2, 4 or 6 seats.');
    expect(SPARK_OF_WAR.misfit?.(4, options)).toBeNull();
  });
});
