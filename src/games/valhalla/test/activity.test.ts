import { describe, expect, it } from 'vitest';
import { knowersOf } from '../../../engine/index.ts';
import { piece, scene, settle } from './scene.ts';

describe('the Activity phase', () => {
  it('allows each kind of activity once: one move, one ally and one event', () => {
    const set = scene({
      cells: [15, 1],
      avatars: ['Tyr the One-Handed', 'Tyr the One-Handed'],
      hands: [['Berserker', 'Thrall', 'Blood Moon', 'Long Night'], []],
    });
    for (const label of ['Move', 'Call Berserker', 'Event Blood Moon']) set.chooses(label);
    expect(set.labels()).toEqual(['End the Activity phase and go on to Combat']);
  });

  it('lets a seat with an extra move move twice', () => {
    const set = scene({ cells: [15, 1], avatars: ['Ullr the Swift'] });
    set.chooses('Move', 9);
    set.chooses('Move', 10);
    expect([set.can('Move'), set.at.state.cells[0]]).toEqual([false, 10]);
  });

  it('lets an avatar enter the map at its own corner: bottom 31, left 1, top 6, right 36', () => {
    const set = scene({ seats: 4 });
    const corners: (number | undefined)[] = [];
    for (let seat = 0; seat < 4; seat++) {
      set.until(() => set.asked === seat && set.step === 'activity');
      set.chooses('Enter the map');
      settle(set);
      corners.push(set.at.state.cells[seat]);
    }
    expect(corners).toEqual([31, 1, 6, 36]);
  });

  it('lets a player equip or seed, but never both in one turn', () => {
    const equipped = scene({ hands: [['Iron Sword', 'Iron Helmet'], []] });
    const helmet = equipped.card('Iron Helmet', 'hand-0');
    equipped.chooses('Equip Iron Sword');
    expect(equipped.refusal(0, { seed: { card: helmet, cell: [8] } })).toBe('ILLEGAL_MOVE');
    const seeded = scene({ hands: [['Iron Sword', 'Iron Helmet'], []] });
    const other = seeded.card('Iron Helmet', 'hand-0');
    seeded.chooses('Seed Iron Sword', 8);
    expect(seeded.refusal(0, { equip: { card: other } })).toBe('ILLEGAL_MOVE');
  });

  it('leaves a replaced piece on the cell, where the next seat can take it with its remaining shots', () => {
    const set = scene({ cells: [15, 16], equipment: [['Revolver'], []], hands: [['Iron Sword'], []] });
    const revolver = set.card('Revolver', 'equipment-0');
    piece(set, revolver, { shots: 2 });
    set.chooses('Equip Iron Sword');
    expect(set.cards('equipment-0')).toEqual(['Iron Sword']);
    expect(set.at.zones.ground).toMatchObject({ cards: [revolver], places: [15] });
    set.until(() => set.asked === 1 && set.step === 'activity');
    set.chooses('Move', 15);
    set.chooses('Equip Seat 0’s Revolver, 2 shots from the ground');
    expect(set.at.state.pieces[revolver]?.shots).toBe(2);
    expect(set.cards('equipment-1')).toEqual(['Revolver']);
  });

  it('allows at most three allies, or four with a captain', () => {
    const allies = [['Thrall', 'Thrall', 'Thrall'], []];
    const hands = [['Berserker'], []];
    expect(scene({ allies, hands, avatars: ['Ullr the Swift'] }).can('Call')).toBe(false);
    expect(scene({ allies, hands, avatars: ['Hildr the Captain'] }).can('Call')).toBe(true);
  });

  it('leaves a piece on its cell if the player who takes it is pushed away, or if taking it is cancelled', () => {
    const wanted = { cells: [15, 16], ground: [{ card: 'Seax', cell: 15 }] };
    const pushed = scene({ ...wanted, hands: [[], ['Shield Bash']] });
    pushed.chooses('Equip Seax');
    pushed.chooses('Shield Bash', 21);
    settle(pushed);
    expect(pushed.at.state.cells[0]).toBe(21);
    const vetoed = scene({ ...wanted, hands: [['Thrall'], ['Odin’s Veto', 'Shield Bash']] });
    vetoed.chooses('Equip Seax');
    vetoed.chooses('Odin’s Veto');
    vetoed.until(() => vetoed.can('Shield Bash'));
    vetoed.chooses('Shield Bash', 21);
    settle(vetoed);
    for (const set of [pushed, vetoed]) {
      expect(set.facts('activityEnded')).toMatchObject([{ what: 'EQUIP', done: false }]);
      expect(set.cards('equipment-0')).toEqual([]);
      expect(set.at.zones.ground?.places).toEqual([15]);
    }
  });

  it('offers two weapons of the same name separately if their shots differ or one is used', () => {
    const set = scene({
      cells: [15, 1],
      hands: [['Revolver', 'Revolver', 'Revolver'], []],
      ground: [
        { card: 'Seax', cell: 15 },
        { card: 'Seax', cell: 15 },
      ],
    });
    const [first = 0] = set.at.zones['hand-0']?.cards ?? [];
    set.at.state.pieces[first] = { shots: 1, used: false, hp: 0, by: null };
    const [seax = 0] = set.at.zones.ground?.cards ?? [];
    piece(set, seax, { used: true });
    const labels = set.labels().filter((label) => label.startsWith('Equip'));
    expect(labels.map((label) => label.split(':')[0])).toEqual([
      'Equip Revolver, 1 shot',
      'Equip Revolver, 4 shots',
      'Equip Seax, used from the ground',
      'Equip Seax from the ground',
    ]);
  });

  it('does not leave an avatar off the map after round 3', () => {
    const set = scene({ seats: 2 });
    set.until(() => set.at.state.turn >= 4);
    expect(set.at.state.cells).toEqual([0, 0]);
    set.until(() => set.at.state.turn >= 6);
    expect(set.at.state.cells).toEqual([31, 6]);
  });
});

describe('seeding', () => {
  it('hides the card from all seats except its own until the cell is occupied', () => {
    const set = scene({ cells: [15, 16], hands: [['Gungnir'], []] });
    const card = set.card('Gungnir', 'hand-0');
    set.chooses('Seed Gungnir', 9);
    expect(knowersOf(set.at, card)).toEqual([0]);
    expect(JSON.stringify(set.facts('activityAnnounced'))).not.toContain('Gungnir');
    set.chooses('Move', 9);
    expect(set.at.zones.ground).toMatchObject({ cards: [card], places: [9] });
  });
});

describe('landing', () => {
  it('turns a terrain up at the first entry, and lets it act every time', () => {
    const set = scene({
      cells: [15, 1],
      avatars: ['Ullr the Swift'],
      life: [10, 20],
      terrain: { 9: 'Mead Hall' },
    });
    set.chooses('Move', 9);
    expect(set.facts('revealed')).toHaveLength(1);
    set.chooses('Move', 15);
    set.until(() => set.at.state.turn >= 2 && set.step === 'activity');
    set.chooses('Move', 9);
    settle(set);
    expect(set.at.state.life[0]).toBe(12);
    expect(set.facts('revealed')).toHaveLength(2); // the Mead Hall and the Meadow on cell 15 were revealed once each
  });

  it('triggers the terrain for a pushed avatar', () => {
    const set = scene({ cells: [15, 16], hands: [['Shield Bash'], []], terrain: { 10: 'Lava Field' } });
    set.chooses('Shield Bash', 10);
    expect(set.at.state.life[1]).toBe(18);
  });

  it('triggers a terrain, however many terrains have acted before', () => {
    const whirl = { 9: 'Bifrost Gate', 10: 'Bifrost Gate', 11: 'Bifrost Gate', 12: 'Bifrost Gate' };
    const set = scene({ cells: [15, 1], terrain: whirl, shown: [10, 11, 12, 13] });
    set.chooses('Move', 9);
    for (const cell of [10, 11, 12, 13]) set.chooses('Bifrost Gate', cell);
    expect([set.step, set.at.state.cells[0]]).toEqual(['activity', 13]);
  });

  it('triggers each terrain once in a chain, so that two gates do not send an avatar back and forth forever', () => {
    const set = scene({ cells: [15, 1], terrain: { 9: 'Bifrost Gate', 10: 'Bifrost Gate' }, shown: [9, 10] });
    set.chooses('Move', 9);
    set.chooses('Bifrost Gate: go to cell 10');
    set.chooses('Bifrost Gate: go to cell 9');
    expect([set.step, set.at.state.cells[0]]).toEqual(['activity', 9]);
  });
});

describe('the end of a turn', () => {
  it('lets a player take a piece from the cell, and then discard down to five cards', () => {
    const hand = Array.from({ length: 7 }, () => 'Sprint');
    const set = scene({ cells: [15, 1], hands: [hand, []], ground: [{ card: 'Seax', cell: 15 }] });
    set.chooses('End');
    set.until('take');
    set.chooses('Take Seax');
    expect([set.step, set.cards('hand-0')]).toEqual(['discard', [...hand, 'Seax']]);
    set.timesOut();
    expect(set.cards('hand-0')).toHaveLength(5);
  });

  it('does not ask a player who must discard the whole hand', () => {
    const set = scene({ cells: [15, 16], hands: [['Mind Fog'], ['Thrall']] });
    set.chooses('Mind Fog');
    expect([set.step, set.cards('hand-1'), set.cards('recycle-1').at(-1)]).toEqual(['activity', [], 'Thrall']);
  });

  it('does not ask a player whose only piece must fall', () => {
    const set = scene({ cells: [15, 1], terrain: { 9: 'Sinkhole' }, equipment: [['Seax'], []] });
    set.chooses('Move', 9);
    expect([set.step, set.cards('equipment-0'), set.cards('ground')]).toEqual(['activity', [], ['Seax']]);
  });

  it('lets a used piece become ready, wherever it is, in the next Resolve phase of the seat that used it', () => {
    const set = scene({
      cells: [15, 15],
      equipment: [['Iron Sword'], []],
      hands: [[], ['Disarm', 'Pickpocket']],
    });
    const sword = set.card('Iron Sword', 'equipment-0');
    set.until('combat');
    set.chooses('Attack');
    set.chooses('Pass');
    set.chooses('Disarm');
    settle(set);
    expect(set.at.zones.ground?.cards).toEqual([sword]);
    expect(set.at.state.pieces[sword]).toMatchObject({ used: true });
    set.until(() => set.at.state.turn >= 2);
    expect(set.at.state.pieces[sword]).toMatchObject({ used: false });
    expect(set.facts('resolved').at(-1)).toMatchObject({ names: ['Iron Sword'] });
  });

  it('is followed by the seat’s next Resolve phase, which makes used pieces ready and ends timed effects', () => {
    const set = scene({
      cells: [15, 1],
      hands: [['Rage'], []],
      equipment: [['Healing Satchel'], []],
      life: [9, 20],
    });
    set.chooses('Healing Satchel');
    set.chooses('Rage');
    const satchel = set.card('Healing Satchel', 'equipment-0');
    expect([set.at.state.pieces[satchel]?.used, set.at.state.boosts.length]).toEqual([true, 1]);
    set.until(() => set.at.state.turn >= 2);
    expect([set.at.state.pieces[satchel]?.used, set.at.state.boosts.length]).toEqual([false, 0]);
  });

  it('can be followed by a turn in which an effect skips one phase', () => {
    const set = scene({ cells: [15, 16], hands: [['Entangle'], ['Thrall']] });
    set.chooses('Entangle');
    set.until(() => set.at.state.turn >= 2);
    expect(set.facts('phaseSkipped')).toMatchObject([{ seat: 1, phase: 'ACTIVITY' }]);
    expect(set.at.state.skips).toEqual([]);
  });
});

describe('the window before the Combat phase', () => {
  it('lets a seat play a card that skips the phase, and closes if the phase is skipped', () => {
    const set = scene({ cells: [14, 16], equipment: [['Derringer'], []], hands: [[], ['Blinding Snow', 'Thrall']] });
    set.chooses('Move', 15);
    set.chooses('End');
    set.chooses('Blinding Snow');
    set.until(() => set.state.turn === 1);
    expect(set.facts('phaseSkipped')).toMatchObject([{ seat: 0, phase: 'COMBAT' }]);
    expect([set.facts('attackAnnounced'), set.state.skips]).toEqual([[], []]);
  });

  it('lets a seat play a card that pushes the turn’s player onto a Frozen Lake', () => {
    const set = scene({
      cells: [14, 16],
      terrain: { 9: 'Frozen Lake' },
      equipment: [['Derringer'], []],
      hands: [[], ['Shield Bash', 'Thrall']],
    });
    set.chooses('Move', 15);
    set.chooses('End');
    set.chooses('Shield Bash', 9);
    set.until(() => set.state.turn === 1);
    expect([set.facts('phaseSkipped').length, set.state.skips]).toEqual([1, []]);
  });

  it('does not open if the turn’s player is put onto a corner that skips the Combat phase', () => {
    const set = scene({ cells: [0, 31], terrain: { 31: 'Frozen Lake' }, hands: [[], ['Thrall']] });
    set.until(() => set.state.turn === 4 && set.step === 'activity');
    set.chooses('End');
    expect([set.facts('phaseSkipped').length, set.state.turn, set.asked]).toEqual([1, 5, 1]);
  });
});
