import { describe, expect, it } from 'vitest';
import { type Scene, scene, type Wanted } from './scene.ts';

/** Sets up a scene in which seat 0 deals this damage to seat 1. */
function hurt(n: number, wanted: Wanted, combat = false): Scene {
  const set = scene({ cells: [15, 16], ...wanted });
  return set.goesOnWith(...set.at.agenda, { step: 'damage', seat: 1, n, combat });
}
const life = (set: Scene): number | undefined => set.at.state.life[1];

describe('damage', () => {
  it('of 4 on a helmet of +2 costs the helmet and 2 life', () => {
    const set = hurt(4, { equipment: [[], ['Iron Helmet']] });
    expect(life(set)).toBe(18);
    expect(set.cards('discard-1')).toEqual(['Iron Helmet']);
  });

  it('of 4 on a helmet and a vest of +2 each costs nothing', () => {
    const set = hurt(4, { equipment: [[], ['Iron Helmet', 'Kevlar Vest']] });
    expect(life(set)).toBe(20);
    expect(set.cards('equipment-1')).toEqual(['Iron Helmet', 'Kevlar Vest']);
  });

  it('of 5 on both costs 1 life and one of the pieces, which the defender chooses', () => {
    const set = hurt(5, { equipment: [[], ['Iron Helmet', 'Kevlar Vest']] });
    expect([set.step, set.asked]).toEqual(['giveWay', 1]);
    set.chooses('Kevlar Vest');
    expect(life(set)).toBe(19);
    expect(set.cards('equipment-1')).toEqual(['Iron Helmet']);
    expect(set.cards('discard-1')).toEqual(['Kevlar Vest']);
  });

  it('outside combat does not hit allies', () => {
    const set = hurt(3, { allies: [[], ['Berserker', 'War Hound']], equipment: [[], ['Iron Helmet']] });
    expect(set.cards('allies-1')).toEqual(['Berserker', 'War Hound']);
    expect([life(set), set.cards('discard-1')]).toEqual([19, ['Iron Helmet']]);
  });

  it('in combat hits allies first, in the order in which they joined', () => {
    const set = hurt(3, { allies: [[], ['Berserker', 'War Hound']], equipment: [[], ['Iron Helmet']] }, true);
    expect(set.cards('allies-1')).toEqual(['War Hound']);
    expect(set.at.state.pieces[set.card('War Hound', 'allies-1')]?.hp).toBe(2);
    expect(set.cards('discard-1')).toEqual(['Berserker']);
    expect(life(set)).toBe(20);
  });

  it('in the form of a loss of life ignores allies and armour', () => {
    const set = scene({
      cells: [15, 16],
      hands: [['Poisoned Mead'], []],
      allies: [[], ['Berserker']],
      equipment: [[], ['Iron Helmet']],
    });
    set.chooses('Poisoned Mead');
    expect(life(set)).toBe(19);
  });
});

describe('at 0 life', () => {
  it('an avatar is out, and the last one standing wins', () => {
    const set = hurt(25, {});
    expect(set.at.result).toMatchObject({ ranks: [1, 2], why: 'One avatar is left' });
  });

  it('the avatar’s equipment falls on its cell, its hand and allies leave, its events stay, and the others play on', () => {
    const set = hurt(25, {
      seats: 3,
      cells: [15, 16, 22],
      equipment: [[], ['Revolver'], []],
      hands: [[], ['Block'], []],
      events: ['Blood Moon'],
    });
    expect(set.at.result).toBeNull();
    expect(set.at.zones.ground?.places).toEqual([16]);
    expect(set.cards('hand-1')).toEqual([]);
    expect(set.cards('recycle-1')).toEqual(['Block']);
    expect(set.cards('events')).toHaveLength(1);
    const seats = new Set<number | undefined>();
    for (let i = 0; i < 60; i++) {
      seats.add(set.asked);
      set.timesOut();
    }
    expect(seats.has(1)).toBe(false);
  });

  it('the turn’s player can fall in his own turn, and the next seat continues', () => {
    const set = scene({ seats: 3, cells: [15, 0, 0], life: [1, 20, 20], terrain: { 9: 'Lava Field' } });
    set.chooses('Move', 9);
    set.until('activity');
    expect(set.facts('fell')).toMatchObject([{ seat: 0, why: 'SLAIN' }]);
    expect(set.asked).toBe(1);
  });

  it('avatars that fall at the same time share a rank, whatever their seats', () => {
    for (const life of [
      [20, 1, 1],
      [20, 1, 1, 9],
    ]) {
      const set = scene({ seats: life.length, cells: [15, 1, 2, 3], life, terrain: { 9: 'Thunderhead' } });
      set.chooses('Move', 9);
      if (life.length > 3) set.resigns(3);
      expect(set.at.result?.ranks).toEqual(life.length > 3 ? [1, 3, 3, 2] : [1, 2, 2]);
    }
  });

  it('four players are ranked in the reverse order of falling, with the survivor first', () => {
    const set = scene({ seats: 4 });
    for (const seat of [2, 0, 3]) set.resigns(seat);
    expect(set.at.result?.ranks).toEqual([3, 1, 4, 2]);
  });

  it('a player who resigns in the middle of an attack ends the attack', () => {
    const set = scene({
      seats: 3,
      cells: [15, 15, 22],
      equipment: [['Iron Sword'], [], []],
      hands: [[], ['Block'], ['Block']],
    });
    set.until('combat');
    set.chooses('Attack Seat 1');
    set.resigns(1);
    expect(set.at.state.pending).toBeNull();
    set.until('activity');
    expect(set.facts('attackDecided')).toEqual([]);
  });
});

describe('after the last round', () => {
  const last = (wanted: Wanted): Scene => {
    const set = scene(wanted);
    set.at.options.rounds = 1;
    set.until(() => !!set.at.result);
    return set;
  };

  it('the player with the most life wins', () => {
    expect(last({ seats: 3, life: [12, 20, 7] }).at.result).toMatchObject({
      ranks: [2, 1, 3],
      why: '1 rounds have been played',
    });
  });

  it('players with equal life draw', () => {
    expect(last({ life: [12, 12] }).at.result?.ranks).toEqual([1, 1]);
  });
});
