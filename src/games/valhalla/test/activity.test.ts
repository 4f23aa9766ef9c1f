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

  it('leaves a piece on its own ground when who took it up is pushed away, or it is cancelled', () => {
    const wanted = { cells: [15, 16], ground: [{ card: 'Seax', cell: 15 }] };
    const pushed = new Scene({ ...wanted, hands: [[], ['Shield Bash']] });
    pushed.choose('Equip Seax');
    pushed.choose('Shield Bash', 21);
    pushed.settle();
    expect(pushed.at.state.cells[0]).toBe(21);
    const vetoed = new Scene({ ...wanted, hands: [['Thrall'], ['Odin’s Veto', 'Shield Bash']] });
    vetoed.choose('Equip Seax');
    vetoed.choose('Odin’s Veto');
    while (!vetoed.can('Shield Bash')) vetoed.default();
    vetoed.choose('Shield Bash', 21);
    vetoed.settle();
    for (const scene of [pushed, vetoed]) {
      expect(scene.facts('activityEnded')).toMatchObject([{ what: 'EQUIP', done: false }]);
      expect(scene.names('equipment', 0)).toEqual([]);
      expect(scene.at.zones.ground?.places).toEqual([15]);
    }
  });

  it('takes two weapons of one name with other shots, or one of them used, for two choices', () => {
    const scene = new Scene({
      cells: [15, 1],
      hands: [['Revolver', 'Revolver', 'Revolver'], []],
      ground: [
        { card: 'Seax', cell: 15 },
        { card: 'Seax', cell: 15 },
      ],
    });
    const [first = 0] = scene.at.zones['hand-0']?.cards ?? [];
    scene.at.state.pieces[first] = { shots: 1, used: false, hp: 0, by: null };
    const [seax = 0] = scene.at.zones.ground?.cards ?? [];
    scene.piece(seax, { used: true });
    const labels = scene.labels().filter((label) => label.startsWith('Equip'));
    expect(labels.map((label) => label.split(':')[0])).toEqual([
      'Equip Revolver, 1 shots',
      'Equip Revolver, 4 shots',
      'Equip Seax, used from the ground',
      'Equip Seax from the ground',
    ]);
  });

  it('does not leave anybody behind the map for ever: in round 3 he is put onto it', () => {
    const scene = new Scene({ seats: 2 });
    while (scene.at.state.turn < 4) scene.default();
    expect(scene.at.state.cells).toEqual([0, 0]);
    while (scene.at.state.turn < 6) scene.default();
    expect(scene.at.state.cells).toEqual([31, 6]);
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

  it('acts however many terrains have acted before', () => {
    const whirl = { 9: 'Bifrost Gate', 10: 'Bifrost Gate', 11: 'Bifrost Gate', 12: 'Bifrost Gate' };
    const scene = new Scene({ cells: [15, 1], terrain: whirl, shown: [10, 11, 12, 13] });
    scene.choose('Move', 9);
    for (const cell of [10, 11, 12, 13]) scene.choose('Bifrost Gate', cell);
    expect([scene.step(), scene.at.state.cells[0]]).toEqual(['activity', 13]);
  });

  it('acts once in a chain of landings: two gates do not send anybody back and forth for ever', () => {
    const scene = new Scene({ cells: [15, 1], terrain: { 9: 'Bifrost Gate', 10: 'Bifrost Gate' }, shown: [9, 10] });
    scene.choose('Move', 9);
    scene.choose('Bifrost Gate', 10);
    scene.choose('Bifrost Gate', 9);
    expect([scene.step(), scene.at.state.cells[0]]).toEqual(['activity', 9]);
  });
});

describe('the end of a turn', () => {
  it('lets take a piece from the cell, and then goes down to five cards', () => {
    const hand = Array.from({ length: 7 }, () => 'Sprint');
    const scene = new Scene({ cells: [15, 1], hands: [hand, []], ground: [{ card: 'Seax', cell: 15 }] });
    scene.choose('End');
    scene.until('take');
    scene.choose('Take Seax');
    expect([scene.step(), scene.names('hand', 0)]).toEqual(['discard', [...hand, 'Seax']]);
    scene.default();
    expect(scene.names('hand', 0)).toHaveLength(5);
  });

  it('makes ready what was used wherever it lies now, in the next Resolve phase of who used it', () => {
    const scene = new Scene({
      cells: [15, 15],
      equipment: [['Iron Sword'], []],
      hands: [[], ['Disarm', 'Pickpocket']],
    });
    const sword = scene.card('equipment', 0, 'Iron Sword');
    scene.until('combat');
    scene.choose('Attack');
    scene.choose('Pass');
    scene.choose('Disarm');
    scene.settle();
    expect(scene.at.zones.ground?.cards).toEqual([sword]);
    expect(scene.at.state.pieces[sword]).toMatchObject({ used: true });
    while (scene.at.state.turn < 2) scene.default();
    expect(scene.at.state.pieces[sword]).toMatchObject({ used: false });
    expect(scene.facts('resolved').at(-1)).toMatchObject({ names: ['Iron Sword'] });
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
