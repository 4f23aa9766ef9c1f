import { describe, expect, it } from 'vitest';
import { SPECTATOR, see } from '../../../engine/index.ts';
import { Scene } from './scene.ts';

const galaxy = { '0,0': 'Star', '1,0': 'Lunar A' };

/** Deploys the first ship that can be, declines everything else. */
function playOn(scene: Scene, until: (scene: Scene) => boolean): Scene {
  for (let i = 0; i < 400 && !until(scene) && !scene.at.result; i++) {
    const { choices } = scene.asked;
    const [choice] = choices;
    const { blank } = choice ?? {};
    const values = blank?.from?.slice(0, blank.min).map(({ value }) => value);
    const key = Object.keys(choice?.move ?? {})[0] ?? '';
    const inner =
      blank && choice ? { [key]: { ...Object.values(choice.move)[0], [blank.path[1] ?? '']: values } } : null;
    scene.move(inner ?? choice?.move ?? {});
  }
  return scene;
}

describe('5 Play Again', () => {
  it('the action phase is played twice, then the next player begins', () => {
    const scene = new Scene({
      galaxy,
      hands: [
        ['Battleship', 'Cruiser', 'Lancer'],
        ['Tug', 'Pilot'],
      ],
    });
    expect(scene.asked.prompt).toContain('Action 1 of 2');
    scene.deploy('Battleship', '-1,0');
    expect(scene.asked.prompt).toContain('Action 2 of 2');
    scene.deploy('Cruiser', '0,-1', 0);
    expect(scene.asked).toMatchObject({ seat: 1 });
    expect(scene.asked.prompt).toContain('Action 1 of 2');
  });

  it('a hand that is empty when the turn begins is filled', () => {
    const scene = new Scene({ galaxy, hands: [['Battleship', 'Cruiser', 'Lancer'], []] });
    scene.deploy('Battleship', '-1,0').deploy('Cruiser', '0,-1', 0);
    expect(scene.names('hand-1')).toHaveLength(5);
  });
});

describe('6 Discard', () => {
  it('exactly the ships in excess of two leave the salvage yard, whichever the player chooses', () => {
    const salvage = [['Tug', 'Needle', 'Lancer', 'Ghost']];
    const scene = new Scene({ galaxy, salvage, hands: [['Battleship', 'Cruiser', 'Lancer'], ['Tug']] });
    scene.deploy('Battleship', '-1,0').move({ pass: true }).deploy('Cruiser', '0,-1', 0).move({ pass: true });
    const [tug, , lancer] = scene.at.zones['salvage-0']?.cards ?? [];
    expect(scene.refuses({ discard: { cards: [tug] } })).toBe(true);
    scene.move({ discard: { cards: [lancer, tug] } });
    expect(scene.names('salvage-0')).toEqual(['Needle', 'Ghost']);
    expect(scene.names('discard-pile')).toEqual(['Lancer', 'Tug']);
    expect(scene.asked.seat).toBe(1);
  });
});

describe('Special Rules', () => {
  it('an empty draw pile is made of the discard pile, and the draw goes on', () => {
    const scene = new Scene({
      galaxy,
      hands: [['Battleship']],
      drawPile: 2,
      discarded: ['Tug', 'Tug', 'Lancer', 'Pilot'],
    });
    scene.deploy('Battleship', '-1,0');
    expect(scene.names('hand-0')).toHaveLength(5);
    expect(scene.names('draw-pile')).toHaveLength(1);
    expect(scene.names('discard-pile')).toEqual([]);
  });

  it('when both are empty all ships of the galaxy and of the salvage yards become the draw pile', () => {
    const full = { ...galaxy, '0,1': 'Freighter', '-1,1': 'Dreadnought' };
    const salvage = [
      ['Tug', 'Needle'],
      ['Ghost', 'Ghost'],
    ];
    const scene = new Scene({ galaxy: full, salvage, hands: [['Cruiser']], drawPile: 0 });
    scene.deploy('Cruiser', '-1,0');
    expect(Object.keys(scene.state.things)).toEqual(['0,0', '1,0']);
    expect(scene.names('galaxy')).toEqual(['Star', 'Lunar A']);
    expect([...scene.names('hand-0'), ...scene.names('draw-pile')].sort()).toEqual(
      ['Cruiser', 'Dreadnought', 'Freighter', 'Ghost', 'Ghost', 'Needle', 'Tug'].sort(),
    );
    expect(scene.names('salvage-1')).toEqual([]);
    expect(scene.asked.prompt).toContain('Action 2'); // the ship that was deployed is gone: it is not turned
  });
});

describe('End of the Game', () => {
  it('comes at once when the last star is taken; quests are shown then and not before', () => {
    const near = { '0,0': 'Star', '0,-1': 'Lancer r3', '1,-1': 'Corvette r4', '5,0': 'Lunar A' };
    const quests = [
      ['Dwarf Survey', 'Heart of Fire'],
      ['Ring Survey', 'Twin Worlds'],
    ];
    const scene = new Scene({ galaxy: near, quests, hands: [['Cutter', 'Tug']] });
    const shown = () => scene.at.zones['quests-0']?.cards.filter((card) => see(scene.at, SPECTATOR).reads(card));
    expect(shown()).toEqual([]);
    scene.deploy('Cutter', '1,0', 5);
    expect(shown()).toHaveLength(2);
    expect(scene.at.result).toMatchObject({ ranks: [1, 2], why: 'The last star is taken' });
    expect(scene.state.scores?.[0]).toEqual({
      seat: 0,
      planets: 0,
      stars: 1,
      quests: [
        { quest: 'Dwarf Survey', points: 0 },
        { quest: 'Heart of Fire', points: 2 },
      ],
      total: 4,
    });
  });

  it('comes when the round is over in which the agreed number of turns is reached: all have had as many', () => {
    const scene = new Scene({ galaxy, options: { turns: 3 }, hands: [['Battleship', 'Cruiser', 'Lancer'], ['Tug']] });
    const { turns, rounds, round } = scene.view;
    expect({ turns, rounds, round }).toEqual({ turns: 4, rounds: 2, round: 1 });
    playOn(scene, () => false);
    expect(scene.state.turn).toBe(3);
    expect(scene.at.result?.why).toBe('2 rounds have been played');
  });

  it('equal points are decided by stars, then by planets, else shared', () => {
    const ended = (scored: string[][], quests: string[][]) => {
      const options = { turns: 1 };
      const scene = new Scene({ galaxy, options, scored, quests, hands: [['Battleship', 'Cruiser', 'Lancer']] });
      return playOn(scene, () => false).at.result?.ranks;
    };
    const nothing = [['Ring Survey'], ['Lunar Survey']];
    expect(ended([['Star'], ['Dwarf A', 'Dwarf B']], nothing)).toEqual([1, 2]);
    expect(ended([['Dwarf A'], ['Habitable A', 'Habitable B']], [['Dwarf Survey'], ['Ring Survey']])).toEqual([2, 1]);
    expect(ended([['Dwarf A'], ['Dwarf B']], nothing)).toEqual([1, 1]);
  });
});

describe('Leaving', () => {
  it('discards the ships of who leaves, skips his turns, and ranks him last', () => {
    const hands = [
      ['Battleship', 'Cruiser', 'Lancer'],
      ['Tug', 'Pilot'],
      ['Ghost', 'Needle'],
    ];
    const scene = new Scene({ galaxy, seats: 3, hands, salvage: [[], ['Tug']] }).resign(1);
    expect(scene.names('discard-pile').sort()).toEqual(['Pilot', 'Tug', 'Tug']);
    scene.deploy('Battleship', '-1,0').deploy('Cruiser', '0,-1', 0);
    expect(scene.asked.seat).toBe(2);
    scene.resign(2);
    expect(scene.at.result).toEqual({ ranks: [1, 3, 2], why: 'One side is left' });
  });

  it('in one’s own turn ends it at once', () => {
    const hands = [
      ['Battleship', 'Cruiser'],
      ['Tug', 'Pilot'],
      ['Ghost', 'Needle'],
    ];
    const scene = new Scene({ galaxy, seats: 3, hands }).deploy('Battleship', '-1,0').resign(0);
    expect(scene.asked.seat).toBe(1);
  });
});
