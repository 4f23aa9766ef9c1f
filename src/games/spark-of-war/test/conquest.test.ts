import { describe, expect, it } from 'vitest';
import { adrift } from '../rules/conquest.ts';
import { receivedIn, sustained } from '../rules/damage.ts';
import { Scene } from './scene.ts';

// Freighter, printed: 2 at the top, 1 at the lower right and the lower left; resistance 6.
const RING = { '0,0': 'Ring A r3', '0,-1': 'Freighter r3', '1,-1': 'Freighter r4' };
/** Far from the planet that a test looks at: deployed here a ship changes nothing. */
const FAR = { '5,0': 'Star', '4,0': 'Lunar A' };

describe('2 Special Powers', () => {
  const galaxy = { '0,0': 'Star', '1,0': 'Freighter', '-1,0': 'Habitable A' };

  it('Destroy a spaceship of your choice: it goes to the discard pile', () => {
    const scene = new Scene({ galaxy, hands: [['Saboteur', 'Tug']] }).deploy('Saboteur', '0,1', 3);
    expect(scene.options('Destroy')).toEqual(expect.arrayContaining(['1,0', '0,1']));
    scene.move({ destroy: { at: ['1,0'] } });
    expect(scene.state.things['1,0']).toBeUndefined();
    expect(scene.names('discard-pile')).toEqual(['Freighter']);
    expect(scene.names('salvage-0')).toEqual([]);
  });

  it('each power may be declined', () => {
    const scene = new Scene({ galaxy, hands: [['Executioner', 'Tug']] }).deploy('Executioner', '0,1', 3);
    scene.move({ pass: true });
    expect(scene.state.things['1,0']).toBeDefined();
  });

  it('Damage dealt by this spaceship ignores forcefields, as long as it is there', () => {
    const scene = new Scene({ galaxy: { ...RING, '0,0': 'Ring A r1', '1,-1': 'Ghost r4' } });
    expect(receivedIn(scene.state.things, '0,0')).toBe(4);
  });

  it('Rotate a planet into desired position', () => {
    const scene = new Scene({ galaxy, hands: [['Tug', 'Lancer']] }).deploy('Tug', '0,1', 3);
    expect(scene.options('Rotate')).toEqual(['-1,0']); // stars and planets without forcefields look the same
    scene.move({ rotate: { at: ['-1,0'] } }).move({ turn: { rotation: 4 } });
    expect(scene.state.things['-1,0']?.rotation).toBe(4);
  });

  it('Rotate a spaceship into desired position', () => {
    const scene = new Scene({ galaxy, hands: [['Pilot', 'Lancer']] }).deploy('Pilot', '0,1', 3);
    scene.move({ rotate: { at: ['1,0'] } }).move({ turn: { rotation: 5 } });
    expect(scene.state.things['1,0']?.rotation).toBe(5);
  });

  it('Place a spaceship card from your hand into your salvage yard', () => {
    const scene = new Scene({ galaxy, hands: [['Salvager', 'Lancer', 'Tug']] }).deploy('Salvager', '0,1', 3);
    const card = scene.at.zones['hand-0']?.cards[0];
    scene.move({ stow: { card: [card] } });
    expect(scene.names('salvage-0')).toEqual(['Lancer']);
    expect(scene.names('hand-0')).toEqual(['Tug']);
  });

  it('a power without a target is not asked for', () => {
    const lone = new Scene({ galaxy: { '0,0': 'Star' }, hands: [['Tug', 'Lancer']] }).deploy('Tug', '0,1', 3);
    expect(lone.asked.prompt).toContain('Action 2');
  });
});

describe('3 Damage', () => {
  it('ships that deal 2 and 2 to a Ring planet do not conquer it; with two salvaged ships they do', () => {
    const given = { galaxy: { ...RING, ...FAR }, hands: [['Battleship', 'Tug']] };
    const without = new Scene(given).deploy('Battleship', '6,0');
    expect(without.state.things['0,0']).toBeDefined();
    const scene = new Scene({ ...given, salvage: [['Lancer', 'Needle']] }).deploy('Battleship', '6,0');
    expect(sustained(scene.state, '0,0')).toBe(4);
    scene.move({ fire: { at: ['0,0'] } });
    expect(scene.state.things['0,0']).toBeUndefined();
    expect(scene.names('scored-0')).toEqual(['Ring A']);
    expect(scene.names('discard-pile')).toEqual(['Lancer', 'Needle']);
    expect(scene.names('salvage-0')).toEqual(['Freighter', 'Freighter']); // they held on to that planet alone
  });

  it('a forcefield stops what comes from its side: 2 are left', () => {
    const { state } = new Scene({ galaxy: { ...RING, '0,0': 'Ring A r1' } });
    expect(receivedIn(state.things, '0,0')).toBe(2);
  });

  it('forcefields do not stop the damage of salvaged ships, which may go to any card', () => {
    const galaxy = { '0,0': 'Star', '1,0': 'Gaseous B', '0,1': 'Freighter' };
    const scene = new Scene({ galaxy, hands: [['Battleship', 'Tug']], salvage: [['Lancer', 'Lancer', 'Tug']] });
    scene.deploy('Battleship', '-1,0');
    expect(scene.options('1 more damage')).toEqual(expect.arrayContaining(['0,0', '1,0', '0,1', '-1,0']));
    scene.move({ fire: { at: ['1,0'] } });
    const [first, , third] = scene.at.zones['salvage-0']?.cards ?? [];
    scene.move({ spend: { cards: [third, first] } });
    expect(scene.names('salvage-0')).toEqual(['Lancer']);
    expect(scene.names('discard-pile').sort()).toEqual(['Lancer', 'Tug']);
  });

  it('damage does not add up from step to step', () => {
    const given = { galaxy: { ...RING, ...FAR }, hands: [['Battleship', 'Cruiser', 'Tug']] };
    const scene = new Scene({ ...given, salvage: [['Lancer', 'Needle']] }).deploy('Battleship', '6,0');
    scene.move({ fire: { at: ['5,0'] } });
    expect(scene.state.extra).toEqual({});
    scene.deploy('Cruiser', '3,0', 0);
    expect(scene.state.things['0,0']).toBeDefined();
  });
});

describe('4 Conquer', () => {
  it('two ships that hold on through a third go to the salvage yard with it when it falls', () => {
    const galaxy = { '0,0': 'Star', '0,1': 'Executioner', '0,2': 'Freighter', '0,3': 'Dreadnought r3' };
    const scene = new Scene({ galaxy, hands: [['Corvette', 'Tug']] });
    scene.deploy('Corvette', '1,0', 4); // 3 at its lower left: into the Executioner, resistance 3
    expect(Object.keys(scene.state.things).sort()).toEqual(['0,0', '1,0']);
    expect(scene.names('salvage-0').sort()).toEqual(['Dreadnought', 'Executioner', 'Freighter']);
  });

  it('everything falls at once: ships that shoot each other both do', () => {
    const galaxy = { '0,0': 'Star', '1,0': 'Lunar A', '0,1': 'Lancer r1' };
    const scene = new Scene({ galaxy, hands: [['Phase Lance', 'Tug', 'Pilot']] });
    expect(scene.options('Deploy Phase Lance')).not.toContain('1,1'); // it would sustain its resistance at once
    scene.deploy('Phase Lance', '0,2', 0); // 3 up into the Lancer, which deals nothing down
    expect(scene.names('salvage-0').sort()).toEqual(['Lancer', 'Phase Lance']);
  });

  it('a conquered planet frees the ships that held on to it alone', () => {
    const galaxy = { ...RING, '0,-2': 'Battleship', ...FAR };
    const scene = new Scene({ galaxy, hands: [['Gravity Well', 'Tug']] });
    scene.deploy('Gravity Well', '-1,0', 2); // 2 at its lower right... and 1 beside it
    expect(scene.asked.prompt).toContain('rotate');
    scene.move({ pass: true });
    expect(scene.names('scored-0')).toEqual(['Ring A']);
    expect(Object.keys(scene.state.things).sort()).toEqual(['4,0', '5,0']);
    expect(scene.names('salvage-0')).toHaveLength(4);
  });

  it.each([
    ['a chain', { '1,0': 'Tug', '2,0': 'Tug', '3,0': 'Tug' }, []],
    [
      'a ring around nothing that holds on with one ship',
      { '1,0': 'Tug', '2,-1': 'Pilot', '3,-1': 'Tug', '3,0': 'Pilot', '2,1': 'Tug', '1,1': 'Pilot' },
      [],
    ],
    ['a chain with a gap', { '1,0': 'Tug', '3,0': 'Tug', '4,0': 'Tug' }, ['3,0', '4,0']],
    ['a lump far away', { '4,4': 'Tug', '4,5': 'Pilot', '5,4': 'Tug' }, ['4,4', '4,5', '5,4']],
    ['two groups, one held', { '0,1': 'Tug', '0,2': 'Tug', '0,-2': 'Pilot' }, ['0,-2']],
  ])('%s', (_, ships, gone) => {
    expect(adrift(new Scene({ galaxy: { '0,0': 'Star', ...ships } }).state)).toEqual(gone);
  });

  it('a group between two planets holds on to either', () => {
    const galaxy = { '0,0': 'Star', '1,0': 'Tug', '2,0': 'Pilot', '3,0': 'Dwarf A' };
    const { state } = new Scene({ galaxy });
    expect(adrift(state)).toEqual([]);
    delete state.things['0,0'];
    expect(adrift(state)).toEqual([]);
    delete state.things['3,0'];
    expect(adrift(state)).toEqual(['1,0', '2,0']);
  });
});
