import { describe, expect, it } from 'vitest';
import { SPECTATOR, see } from '../../../engine/index.ts';
import { deploys, type Scene, scene } from './scene.ts';

const galaxy = { '0,0': 'Star', '1,0': 'Lunar A' };

/** Deploys the first possible ship and declines all other questions. */
function playOn(set: Scene, until: (set: Scene) => boolean): Scene {
  for (let i = 0; i < 400 && !until(set) && !set.at.result; i++) {
    set.chooses(''); // takes the first choice
  }
  return set;
}

describe('5 Play Again', () => {
  it('the action phase is played twice, and then the next player begins', () => {
    const set = scene({
      galaxy,
      hands: [
        ['Battleship', 'Cruiser', 'Lancer'],
        ['Tug', 'Pilot'],
      ],
    });
    expect(set.prompt()).toContain('Action 1 of 2');
    deploys(set, 'Battleship', '-1,0');
    expect(set.prompt()).toContain('Action 2 of 2');
    deploys(set, 'Cruiser', '0,-1', 0);
    expect(set.asked).toBe(1);
    expect(set.prompt()).toContain('Action 1 of 2');
  });

  it('an empty hand is filled when the turn begins', () => {
    const set = scene({ galaxy, hands: [['Battleship', 'Cruiser', 'Lancer'], []] });
    deploys(deploys(set, 'Battleship', '-1,0'), 'Cruiser', '0,-1');
    expect(set.cards('hand-1')).toHaveLength(5);
  });
});

describe('6 Discard', () => {
  it("all ships except two of the player's choice leave the salvage yard", () => {
    const salvage = [['Tug', 'Needle', 'Lancer', 'Ghost']];
    const set = scene({ galaxy, salvage, hands: [['Battleship', 'Cruiser', 'Lancer'], ['Tug']] });
    deploys(set, 'Battleship', '-1,0').answers({ pass: true });
    deploys(set, 'Cruiser', '0,-1').answers({ pass: true });
    const [tug = 0, , lancer = 0] = set.at.zones['salvage-0']?.cards ?? [];
    expect(set.refusal(set.asked, { discard: { cards: [tug] } })).toBe('ILLEGAL_MOVE');
    set.answers({ discard: { cards: [lancer, tug] } });
    expect(set.cards('salvage-0')).toEqual(['Needle', 'Ghost']);
    expect(set.cards('discard-pile')).toEqual(['Lancer', 'Tug']);
    expect(set.asked).toBe(1);
  });
});

describe('Special Rules', () => {
  it('the discard pile becomes the draw pile when the draw pile is empty, and the draw continues', () => {
    const set = scene({
      galaxy,
      hands: [['Battleship']],
      drawPile: 2,
      discarded: ['Tug', 'Tug', 'Lancer', 'Pilot'],
    });
    deploys(set, 'Battleship', '-1,0');
    expect(set.cards('hand-0')).toHaveLength(5);
    expect(set.cards('draw-pile')).toHaveLength(1);
    expect(set.cards('discard-pile')).toEqual([]);
  });

  it('all ships of the galaxy and the salvage yards become the draw pile when both piles are empty', () => {
    const full = { ...galaxy, '0,1': 'Freighter', '-1,1': 'Dreadnought' };
    const salvage = [
      ['Tug', 'Needle'],
      ['Ghost', 'Ghost'],
    ];
    const set = scene({ galaxy: full, salvage, hands: [['Cruiser']], drawPile: 0 });
    deploys(set, 'Cruiser', '-1,0');
    expect(Object.keys(set.state.things)).toEqual(['0,0', '1,0']);
    expect(set.cards('galaxy')).toEqual(['Star', 'Lunar A']);
    expect([...set.cards('hand-0'), ...set.cards('draw-pile')].sort()).toEqual(
      ['Cruiser', 'Dreadnought', 'Freighter', 'Ghost', 'Ghost', 'Needle', 'Tug'].sort(),
    );
    expect(set.cards('salvage-1')).toEqual([]);
    expect(set.prompt()).toContain('Action 2'); // the deployed ship is gone, so no seat is asked to rotate it
  });
});

describe('End of the Game', () => {
  it('comes immediately when the last star is conquered, and reveals the quests', () => {
    const near = { '0,0': 'Star', '0,-1': 'Lancer r3', '1,-1': 'Corvette r4', '5,0': 'Lunar A' };
    const quests = [
      ['Dwarf Survey', 'Heart of Fire'],
      ['Ring Survey', 'Twin Worlds'],
    ];
    const set = scene({ galaxy: near, quests, hands: [['Cutter', 'Tug']] });
    const shown = () => set.at.zones['quests-0']?.cards.filter((card) => see(set.at, SPECTATOR).reads(card));
    expect(shown()).toEqual([]);
    deploys(set, 'Cutter', '1,0', 5);
    expect(shown()).toHaveLength(2);
    expect(set.at.result).toMatchObject({ ranks: [1, 2], why: 'The last star is taken' });
    expect(set.state.scores?.[0]).toEqual({
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

  it('comes after the round that reaches the agreed number of turns, so that all players have had equally many turns', () => {
    const set = scene({ galaxy, options: { turns: 3 }, hands: [['Battleship', 'Cruiser', 'Lancer'], ['Tug']] });
    const { turns, rounds, round } = set.view();
    expect({ turns, rounds, round }).toEqual({ turns: 4, rounds: 2, round: 1 });
    playOn(set, () => false);
    expect(set.state.turn).toBe(3);
    expect(set.at.result?.why).toBe('2 rounds have been played');
  });

  it('breaks ties by stars, then by planets, and otherwise gives players the same rank', () => {
    const ended = (scored: string[][], quests: string[][]) => {
      const options = { turns: 1 };
      const set = scene({ galaxy, options, scored, quests, hands: [['Battleship', 'Cruiser', 'Lancer']] });
      return playOn(set, () => false).at.result?.ranks;
    };
    const nothing = [['Ring Survey'], ['Lunar Survey']];
    expect(ended([['Star'], ['Dwarf A', 'Dwarf B']], nothing)).toEqual([1, 2]);
    expect(ended([['Dwarf A'], ['Habitable A', 'Habitable B']], [['Dwarf Survey'], ['Ring Survey']])).toEqual([2, 1]);
    expect(ended([['Dwarf A'], ['Dwarf B']], nothing)).toEqual([1, 1]);
  });
});

describe('Leaving', () => {
  it('discards the ships of the player, skips his turns, and ranks him last', () => {
    const hands = [
      ['Battleship', 'Cruiser', 'Lancer'],
      ['Tug', 'Pilot'],
      ['Ghost', 'Needle'],
    ];
    const set = scene({ galaxy, seats: 3, hands, salvage: [[], ['Tug']] }).resigns(1);
    expect(set.cards('discard-pile').sort()).toEqual(['Pilot', 'Tug', 'Tug']);
    deploys(deploys(set, 'Battleship', '-1,0'), 'Cruiser', '0,-1');
    expect(set.asked).toBe(2);
    set.resigns(2);
    expect(set.at.result).toEqual({ ranks: [1, 3, 2], why: 'One side is left' });
  });

  it('ends the player’s own turn immediately', () => {
    const hands = [
      ['Battleship', 'Cruiser'],
      ['Tug', 'Pilot'],
      ['Ghost', 'Needle'],
    ];
    const set = deploys(scene({ galaxy, seats: 3, hands }), 'Battleship', '-1,0').resigns(0);
    expect(set.asked).toBe(1);
  });
});
