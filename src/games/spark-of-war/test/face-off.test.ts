import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

const options = { mode: 'faceOff' };
const FAR = { '5,0': 'Star blue', '6,0': 'Star orange' };

describe('Face-off', () => {
  it('a planet of the other colour stays, and is taken in a turn of its own colour', () => {
    const galaxy = { '0,0': 'Dwarf A orange', '0,-1': 'Frigate r3', ...FAR };
    const hands = [
      ['Frigate', 'Battleship', 'Tug'],
      ['Gravity Well', 'Pilot'],
    ];
    const scene = new Scene({ options, galaxy, hands });
    scene.deploy('Frigate', '0,1', 0); // 3 and 3 into a resistance of 4
    expect(scene.state.things['0,0']).toBeDefined();
    scene.deploy('Battleship', '7,0');
    expect(scene.asked.seat).toBe(1);
    scene.deploy('Gravity Well', '5,1', 3);
    while (scene.asked.seat === 1 && !scene.asked.prompt.startsWith('Action 2')) scene.move({ pass: true });
    expect(scene.state.things['0,0']).toBeUndefined();
    expect(scene.names('scored-1')).toEqual(['Dwarf A']);
  });

  it('a star of the other colour stays as well, whatever it sustains', () => {
    const galaxy = {
      '0,0': 'Star orange',
      '0,-1': 'Lancer r3',
      '1,-1': 'Corvette r4',
      '0,2': 'Star blue',
      '0,3': 'Lunar A blue',
    };
    const scene = new Scene({ options, galaxy, hands: [['Cutter', 'Tug']] }).deploy('Cutter', '1,0', 5);
    expect(scene.state.things['0,0']).toBeDefined();
    expect(scene.at.result).toBeNull();
  });

  it('a team scores what its players score together, and wins together', () => {
    const near = { '0,0': 'Star blue', '0,-1': 'Lancer r3', '1,-1': 'Corvette r4' };
    const scored = [[], ['Ring A', 'Ring B', 'Ring C'], ['Dwarf A', 'Dwarf B'], ['Lunar A']];
    const quests = [['Ring Survey'], ['Gaseous Survey'], ['Lunar Survey'], ['Habitable Survey']];
    const scene = new Scene({ options, seats: 4, galaxy: near, scored, quests, hands: [['Cutter', 'Tug']] });
    scene.deploy('Cutter', '1,0', 5);
    expect(scene.state.scores?.map(({ total }) => total)).toEqual([2, 3, 2, 1]);
    expect(scene.at.result?.ranks).toEqual([1, 3, 1, 3]); // 4 and 4 points; blue has the star
  });

  it('who leaves is missed by his team; when a whole team has left the other wins', () => {
    const hands = [['Tug'], ['Pilot'], ['Ghost'], ['Needle']];
    const scene = new Scene({ options, seats: 4, galaxy: { '0,0': 'Lunar A blue', ...FAR }, hands }).resign(1);
    expect(scene.at.result).toBeNull();
    scene.resign(3);
    expect(scene.at.result).toEqual({ ranks: [1, 4, 1, 3], why: 'One side is left' });
  });

  it('who leaves a team that wins does not win with it: he ranks behind everybody who has stayed', () => {
    const near = { '0,0': 'Star blue', '0,-1': 'Lancer r3', '1,-1': 'Corvette r4' };
    const scored = [[], ['Ring A'], ['Dwarf A', 'Dwarf B', 'Lunar A'], []];
    const quests = [['Gaseous Survey'], ['Heart of Fire'], ['Habitable Survey'], []];
    const scene = new Scene({ options, seats: 4, galaxy: near, scored, quests, hands: [['Cutter', 'Tug']] }).resign(2);
    scene.deploy('Cutter', '1,0', 5);
    expect(scene.at.result?.ranks).toEqual([1, 2, 4, 2]); // his planets count for blue all the same
    expect(scene.text).toContain('Blue wins with 5 points to 1');
  });

  it('the team’s sum is told and shown, and a tie is told to be decided by stars', () => {
    const near = { '0,0': 'Star blue', '0,-1': 'Lancer r3', '1,-1': 'Corvette r4' };
    const scored = [[], ['Ring A'], [], ['Lunar A']];
    const quests = [['Ring Survey'], ['Gaseous Survey'], ['Lunar Survey'], ['Habitable Survey']];
    const scene = new Scene({ options, seats: 4, galaxy: near, scored, quests, hands: [['Cutter', 'Tug']] });
    scene.deploy('Cutter', '1,0', 5);
    expect(scene.text).toContain('Seat 0 (blue) has 2 points: 0 for planets, 2 for stars, Ring Survey 0');
    expect(scene.text).toContain('Blue wins with 2 points to 2, having more stars');
    expect(scene.view.players.map(({ score }) => score?.team)).toEqual([2, 2, 2, 2]);
  });
});
