import { describe, expect, it } from 'vitest';
import { type FactOf, seatNumber } from '../../../engine/index.ts';
import { sparkOfWar } from '../index.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { Score } from '../state.ts';
import { deploys, type Scene, scene } from './scene.ts';

describe('A choice of rotation', () => {
  it('shows the damage that a forcefield stops', () => {
    // Habitable A is not rotated, so its forcefields are at the top and the upper right.
    const galaxy = { '0,0': 'Habitable A', '0,2': 'Star', '0,1': 'Lunar A' };
    const set = scene({ galaxy, hands: [['Phase Lance', 'Cutter', 'Tug']] });
    const [lance = 0, cutter = 0] = set.at.zones['hand-0']?.cards ?? [];
    const labels = (card: number) =>
      set
        .again()
        .answers({ deploy: { card, at: ['0,-1'] } })
        .labels();
    expect(labels(cutter)[0]).toBe(
      'Rotation 0: top 3, lower right 2, bottom 3 into Habitable A, stopped by its forcefield',
    );
    expect(labels(lance)[0]).toBe('Rotation 0: top 3, bottom 3 into Habitable A through its forcefield (3 of 6)');
  });

  it('shows the damage that reaches the target, and the total damage of the target', () => {
    // The Ring planet sustains 2 of 5.
    const galaxy = { '0,0': 'Ring A r3', '1,-1': 'Freighter r4', ...{ '5,0': 'Star' } };
    const set = scene({ galaxy, hands: [['Frigate', 'Tug']] });
    const [card = 0] = set.at.zones['hand-0']?.cards ?? [];
    set.answers({ deploy: { card, at: ['0,-1'] } });
    expect(set.choices()[3]?.label).toBe(
      'Rotation 3: lower right 2 into Freighter (2 of 6), bottom 3 into Ring A (5 of 5, taken), lower left 2',
    );
  });

  it('of a planet shows the damage that each forcefield stops, and the damage that the planet sustains', () => {
    const galaxy = { '0,0': 'Habitable A', '0,-1': 'Freighter r3', '5,0': 'Star' };
    const set = deploys(scene({ galaxy, hands: [['Tug', 'Lancer']] }), 'Tug', '0,1', 3);
    set.answers({ rotate: { at: ['0,0'] } });
    expect(set.choices()[0]?.label).toBe(
      'Rotation 0: forcefields top (stops 2 of Freighter), upper right; sustains 0 of 6',
    );
    expect(set.choices()[3]?.label).toBe('Rotation 3: forcefields bottom, lower left; sustains 2 of 6');
  });
});

describe('The preview of a rotation', () => {
  // The Freighter deals 1 into the Ring planet.
  const galaxy = { '0,0': 'Ring A r3', '1,-1': 'Freighter r4', ...{ '5,0': 'Star' } };

  it('shows the rotated card, and the cards beside it whose damage changes', () => {
    const set = deploysFrigate(galaxy);
    const shown = (rotation: number) =>
      sparkOfWar.preview?.(set.at, { turn: { rotation } })?.map(({ label, rotation: lies, stats }) => {
        return [label, lies, stats[0]?.value];
      });
    expect(shown(0)).toEqual([['Frigate', 0, 0]]);
    expect(shown(3)).toEqual([
      ['Frigate', 3, 0],
      ['Freighter', 4, 2],
      ['Ring A', 3, 5],
    ]);
  });

  it('equals the board after the answer, and other questions have none', () => {
    const set = deploysFrigate(galaxy);
    const [turned] = sparkOfWar.preview?.(set.at, { turn: { rotation: 1 } }) ?? [];
    set.answers({ turn: { rotation: 1 } });
    const lying = sparkOfWar.board?.(set.at).cells.find(({ key }) => key === '0,-1');
    expect(lying?.pieces).toEqual([turned]);
    expect(sparkOfWar.preview?.(set.at, { turn: { rotation: 1 } })).toEqual([]);
  });
});

/** The question which rotation a Frigate at the top of 0,0 gets. */
function deploysFrigate(galaxy: Record<string, string>): Scene {
  const set = scene({ galaxy, hands: [['Frigate', 'Tug']] });
  return set.answers({ deploy: { card: set.card('Frigate', 'hand-0'), at: ['0,-1'] } });
}

describe('Prompts and choices', () => {
  const galaxy = { '0,0': 'Star', '1,0': 'Freighter r5', '-1,0': 'Ring A r1' };

  it('a deployment describes the ship, the surroundings of each hexagon, and the damage that the ship would sustain', () => {
    const set = scene({ galaxy, hands: [['Tug', 'Cutter']] });
    expect(set.choices()[0]?.label).toBe(
      'Deploy Tug at … (resistance 3; top 3, upper right 2, upper left 1; may rotate a planet)',
    );
    const labels = set.choices()[0]?.blank?.from?.map(({ label }) => label) ?? [];
    expect(labels).toContain('1,-1: bottom Freighter, lower left Star');
    expect(labels).toContain('0,-1: bottom Star, lower left Ring A behind its forcefield');
    expect(labels.find((label) => label.startsWith('0,1'))).toBe('0,1: top Star, upper right Freighter');
    expect(labels.some((label) => label.endsWith('; sustains 1'))).toBe(true);
  });

  it('ships that can be destroyed are listed with their damage', () => {
    const set = deploys(scene({ galaxy, hands: [['Saboteur', 'Tug']] }), 'Saboteur', '0,1', 3);
    const [, choice] = set.choices();
    const labels = choice?.blank?.from?.map(({ label }) => label);
    expect(labels?.[0]).toBe('Freighter in 1,0 (0 of 6): upper right 1, bottom 1, upper left 2 into Star (3 of 9)');
  });

  it('the question about two salvaged ships names the target', () => {
    const set = scene({ galaxy, hands: [['Battleship', 'Tug']], salvage: [['Tug', 'Lancer', 'Tug']] });
    deploys(set, 'Battleship', '-2,1').answers({ fire: { at: ['0,0'] } });
    expect(set.prompt()).toContain('1 more damage to Star in 0,0 (2 of 9)');
    const labels = set.choices()[0]?.blank?.from?.map(({ label }) => label);
    expect(labels).toEqual(['Tug (1 of 2)', 'Lancer', 'Tug (2 of 2)']);
  });

  it('an entry shows the damage that a rotated card deals, or the sides of its forcefields', () => {
    const set = deploys(scene({ galaxy, hands: [['Tug', 'Lancer']] }), 'Tug', '0,1', 3);
    expect(set.text()).toContain('Tug in 0,1 is turned: damage lower right 1, bottom 3, lower left 2');
    set.answers({ rotate: { at: ['-1,0'] } }).answers({ turn: { rotation: 4 } });
    expect(set.text()).toContain('Ring A in -1,0 is turned: forcefields lower left');
  });
});

describe('The output', () => {
  it('says that a rotation is a special power', () => {
    const phase = (shown: Scene): string => shown.view().sparkOfWarPhase;
    const galaxy = { '0,0': 'Star', '-1,0': 'Ring A r1' };
    const set = scene({ galaxy, hands: [['Tug', 'Lancer']] });
    const [tug = 0] = set.at.zones['hand-0']?.cards ?? [];
    set.answers({ deploy: { card: tug, at: ['0,1'] } });
    expect(phase(set)).toBe('DEPLOYMENT');
    set.answers({ turn: { rotation: 0 } }).answers({ rotate: { at: ['-1,0'] } });
    expect(set.prompt()).toContain('Special power: which rotation for Ring A');
    expect(phase(set)).toBe('SPECIAL_POWER');
  });

  it('says that a player who declines a station keeps it', () => {
    const crowded: Record<string, string> = { '0,0': 'Star' };
    ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'].forEach((hex, side) => {
      crowded[hex] = `${side % 2 === 0 ? 'Frigate' : 'Ghost'} r${side}`;
    });
    const declined = (supplyStations: boolean): string => {
      const options = { supplyStations };
      return scene({ options, galaxy: crowded, hands: [['Needle', 'Lancer']] })
        .answers({ pass: true })
        .text();
    };
    expect(declined(true)).toContain('can deploy no spaceship and keeps the supply stations');
    expect(declined(false)).toMatch(/^Seat 0 can deploy no spaceship\./);
  });

  it('shows a record of earlier rules unchanged', () => {
    const set = scene({ galaxy: { '0,0': 'Star' } });
    const scores: Score[] = [
      { seat: 0, planets: 1, stars: 1, quests: [{ quest: 'Envy', points: 2 }], total: 5 },
      { seat: 1, planets: 0, stars: 0, quests: [], total: 0 },
    ];
    sparkOfWar.facts.scored(set.state, { fact: 'scored', scores });
    expect(set.view().players[0]?.score).toEqual({
      total: 5,
      planets: 1,
      stars: 1,
      compensation: 0,
      team: null,
      quests: [{ quest: 'Envy', points: 2, copied: null, planet: null }],
    });
    const tell = (fact: FactOf<SparkOfWar>): string | null => sparkOfWar.tell(fact, seatNumber);
    expect(tell({ fact: 'scored', scores })).toContain('Seat 0 has 5 points: 1 for planets, 2 for stars, Envy 2');
    expect(tell({ fact: 'declined', seat: 1, what: 'DEPLOY' })).toBe('Seat 1 can deploy no spaceship');
    const conquered = {
      fact: 'conquered',
      seat: 1,
      why: 'DAMAGE',
      taken: [{ hex: '0,0', card: 1, name: 'Star' }],
    } as const;
    expect(tell({ ...conquered, taken: [...conquered.taken] })).toBe('Seat 1 conquers Star in 0,0');
  });
});
