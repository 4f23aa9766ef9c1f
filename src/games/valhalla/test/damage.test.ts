import { describe, expect, it } from 'vitest';
import { Scene, type Wanted } from './scene.ts';

/** Seat 0 does so much damage to seat 1. */
function hurt(n: number, wanted: Wanted, combat = false): Scene {
  const scene = new Scene({ cells: [15, 16], ...wanted });
  scene.at.agenda.push({ step: 'damage', seat: 1, n, combat });
  scene.at.agenda.push({ step: 'giveWay', seat: 0, n: 0 }); // asks nobody: settles what lies below
  scene.act({ kind: 'AUTO_PASS', seat: 0, move: { mode: 'NONE' } });
  return scene;
}
const life = (scene: Scene): number | undefined => scene.at.state.life[1];

describe('damage', () => {
  it('4 on a helmet of +2 alone: the helmet is lost, 2 life', () => {
    const scene = hurt(4, { equipment: [[], ['Iron Helmet']] });
    expect(life(scene)).toBe(18);
    expect(scene.names('discard', 1)).toEqual(['Iron Helmet']);
  });

  it('4 on a helmet and a vest of +2 each: nothing is lost', () => {
    const scene = hurt(4, { equipment: [[], ['Iron Helmet', 'Kevlar Vest']] });
    expect(life(scene)).toBe(20);
    expect(scene.names('equipment', 1)).toEqual(['Iron Helmet', 'Kevlar Vest']);
  });

  it('5 on both: the defender says which one gives way, 1 life', () => {
    const scene = hurt(5, { equipment: [[], ['Iron Helmet', 'Kevlar Vest']] });
    expect([scene.step(), scene.asked()]).toEqual(['giveWay', 1]);
    scene.choose('Kevlar Vest');
    expect(life(scene)).toBe(19);
    expect(scene.names('equipment', 1)).toEqual(['Iron Helmet']);
    expect(scene.names('discard', 1)).toEqual(['Kevlar Vest']);
  });

  it('outside combat does not go to allies', () => {
    const scene = hurt(3, { allies: [[], ['Berserker', 'War Hound']], equipment: [[], ['Iron Helmet']] });
    expect(scene.names('allies', 1)).toEqual(['Berserker', 'War Hound']);
    expect([life(scene), scene.names('discard', 1)]).toEqual([19, ['Iron Helmet']]);
  });

  it('in combat goes to allies first, in the order in which they joined', () => {
    const scene = hurt(3, { allies: [[], ['Berserker', 'War Hound']], equipment: [[], ['Iron Helmet']] }, true);
    expect(scene.names('allies', 1)).toEqual(['War Hound']);
    expect(scene.at.state.pieces[scene.card('allies', 1, 'War Hound')]?.hp).toBe(2);
    expect(scene.names('discard', 1)).toEqual(['Berserker']);
    expect(life(scene)).toBe(20);
  });

  it('that is a loss of life passes by allies and armour', () => {
    const scene = new Scene({
      cells: [15, 16],
      hands: [['Poisoned Mead'], []],
      allies: [[], ['Berserker']],
      equipment: [[], ['Iron Helmet']],
    });
    scene.choose('Poisoned Mead');
    expect(life(scene)).toBe(19);
  });
});

describe('at 0 life', () => {
  it('an avatar is out, the last one standing wins', () => {
    const scene = hurt(25, {});
    expect(scene.at.result).toMatchObject({ ranks: [1, 2], why: 'One avatar is left' });
  });

  it('its equipment falls on its cell, hand and allies leave, its events stay; three go on as two', () => {
    const scene = hurt(25, {
      seats: 3,
      cells: [15, 16, 22],
      equipment: [[], ['Revolver'], []],
      hands: [[], ['Block'], []],
      events: ['Blood Moon'],
    });
    expect(scene.at.result).toBeNull();
    expect(scene.at.zones.ground?.places).toEqual([16]);
    expect(scene.names('hand', 1)).toEqual([]);
    expect(scene.names('recycle', 1)).toEqual(['Block']);
    expect(scene.at.zones.events?.cards).toHaveLength(1);
    const seats = new Set<number | undefined>();
    for (let i = 0; i < 60; i++) {
      seats.add(scene.asked());
      scene.default();
    }
    expect(seats.has(1)).toBe(false);
  });

  it('the turn’s player may fall in his own turn: the next one goes on', () => {
    const scene = new Scene({ seats: 3, cells: [15, 0, 0], life: [1, 20, 20], terrain: { 9: 'Lava Field' } });
    scene.choose('Move', 9);
    scene.until('activity');
    expect(scene.facts('fell')).toMatchObject([{ seat: 0, why: 'SLAIN' }]);
    expect(scene.asked()).toBe(1);
  });

  it('four players: places are by who fell later, the survivor first', () => {
    const scene = new Scene({ seats: 4 });
    for (const seat of [2, 0, 3]) scene.act({ kind: 'RESIGNED', seat, move: { why: 'RESIGNED' } });
    expect(scene.at.result?.ranks).toEqual([3, 1, 4, 2]);
  });

  it('who resigns in the middle of an attack ends it', () => {
    const scene = new Scene({
      seats: 3,
      cells: [15, 15, 22],
      equipment: [['Iron Sword'], [], []],
      hands: [[], ['Block'], ['Block']],
    });
    scene.until('combat');
    scene.choose('Attack Seat 1');
    scene.act({ kind: 'RESIGNED', seat: 1, move: { why: 'RESIGNED' } });
    expect(scene.at.state.pending).toBeNull();
    scene.until('activity');
    expect(scene.facts('attackDecided')).toEqual([]);
  });
});

describe('after the last round', () => {
  const last = (wanted: Wanted): Scene => {
    const scene = new Scene(wanted);
    scene.at.options.rounds = 1;
    while (!scene.at.result) scene.default();
    return scene;
  };

  it('most life wins', () => {
    expect(last({ seats: 3, life: [12, 20, 7] }).at.result).toMatchObject({
      ranks: [2, 1, 3],
      why: '1 rounds have been played',
    });
  });

  it('equal life is a draw', () => {
    expect(last({ life: [12, 12] }).at.result?.ranks).toEqual([1, 1]);
  });
});
