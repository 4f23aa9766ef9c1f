import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

describe('the Activity phase', () => {
  it('has each sort once: one move, one ally, one event', () => {
    const scene = new Scene({
      cells: [15, 1],
      avatars: ['Tyr the One-Handed', 'Tyr the One-Handed'],
      hands: [['Berserker', 'Thrall', 'Blood Moon', 'Long Night'], []],
    });
    for (const label of ['Move', 'Call Berserker', 'Event Blood Moon']) scene.choose(label);
    expect(scene.labels()).toEqual(['End the Activity phase']);
  });

  it('lets who may move once more move twice', () => {
    const scene = new Scene({ cells: [15, 1], avatars: ['Ullr the Swift'] });
    scene.choose('Move', 9);
    scene.choose('Move', 10);
    expect([scene.can('Move'), scene.at.state.cells[0]]).toEqual([false, 10]);
  });

  it('enters the map at the own corner: bottom 31, left 1, top 6, right 36', () => {
    const scene = new Scene({ seats: 4 });
    const corners: (number | undefined)[] = [];
    for (let seat = 0; seat < 4; seat++) {
      while (scene.asked() !== seat || scene.step() !== 'activity') scene.default();
      scene.choose('Enter the map');
      scene.settle();
      corners.push(scene.at.state.cells[seat]);
    }
    expect(corners).toEqual([31, 1, 6, 36]);
  });

  it('equips or seeds, never both in one turn', () => {
    const equipped = new Scene({ hands: [['Iron Sword', 'Iron Helmet'], []] });
    const helmet = equipped.card('hand', 0, 'Iron Helmet');
    equipped.choose('Equip Iron Sword');
    expect(equipped.refused(0, { seed: { card: helmet, cell: [8] } })).toBe('ILLEGAL_MOVE');
    const seeded = new Scene({ hands: [['Iron Sword', 'Iron Helmet'], []] });
    const other = seeded.card('hand', 0, 'Iron Helmet');
    seeded.choose('Seed Iron Sword', 8);
    expect(seeded.refused(0, { equip: { card: other } })).toBe('ILLEGAL_MOVE');
  });

  it('sends a replaced piece to the cell, with its shots, for whoever takes it', () => {
    const scene = new Scene({ cells: [15, 16], equipment: [['Revolver'], []], hands: [['Iron Sword'], []] });
    const revolver = scene.card('equipment', 0, 'Revolver');
    scene.piece(revolver, { shots: 2 });
    scene.choose('Equip Iron Sword');
    expect(scene.names('equipment', 0)).toEqual(['Iron Sword']);
    expect(scene.at.zones.ground).toMatchObject({ cards: [revolver], places: [15] });
    while (scene.asked() !== 1 || scene.step() !== 'activity') scene.default();
    scene.choose('Move', 15);
    scene.choose('Equip Revolver, 2 shots from the ground');
    expect(scene.at.state.pieces[revolver]?.shots).toBe(2);
    expect(scene.names('equipment', 1)).toEqual(['Revolver']);
  });

  it('takes at most three allies, with a captain four', () => {
    const allies = [['Thrall', 'Thrall', 'Thrall'], []];
    const hands = [['Berserker'], []];
    expect(new Scene({ allies, hands, avatars: ['Ullr the Swift'] }).can('Call')).toBe(false);
    expect(new Scene({ allies, hands, avatars: ['Hildr the Captain'] }).can('Call')).toBe(true);
  });

  it('loses a move whose mover was pushed away before it was made', () => {
    const scene = new Scene({ cells: [15, 16], hands: [[], ['Shield Bash']] });
    scene.choose('Move', 14);
    scene.choose('Shield Bash', 21);
    scene.settle();
    expect(scene.facts('activityEnded')).toMatchObject([{ what: 'MOVE', done: false }]);
    expect(scene.at.state.cells[0]).toBe(21);
  });
});

describe('seeding', () => {
  it('is face down: only who seeded it knows it, until the cell is occupied', () => {
    const scene = new Scene({ cells: [15, 16], hands: [['Gungnir'], []] });
    const card = scene.card('hand', 0, 'Gungnir');
    scene.choose('Seed Gungnir', 9);
    expect(scene.at.known[card]).toEqual([0]);
    expect(JSON.stringify(scene.facts('activityAnnounced'))).not.toContain('Gungnir');
    scene.choose('Move', 9);
    expect(scene.at.zones.ground).toMatchObject({ cards: [card], places: [9] });
  });
});

describe('landing', () => {
  it('turns terrain up when it is first entered; it acts every time', () => {
    const scene = new Scene({
      cells: [15, 1],
      avatars: ['Ullr the Swift'],
      life: [10, 20],
      terrain: { 9: 'Mead Hall' },
    });
    scene.choose('Move', 9);
    expect(scene.facts('revealed')).toHaveLength(1);
    scene.choose('Move', 15);
    while (scene.at.state.turn < 2 || scene.step() !== 'activity') scene.default();
    scene.choose('Move', 9);
    scene.settle();
    expect(scene.at.state.life[0]).toBe(12);
    expect(scene.facts('revealed')).toHaveLength(2); // the Mead Hall once, the Meadow of 15 once
  });

  it('acts on who is pushed there', () => {
    const scene = new Scene({ cells: [15, 16], hands: [['Shield Bash'], []], terrain: { 10: 'Lava Field' } });
    scene.choose('Shield Bash', 10);
    expect(scene.at.state.life[1]).toBe(18);
  });

  it('three terrains in a row at most', () => {
    const whirl = { 9: 'Bifrost Gate', 10: 'Bifrost Gate', 11: 'Bifrost Gate', 12: 'Bifrost Gate' };
    const scene = new Scene({ cells: [15, 1], terrain: whirl, shown: [10, 11, 12] });
    scene.choose('Move', 9);
    for (const cell of [10, 11, 12]) scene.choose('Bifrost Gate', cell);
    expect([scene.step(), scene.at.state.cells[0]]).toEqual(['activity', 12]);
  });
});

describe('the end of a turn', () => {
  it('goes down to five cards, and lets take a piece from the cell', () => {
    const hand = Array.from({ length: 7 }, () => 'Sprint');
    const scene = new Scene({ cells: [15, 1], hands: [hand, []], ground: [{ card: 'Seax', cell: 15 }] });
    scene.choose('End');
    scene.until('take');
    expect(scene.names('hand', 0)).toHaveLength(5);
    scene.choose('Take Seax');
    expect(scene.names('hand', 0)).toContain('Seax');
  });

  it('makes used pieces ready in the own Resolve phase, and ends what was to last until then', () => {
    const scene = new Scene({
      cells: [15, 1],
      hands: [['Rage'], []],
      equipment: [['Healing Satchel'], []],
      life: [9, 20],
    });
    scene.choose('Healing Satchel');
    scene.choose('Rage');
    const satchel = scene.card('equipment', 0, 'Healing Satchel');
    expect([scene.at.state.pieces[satchel]?.used, scene.at.state.boosts.length]).toEqual([true, 1]);
    while (scene.at.state.turn < 2) scene.default();
    expect([scene.at.state.pieces[satchel]?.used, scene.at.state.boosts.length]).toEqual([false, 0]);
  });

  it('skips a phase that is to be skipped, once', () => {
    const scene = new Scene({ cells: [15, 16], hands: [['Entangle'], ['Thrall']] });
    scene.choose('Entangle');
    while (scene.at.state.turn < 2) scene.default();
    expect(scene.facts('phaseSkipped')).toMatchObject([{ seat: 1, phase: 'ACTIVITY' }]);
    expect(scene.at.state.skips).toEqual([]);
  });
});
