import { describe, expect, it } from 'vitest';
import { distance } from '../rules/map.ts';
import { Scene } from './scene.ts';

const SAME = [15, 15];
const lives = (scene: Scene): number[] => scene.at.state.life;

/** Seat 0 with a sword attacks seat 1 on its cell; everybody is asked now. */
function attacked(hands: string[][] = [], more: ConstructorParameters<typeof Scene>[0] = {}): Scene {
  const scene = new Scene({ cells: SAME, equipment: [['Iron Sword'], []], hands, ...more });
  scene.until('combat');
  scene.choose('Attack Seat 1');
  return scene;
}

describe('distance', () => {
  it('counts orthogonal steps: 14 is 2 from 9, 19 is 4 from 9', () => {
    expect(distance(9, 14)).toBe(2);
    expect(distance(9, 19)).toBe(4);
  });

  it('is endless from off the map: nobody attacks or is attacked there', () => {
    const scene = new Scene({ cells: [15, 0], equipment: [['Long Rifle'], []] });
    scene.until('combat');
    expect(scene.at.state.turn).toBeGreaterThan(0); // the phase went by without a question
  });
});

describe('an attack', () => {
  it('hits when R + ATK is at least R + DEF: both draw, and both cards are recycled', () => {
    // 1 + 3 + 2 against 3 + 3.
    const scene = attacked([], { draws: [['Gungnir'], ['Iron Sword']] });
    scene.settle();
    expect(scene.facts('attackDecided')).toMatchObject([{ atk: 6, def: 6, hit: true }]);
    expect(lives(scene)).toEqual([20, 14]);
    expect(scene.names('recycle', 0)).toContain('Gungnir');
  });

  it('misses when it is one less', () => {
    const scene = attacked([], { draws: [['Gungnir'], ['Seax']] });
    scene.settle();
    expect(scene.facts('attackDecided')).toMatchObject([{ atk: 6, def: 7, hit: false }]);
    expect(lives(scene)).toEqual([20, 20]);
  });

  it('recycles a card that says discard after use when it is drawn for its number: it was not used', () => {
    const scene = attacked([], { draws: [['Golden Apple'], []] });
    scene.settle();
    expect(scene.names('recycle', 0)).toContain('Golden Apple');
    expect(scene.names('discard', 0)).toEqual([]);
  });

  it('counts R 0 when Draw and Recycle are empty', () => {
    const scene = new Scene({ cells: SAME, equipment: [['Iron Sword'], []] });
    scene.until('combat');
    for (const pile of ['draw-1', 'recycle-1']) scene.at.zones[pile]?.cards.splice(0);
    scene.choose('Attack Seat 1');
    scene.settle();
    expect(scene.facts('numberDrawn')).toMatchObject([{ r: 5 }, { r: 0 }]);
  });

  it('shuffles Recycle into an empty Draw stack first', () => {
    const scene = new Scene({ cells: SAME, equipment: [['Iron Sword'], []] });
    scene.until('combat');
    const draw = scene.at.zones['draw-1']?.cards ?? [];
    scene.at.zones['recycle-1']?.cards.push(...draw.splice(0));
    scene.choose('Attack Seat 1');
    scene.settle();
    expect(scene.facts('shuffled')).toMatchObject([{ zone: 'draw-1' }]);
    expect(scene.facts('numberDrawn')).toMatchObject([{ r: 5 }, { r: 5 }]);
  });

  it('is made once with each ready weapon, and unarmed only when none can be used', () => {
    const scene = new Scene({ cells: SAME, equipment: [['Iron Sword', 'Seax'], []] });
    scene.until('combat');
    expect(scene.labels().filter((label) => label.startsWith('Attack'))).toHaveLength(2);
    scene.choose('Attack Seat 1 (20 life) with Iron Sword');
    scene.settle();
    expect(scene.labels().filter((label) => label.startsWith('Attack'))).toEqual([
      'Attack Seat 1 (14 life) with Seax: R + 4 against R + 3, damage 5',
    ]);
    scene.choose('Attack');
    scene.until('activity');
    expect(scene.facts('attackAnnounced')).toHaveLength(2);
  });

  it('does 1 damage unarmed', () => {
    const scene = new Scene({ cells: SAME });
    scene.until('combat');
    scene.choose('Attack Seat 1 (20 life) with bare hands');
    scene.settle();
    expect(lives(scene)).toEqual([20, 19]);
  });

  it('misses who has got out of reach before the numbers are compared', () => {
    const scene = attacked([[], ['Sprint']]);
    scene.until('reply');
    while (!scene.can('Sprint')) scene.default();
    scene.choose('Sprint');
    scene.until('activity');
    expect(scene.facts('attackDecided')).toMatchObject([{ hit: false, why: 'out of reach' }]);
  });
});

describe('pistols, rifles and bows', () => {
  it('lie face down on the fifth turn after four shots, whoever wears them, through three owners', () => {
    const scene = new Scene({ seats: 3, cells: [15, 16, 16], equipment: [['Revolver'], [], []], life: [20, 20, 20] });
    const revolver = scene.card('equipment', 0, 'Revolver');
    for (let shot = 1; shot <= 4; shot++) {
      scene.until('combat');
      scene.choose('Attack with Revolver', 1);
      scene.until('activity');
      expect(scene.at.state.pieces[revolver]?.shots).toBe(4 - shot);
      while (!(scene.at.state.turn % 3 === 0 && scene.step() === 'activity')) scene.default();
    }
    // Turn five: it cannot be fired any more.
    expect(scene.at.state.pieces[revolver]).toMatchObject({ shots: 0, used: false });
    scene.choose('End');
    scene.until('activity');
    expect(scene.facts('attackAnnounced')).toHaveLength(4);
    // It falls, seat 1 takes it up; it is stolen, and still empty.
    for (const [from, to] of [
      [0, 1],
      [1, 2],
    ] as const)
      handOver(scene, revolver, from, to);
    expect(scene.at.zones['equipment-2']?.cards).toContain(revolver);
    expect(scene.at.state.pieces[revolver]).toMatchObject({ shots: 0 });
  });

  it('have four shots again when they are reloaded', () => {
    const scene = new Scene({ cells: [15, 16], equipment: [['Revolver'], []], hands: [['Quick Reload'], []] });
    const revolver = scene.card('equipment', 0, 'Revolver');
    scene.piece(revolver, { shots: 0 });
    scene.choose('Quick Reload');
    expect(scene.at.state.pieces[revolver]?.shots).toBe(4);
  });
});

// It falls on the cell of who wears it, and the next one equips it from the ground.
function handOver(scene: Scene, piece: number, from: number, to: number): void {
  const cell = scene.at.state.cells[from] ?? 0;
  const worn = scene.at.zones[`equipment-${from}`];
  const place = worn?.cards.indexOf(piece) ?? -1;
  worn?.cards.splice(place, 1);
  worn?.places.splice(place, 1);
  scene.at.zones.ground?.cards.push(piece);
  scene.at.zones.ground?.places.push(cell);
  scene.at.state.cells[to] = cell;
  while (!(scene.step() === 'activity' && scene.at.state.turn % 3 === to)) scene.default();
  scene.choose('Equip Revolver, empty from the ground');
  scene.settle();
}

describe('RNG', () => {
  it('counts when the attack is decided, not when it is announced', () => {
    const scene = new Scene({ cells: [15, 17], equipment: [['Revolver'], []], hands: [['Eagle Eye'], ['Sprint']] });
    scene.until('combat');
    scene.choose('Attack Seat 1');
    scene.choose('Pass');
    scene.choose('Sprint', 18);
    scene.choose('Eagle Eye');
    scene.settle();
    expect(scene.facts('attackDecided')).toMatchObject([{ why: '' }]);
  });
});

describe('the Combat phase', () => {
  it('asks its player again after an attack, though he can attack nobody: an extra attack may still be bought', () => {
    const scene = new Scene({ cells: SAME, equipment: [['Iron Sword'], []], hands: [['Flurry'], []] });
    scene.until('combat');
    scene.choose('Attack Seat 1');
    scene.settle();
    expect([scene.step(), scene.asked(), scene.can('Attack')]).toEqual(['combat', 0, false]);
    scene.choose('Flurry');
    scene.choose('Attack Seat 1');
    scene.settle();
    expect(scene.facts('attackDecided')).toHaveLength(2);
  });

  it('asks its player when somebody has answered, and nobody who has just said that he does no more', () => {
    const scene = new Scene({ cells: [15, 16], equipment: [['Revolver'], []], hands: [['Thrall'], ['Raven Flight']] });
    scene.choose('Move', 14);
    scene.choose('End');
    expect([scene.step(), scene.asked()]).toEqual(['reply', 1]);
    scene.choose('Raven Flight', 36);
    while (scene.step() === 'reply') scene.choose('Pass');
    expect([scene.step(), scene.asked(), scene.labels()]).toEqual(['combat', 0, ['End the Combat phase']]);
    const alone = new Scene({ cells: [15, 36], hands: [['Thrall'], ['Thrall']] });
    alone.choose('End');
    expect(alone.at.state.turn).toBe(1);
  });

  it('is asked for once when the Activity phase was skipped: action cards can be played in any turn', () => {
    const scene = new Scene({ cells: [15, 16], hands: [['Entangle'], ['Rage']] });
    scene.choose('Entangle');
    scene.choose('End');
    scene.settle();
    expect([scene.at.state.turn, scene.step(), scene.asked(), scene.can('Rage')]).toEqual([1, 'combat', 1, true]);
  });

  it('an extra attack cannot be bought once it is over', () => {
    const scene = new Scene({
      seats: 3,
      cells: [15, 15, 15],
      equipment: [['Iron Sword'], [], []],
      hands: [['Flurry'], [], ['Healing Herbs']],
      life: [20, 20, 10],
    });
    scene.until('combat');
    scene.choose('Attack', 1);
    while (scene.step() !== 'combat') scene.default();
    scene.choose('End');
    expect([scene.step(), scene.asked()]).toEqual(['reply', 2]);
    scene.choose('Healing Herbs');
    expect([scene.asked(), scene.can('Flurry')]).toEqual([0, false]);
  });
});

describe('cards in an attack', () => {
  const SWING = ['Lucky Swing', 'Lucky Swing'];

  it('leave the last word: Lucky Swing, Block: missed', () => {
    const scene = attacked([SWING, ['Block']]);
    scene.choose('Lucky Swing');
    scene.choose('Block');
    scene.until('combat');
    expect(scene.facts('attackDecided')).toMatchObject([{ hit: false, why: 'the last word' }]);
  });

  it('a second Lucky Swing that nobody answers hits', () => {
    const scene = attacked([SWING, ['Block']], { draws: [['Gungnir'], ['Sprint']] });
    scene.choose('Lucky Swing');
    scene.choose('Block');
    scene.choose('Lucky Swing');
    scene.settle();
    expect(scene.facts('attackDecided')).toMatchObject([{ hit: true, why: 'the last word' }]);
    expect(lives(scene)).toEqual([20, 14]);
  });

  it('a chain of five: the veto of a veto lets the block stand', () => {
    const scene = attacked([
      ['Lucky Swing', 'Odin’s Veto', 'Sprint'],
      ['Block', 'Sudden Silence', 'Sprint'],
    ]);
    scene.choose('Lucky Swing'); // hits
    scene.choose('Block'); // missed
    scene.choose('Odin’s Veto'); // no block: hits
    expect(scene.at.state.pending?.chain.map(({ answers }) => answers)).toEqual([null, null, 1]);
    scene.choose('Sudden Silence'); // no veto: missed
    scene.choose('Sprint'); // works at once, and whoever walks away is missed
    expect(scene.at.state.pending?.chain).toHaveLength(4);
    scene.until('activity');
    expect(scene.facts('attackDecided')).toMatchObject([{ hit: false }]);
  });

  it('a veto cancelled by nobody takes the block away', () => {
    const scene = attacked([['Lucky Swing', 'Odin’s Veto'], ['Block']]);
    scene.choose('Lucky Swing');
    scene.choose('Block');
    scene.choose('Odin’s Veto');
    scene.settle();
    expect(scene.facts('attackDecided')).toMatchObject([{ hit: true, why: 'the last word' }]);
  });

  it('are played when the numbers are known, and until all have passed in a row', () => {
    const scene = attacked([['Battle Cry'], ['Glancing Blow', 'Block']]);
    expect(scene.at.state.pending).toMatchObject({ stage: 'NUMBERS', r: [5, 5] });
    scene.choose('Battle Cry');
    expect([scene.asked(), scene.can('Block')]).toEqual([1, true]);
    scene.choose('Glancing Blow');
    scene.settle();
    expect(lives(scene)).toEqual([20, 16]);
  });

  it('speak of the own side only: Block is the target’s, Lucky Swing the attacker’s', () => {
    const scene = attacked([
      ['Block', 'Sprint'],
      ['Lucky Swing', 'Sprint'],
    ]);
    expect(scene.can('Block')).toBe(false);
    scene.choose('Pass');
    expect(scene.can('Lucky Swing')).toBe(false);
  });
});
