import { describe, expect, it } from 'vitest';
import { adrift } from '../rules/conquest.ts';
import { receivedIn, sustained } from '../rules/damage.ts';
import { deploys, scene } from './scene.ts';

// A Freighter has resistance 6, and printed damage of 2 at the top and 1 at the lower right and the lower left.
const RING = { '0,0': 'Ring A r3', '0,-1': 'Freighter r3', '1,-1': 'Freighter r4' };
/** A place far from the planet under test, where a ship does not affect the planet. */
const FAR = { '5,0': 'Star', '4,0': 'Lunar A' };

describe('2 Special Powers', () => {
  const galaxy = { '0,0': 'Star', '1,0': 'Freighter', '-1,0': 'Habitable A' };

  it('Destroy a spaceship of your choice, which goes to the discard pile', () => {
    const set = deploys(scene({ galaxy, hands: [['Saboteur', 'Tug']] }), 'Saboteur', '0,1', 3);
    expect(set.options('Destroy')).toEqual(expect.arrayContaining(['1,0', '0,1']));
    set.answers({ destroy: { at: ['1,0'] } });
    expect(set.state.things['1,0']).toBeUndefined();
    expect(set.cards('discard-pile')).toEqual(['Freighter']);
    expect(set.cards('salvage-0')).toEqual([]);
  });

  it('a player can decline each power', () => {
    const set = deploys(scene({ galaxy, hands: [['Executioner', 'Tug']] }), 'Executioner', '0,1', 3);
    set.answers({ pass: true });
    expect(set.state.things['1,0']).toBeDefined();
  });

  it('Damage dealt by this spaceship ignores forcefields as long as the ship is in the galaxy', () => {
    const set = scene({ galaxy: { ...RING, '0,0': 'Ring A r1', '1,-1': 'Ghost r4' } });
    expect(receivedIn(set.state.things, '0,0')).toBe(4);
  });

  it('Rotate a planet into desired position', () => {
    const set = deploys(scene({ galaxy, hands: [['Tug', 'Lancer']] }), 'Tug', '0,1', 3);
    // Stars and planets without forcefields look the same in every rotation.
    expect(set.options('Rotate')).toEqual(['-1,0']);
    set.answers({ rotate: { at: ['-1,0'] } }).answers({ turn: { rotation: 4 } });
    expect(set.state.things['-1,0']?.rotation).toBe(4);
  });

  it('Rotate a spaceship into desired position', () => {
    const set = deploys(scene({ galaxy, hands: [['Pilot', 'Lancer']] }), 'Pilot', '0,1', 3);
    set.answers({ rotate: { at: ['1,0'] } }).answers({ turn: { rotation: 5 } });
    expect(set.state.things['1,0']?.rotation).toBe(5);
  });

  it('Place a spaceship card from your hand into your salvage yard', () => {
    const set = deploys(scene({ galaxy, hands: [['Salvager', 'Lancer', 'Tug']] }), 'Salvager', '0,1', 3);
    set.answers({ stow: { card: [set.card('Lancer', 'hand-0')] } });
    expect(set.cards('salvage-0')).toEqual(['Lancer']);
    expect(set.cards('hand-0')).toEqual(['Tug']);
  });

  it('the player is not asked for a power without a target', () => {
    const lone = deploys(scene({ galaxy: { '0,0': 'Star' }, hands: [['Tug', 'Lancer']] }), 'Tug', '0,1', 3);
    expect(lone.prompt()).toContain('Action 2');
  });
});

describe('3 Damage', () => {
  it('two ships that deal 2 each to a Ring planet conquer it only with two salvaged ships', () => {
    const given = { galaxy: { ...RING, ...FAR }, hands: [['Battleship', 'Tug']] };
    const without = deploys(scene(given), 'Battleship', '6,0');
    expect(without.state.things['0,0']).toBeDefined();
    const set = deploys(scene({ ...given, salvage: [['Lancer', 'Needle']] }), 'Battleship', '6,0');
    expect(sustained(set.state, '0,0')).toBe(4);
    set.answers({ fire: { at: ['0,0'] } });
    expect(set.state.things['0,0']).toBeUndefined();
    expect(set.cards('scored-0')).toEqual(['Ring A']);
    expect(set.cards('discard-pile')).toEqual(['Lancer', 'Needle']);
    // The ships were anchored only to the conquered planet.
    expect(set.cards('salvage-0')).toEqual(['Freighter', 'Freighter']);
  });

  it('a forcefield stops the damage from its side, so that 2 damage is left', () => {
    const { state } = scene({ galaxy: { ...RING, '0,0': 'Ring A r1' } });
    expect(receivedIn(state.things, '0,0')).toBe(2);
  });

  it('forcefields do not stop the damage of salvaged ships, which can go to any card', () => {
    const galaxy = { '0,0': 'Star', '1,0': 'Gaseous B', '0,1': 'Freighter' };
    const set = scene({ galaxy, hands: [['Battleship', 'Tug']], salvage: [['Lancer', 'Lancer', 'Tug']] });
    deploys(set, 'Battleship', '-1,0');
    expect(set.options('1 more damage')).toEqual(expect.arrayContaining(['0,0', '1,0', '0,1', '-1,0']));
    set.answers({ fire: { at: ['1,0'] } });
    const [first = 0, , third = 0] = set.at.zones['salvage-0']?.cards ?? [];
    set.answers({ spend: { cards: [third, first] } });
    expect(set.cards('salvage-0')).toEqual(['Lancer']);
    expect(set.cards('discard-pile').sort()).toEqual(['Lancer', 'Tug']);
  });

  it('damage does not add up from step to step', () => {
    const given = { galaxy: { ...RING, ...FAR }, hands: [['Battleship', 'Cruiser', 'Tug']] };
    const set = deploys(scene({ ...given, salvage: [['Lancer', 'Needle']] }), 'Battleship', '6,0');
    set.answers({ fire: { at: ['5,0'] } });
    expect(set.state.extra).toEqual({});
    deploys(set, 'Cruiser', '3,0', 0);
    expect(set.state.things['0,0']).toBeDefined();
  });
});

describe('4 Conquer', () => {
  it('two ships that are anchored through a third ship go to the salvage yard together with it', () => {
    const galaxy = { '0,0': 'Star', '0,1': 'Executioner', '0,2': 'Freighter', '0,3': 'Dreadnought r3' };
    const set = scene({ galaxy, hands: [['Corvette', 'Tug']] });
    // The Corvette deals 3 at its lower left to the Executioner, which has resistance 3.
    deploys(set, 'Corvette', '1,0', 4);
    expect(Object.keys(set.state.things).sort()).toEqual(['0,0', '1,0']);
    expect(set.cards('salvage-0').sort()).toEqual(['Dreadnought', 'Executioner', 'Freighter']);
  });

  it('all conquered cards are taken at the same time, including two ships that shoot each other', () => {
    const galaxy = { '0,0': 'Star', '1,0': 'Lunar A', '0,1': 'Lancer r1' };
    const set = scene({ galaxy, hands: [['Phase Lance', 'Tug', 'Pilot']] });
    expect(set.options('Deploy Phase Lance')).not.toContain('1,1'); // the ship would be conquered immediately
    deploys(set, 'Phase Lance', '0,2', 0); // the ship deals 3 upwards to the Lancer, which deals no damage downwards
    expect(set.cards('salvage-0').sort()).toEqual(['Lancer', 'Phase Lance']);
  });

  it('a conquered planet sets adrift the ships that were anchored only to it', () => {
    const galaxy = { ...RING, '0,-2': 'Battleship', ...FAR };
    const set = scene({ galaxy, hands: [['Gravity Well', 'Tug']] });
    deploys(set, 'Gravity Well', '-1,0', 2); // the ship deals 2 at its lower right
    expect(set.prompt()).toContain('rotate');
    set.answers({ pass: true });
    expect(set.cards('scored-0')).toEqual(['Ring A']);
    expect(Object.keys(set.state.things).sort()).toEqual(['4,0', '5,0']);
    expect(set.cards('salvage-0')).toHaveLength(4);
  });

  it.each([
    ['a chain', { '1,0': 'Tug', '2,0': 'Tug', '3,0': 'Tug' }, []],
    [
      'a ring around nothing, anchored by one ship',
      { '1,0': 'Tug', '2,-1': 'Pilot', '3,-1': 'Tug', '3,0': 'Pilot', '2,1': 'Tug', '1,1': 'Pilot' },
      [],
    ],
    ['a chain with a gap', { '1,0': 'Tug', '3,0': 'Tug', '4,0': 'Tug' }, ['3,0', '4,0']],
    ['a group far away', { '4,4': 'Tug', '4,5': 'Pilot', '5,4': 'Tug' }, ['4,4', '4,5', '5,4']],
    ['two groups, one of them anchored', { '0,1': 'Tug', '0,2': 'Tug', '0,-2': 'Pilot' }, ['0,-2']],
  ])('%s', (_, ships, gone) => {
    expect(adrift(scene({ galaxy: { '0,0': 'Star', ...ships } }).state)).toEqual(gone);
  });

  it('a group of ships between two planets is anchored by either planet', () => {
    const galaxy = { '0,0': 'Star', '1,0': 'Tug', '2,0': 'Pilot', '3,0': 'Dwarf A' };
    const { state } = scene({ galaxy });
    expect(adrift(state)).toEqual([]);
    delete state.things['0,0'];
    expect(adrift(state)).toEqual([]);
    delete state.things['3,0'];
    expect(adrift(state)).toEqual(['1,0', '2,0']);
  });
});
