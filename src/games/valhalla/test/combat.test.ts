import { describe, expect, it } from 'vitest';
import { distance } from '../rules/map.ts';
import { effects } from '../shown/effects.ts';
import { piece, type Scene, scene, settle, type Wanted } from './scene.ts';

const SAME = [15, 15];
const lives = (set: Scene): number[] => set.at.state.life;

/** Sets up an attack by seat 0 with a sword on seat 1 in the same cell, up to the point where other seats are asked. */
function attacked(hands: string[][] = [], more: Wanted = {}): Scene {
  const set = scene({ cells: SAME, equipment: [['Iron Sword'], []], hands, ...more });
  set.until('combat');
  set.chooses('Attack Seat 1');
  return set;
}

describe('distance', () => {
  it('counts orthogonal steps: 14 is 2 from 9, and 19 is 4 from 9', () => {
    expect(distance(9, 14)).toBe(2);
    expect(distance(9, 19)).toBe(4);
  });

  it('is infinite from outside the map, so that there are no attacks from or to a place off the map', () => {
    const set = scene({ cells: [15, 0], equipment: [['Long Rifle'], []] });
    set.until('combat');
    expect(set.at.state.turn).toBeGreaterThan(0); // the phase has ended without a question
  });
});

describe('an attack', () => {
  it('hits if R + ATK is at least R + DEF, and both drawn cards are recycled', () => {
    // The sums are equal: 1 + 3 + 2 and 3 + 3.
    const set = attacked([], { draws: [['Gungnir'], ['Iron Sword']] });
    settle(set);
    expect(set.facts('attackDecided')).toMatchObject([{ atk: 6, def: 6, hit: true }]);
    expect(lives(set)).toEqual([20, 14]);
    expect(set.cards('recycle-0')).toContain('Gungnir');
  });

  it('misses if R + ATK is one less than R + DEF', () => {
    const set = attacked([], { draws: [['Gungnir'], ['Seax']] });
    settle(set);
    expect(set.facts('attackDecided')).toMatchObject([{ atk: 6, def: 7, hit: false }]);
    expect(lives(set)).toEqual([20, 20]);
  });

  it('recycles a "discard after use" card that was drawn for its number, because the card was not used', () => {
    const set = attacked([], { draws: [['Golden Apple'], []] });
    settle(set);
    expect(set.cards('recycle-0')).toContain('Golden Apple');
    expect(set.cards('discard-0')).toEqual([]);
  });

  it('counts R as 0 if Draw and Recycle are empty', () => {
    const set = scene({ cells: SAME, equipment: [['Iron Sword'], []] });
    set.until('combat');
    for (const pile of ['draw-1', 'recycle-1']) set.at.zones[pile]?.cards.splice(0);
    set.chooses('Attack Seat 1');
    settle(set);
    expect(set.facts('numberDrawn')).toMatchObject([{ r: 5 }, { r: 0 }]);
  });

  it('shuffles Recycle into an empty Draw stack first', () => {
    const set = scene({ cells: SAME, equipment: [['Iron Sword'], []] });
    set.until('combat');
    const draw = set.at.zones['draw-1']?.cards ?? [];
    set.at.zones['recycle-1']?.cards.push(...draw.splice(0));
    set.chooses('Attack Seat 1');
    settle(set);
    expect(set.facts('shuffled')).toMatchObject([{ zone: 'draw-1' }]);
    expect(set.facts('numberDrawn')).toMatchObject([{ r: 5 }, { r: 5 }]);
  });

  it('is made once with each ready weapon, and unarmed only if no weapon can be used', () => {
    const set = scene({ cells: SAME, equipment: [['Iron Sword', 'Seax'], []] });
    set.until('combat');
    expect(set.labels().filter((label) => label.startsWith('Attack'))).toHaveLength(2);
    set.chooses('Attack Seat 1 (20 life) with Iron Sword');
    settle(set);
    expect(set.labels().filter((label) => label.startsWith('Attack'))).toEqual([
      'Attack Seat 1 (14 life) with Seax: R + 4 against R + 3, damage 5',
    ]);
    set.chooses('Attack');
    set.until('activity');
    expect(set.facts('attackAnnounced')).toHaveLength(2);
  });

  it('is announced without an outcome', () => {
    const set = scene({ cells: SAME });
    set.until('combat');
    set.chooses('Attack Seat 1 (20 life) with bare hands');
    const shown = set.facts('attackAnnounced').flatMap((fact) => effects.attackAnnounced?.(fact) ?? []);
    expect(shown.map(({ kind, amount, what }) => [kind, amount, what])).toEqual([
      ['STRIKE', null, null],
      ['REVEAL', null, 'bare hands'],
    ]);
  });

  it('does 1 damage unarmed', () => {
    const set = scene({ cells: SAME });
    set.until('combat');
    set.chooses('Attack Seat 1 (20 life) with bare hands');
    settle(set);
    expect(lives(set)).toEqual([20, 19]);
  });

  it('misses a target that is out of reach before the numbers are compared', () => {
    const set = attacked([[], ['Sprint']]);
    set.until('reply');
    set.until(() => set.can('Sprint'));
    set.chooses('Sprint');
    set.until('activity');
    expect(set.facts('attackDecided')).toMatchObject([{ hit: false, why: 'out of reach' }]);
  });
});

describe('pistols, rifles and bows', () => {
  it('are face down in the fifth turn after four shots, even after three owners', () => {
    const set = scene({ seats: 3, cells: [15, 16, 16], equipment: [['Revolver'], [], []], life: [20, 20, 20] });
    const revolver = set.card('Revolver', 'equipment-0');
    for (let shot = 1; shot <= 4; shot++) {
      set.until('combat');
      set.chooses('Attack with Revolver', 1);
      set.until('activity');
      expect(set.at.state.pieces[revolver]?.shots).toBe(4 - shot);
      set.until(() => set.at.state.turn % 3 === 0 && set.step === 'activity');
    }
    // In turn five, the revolver can no longer be fired.
    expect(set.at.state.pieces[revolver]).toMatchObject({ shots: 0, used: false });
    set.chooses('End');
    set.until('activity');
    expect(set.facts('attackAnnounced')).toHaveLength(4);
    // The revolver falls, seat 1 takes it, and it is stolen, but it is still empty.
    for (const [from, to] of [
      [0, 1],
      [1, 2],
    ] as const)
      handOver(set, revolver, from, to);
    expect(set.at.zones['equipment-2']?.cards).toContain(revolver);
    expect(set.at.state.pieces[revolver]).toMatchObject({ shots: 0 });
  });

  it('have four shots again when they are reloaded', () => {
    const set = scene({ cells: [15, 16], equipment: [['Revolver'], []], hands: [['Quick Reload'], []] });
    const revolver = set.card('Revolver', 'equipment-0');
    piece(set, revolver, { shots: 0 });
    set.chooses('Quick Reload');
    expect(set.at.state.pieces[revolver]?.shots).toBe(4);
  });
});

// Lets a piece fall on its wearer's cell, where the next seat equips it from the ground.
function handOver(set: Scene, piece: number, from: number, to: number): void {
  const cell = set.at.state.cells[from] ?? 0;
  const worn = set.at.zones[`equipment-${from}`];
  const place = worn?.cards.indexOf(piece) ?? -1;
  worn?.cards.splice(place, 1);
  worn?.places.splice(place, 1);
  set.at.zones.ground?.cards.push(piece);
  set.at.zones.ground?.places.push(cell);
  set.at.state.cells[to] = cell;
  set.until(() => set.step === 'activity' && set.at.state.turn % 3 === to);
  set.chooses('Equip Seat 0’s Revolver, empty from the ground');
  settle(set);
}

describe('RNG', () => {
  it('is checked when the attack is decided, not when it is announced', () => {
    const set = scene({ cells: [15, 17], equipment: [['Revolver'], []], hands: [['Eagle Eye'], ['Sprint']] });
    set.until('combat');
    set.chooses('Attack Seat 1');
    set.chooses('Pass');
    set.chooses('Sprint', 18);
    set.chooses('Eagle Eye');
    settle(set);
    expect(set.facts('attackDecided')).toMatchObject([{ why: '' }]);
  });
});

describe('the Combat phase', () => {
  it('asks the turn’s player again after an attack without further targets, because a card can still give an extra attack', () => {
    const set = scene({ cells: SAME, equipment: [['Iron Sword'], []], hands: [['Flurry'], []] });
    set.until('combat');
    set.chooses('Attack Seat 1');
    settle(set);
    expect([set.step, set.asked, set.can('Attack')]).toEqual(['combat', 0, false]);
    set.chooses('Flurry');
    set.chooses('Attack Seat 1');
    settle(set);
    expect(set.facts('attackDecided')).toHaveLength(2);
  });

  it('asks the turn’s player after an answer, unless he has just ended the phase', () => {
    const set = scene({ cells: [15, 16], equipment: [['Revolver'], []], hands: [['Thrall'], ['Raven Flight']] });
    set.chooses('Move', 14);
    set.chooses('End');
    expect([set.step, set.asked]).toEqual(['reply', 1]);
    set.chooses('Raven Flight', 36);
    while (set.step === 'reply') set.chooses('Pass');
    expect([set.step, set.asked, set.labels()]).toEqual(['combat', 0, ['End the Combat phase and your turn']]);
    const alone = scene({ cells: [15, 36], hands: [['Thrall'], ['Thrall']] });
    alone.chooses('End');
    expect(alone.at.state.turn).toBe(1);
  });

  it('asks the turn’s player once if the Activity phase was skipped, because action cards can be played in any turn', () => {
    const set = scene({ cells: [15, 16], hands: [['Entangle'], ['Rage']] });
    set.chooses('Entangle');
    set.chooses('End');
    settle(set);
    expect([set.at.state.turn, set.step, set.asked, set.can('Rage')]).toEqual([1, 'combat', 1, true]);
  });

  it('does not allow an extra attack after its end', () => {
    const set = scene({
      seats: 3,
      cells: [15, 15, 15],
      equipment: [['Iron Sword'], [], []],
      hands: [['Flurry'], [], ['Healing Herbs']],
      life: [20, 20, 10],
    });
    set.until('combat');
    set.chooses('Attack', 1);
    set.until(() => set.step === 'combat');
    set.chooses('End');
    expect([set.step, set.asked]).toEqual(['reply', 2]);
    set.chooses('Healing Herbs');
    expect([set.asked, set.can('Flurry')]).toEqual([0, false]);
  });
});

describe('cards in an attack', () => {
  const SWING = ['Lucky Swing', 'Lucky Swing'];

  it('count in order, and the last card decides: Lucky Swing followed by Block is a miss', () => {
    const set = attacked([SWING, ['Block']]);
    set.chooses('Lucky Swing');
    set.chooses('Block');
    set.until('combat');
    expect(set.facts('attackDecided')).toMatchObject([{ hit: false, why: 'the last word' }]);
  });

  it('lead to a hit if a second Lucky Swing is unanswered', () => {
    const set = attacked([SWING, ['Block']], { draws: [['Gungnir'], ['Sprint']] });
    set.chooses('Lucky Swing');
    set.chooses('Block');
    set.chooses('Lucky Swing');
    settle(set);
    expect(set.facts('attackDecided')).toMatchObject([{ hit: true, why: 'the last word' }]);
    expect(lives(set)).toEqual([20, 14]);
  });

  it('can be a chain of five, in which a vetoed veto does not cancel the block', () => {
    const set = attacked([
      ['Lucky Swing', 'Odin’s Veto', 'Sprint'],
      ['Block', 'Sudden Silence', 'Sprint'],
    ]);
    set.chooses('Lucky Swing'); // the attack would hit
    set.chooses('Block'); // the attack would miss
    set.chooses('Odin’s Veto'); // without the block, the attack would hit
    expect(set.at.state.pending?.chain.map(({ answers }) => answers)).toEqual([null, null, 1]);
    set.chooses('Sudden Silence'); // without the veto, the attack would miss
    set.chooses('Sprint'); // the effect takes place immediately, and the attack misses a target that has moved away
    expect(set.at.state.pending?.chain).toHaveLength(4);
    set.until('activity');
    expect(set.facts('attackDecided')).toMatchObject([{ hit: false }]);
  });

  it('include a veto, which cancels a block unless the veto is itself cancelled', () => {
    const set = attacked([['Lucky Swing', 'Odin’s Veto'], ['Block']]);
    set.chooses('Lucky Swing');
    set.chooses('Block');
    set.chooses('Odin’s Veto');
    settle(set);
    expect(set.facts('attackDecided')).toMatchObject([{ hit: true, why: 'the last word' }]);
  });

  it('can be played after the numbers are known, until all seats have passed in a row', () => {
    const set = attacked([['Battle Cry'], ['Glancing Blow', 'Block']]);
    expect(set.at.state.pending).toMatchObject({ stage: 'NUMBERS', r: [5, 5] });
    set.chooses('Battle Cry');
    expect([set.asked, set.can('Block')]).toEqual([1, true]);
    set.chooses('Glancing Blow');
    settle(set);
    expect(lives(set)).toEqual([20, 16]);
  });

  it('help only one side: Block is for the target, and Lucky Swing is for the attacker', () => {
    const set = attacked([
      ['Block', 'Sprint'],
      ['Lucky Swing', 'Sprint'],
    ]);
    expect(set.can('Block')).toBe(false);
    set.chooses('Pass');
    expect(set.can('Lucky Swing')).toBe(false);
  });
});
