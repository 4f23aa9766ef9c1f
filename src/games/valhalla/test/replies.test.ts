import { describe, expect, it } from 'vitest';
import { decision, fastRandom, redeal, waitingFor } from '../../../engine/index.ts';
import { VALHALLA } from '../index.ts';
import { Scene, type Wanted } from './scene.ts';

const ATTACK: Wanted = { cells: [15, 15, 22], equipment: [['Iron Sword'], [], []] };

/** Who is asked from the announcement of an attack until it is decided, when everybody passes. */
function askedWith(hands: string[][]): (number | undefined)[] {
  const scene = new Scene({ ...ATTACK, seats: 3, hands });
  scene.until('combat');
  scene.choose('Attack Seat 1');
  const asked: (number | undefined)[] = [];
  while (scene.step() === 'reply' && scene.at.state.pending) {
    asked.push(scene.asked());
    scene.choose('Pass');
  }
  return asked;
}

describe('a window', () => {
  it('asks the two sides of an attack once, when its numbers are known', () => {
    expect(askedWith([['Thrall'], ['Thrall'], ['Thrall']])).toEqual([0, 1]);
  });

  it('takes as long whatever the hidden hands hold: only how many cards counts', () => {
    const useless = askedWith([['Thrall'], ['Thrall'], ['Thrall']]);
    for (const card of ['Block', 'Lucky Swing', 'Odin’s Veto', 'Vanish', 'Healing Herbs'])
      expect(askedWith([[card], [card], [card]])).toEqual(useless);
  });

  it('asks the same seats in every world that a spectator cannot tell from this one, until it closes', () => {
    const scene = new Scene({ ...ATTACK, seats: 3, hands: [['Block'], ['Block', 'Vanish'], ['Sprint']] });
    scene.until('combat');
    scene.choose('Attack Seat 1');
    while (scene.step() === 'reply') {
      for (let i = 0; i < 20; i++) {
        const world = redeal(VALHALLA, scene.untyped(), [], fastRandom(i));
        expect(waitingFor(VALHALLA, world)).toEqual(waitingFor(VALHALLA, scene.untyped()));
        expect(decision(VALHALLA, world, scene.asked() ?? 0)?.choices[0]?.label).toBe('Pass');
      }
      scene.choose('Pass');
    }
  });

  it('skips a seat for public reasons only: no card in hand and no ready piece that answers', () => {
    expect(askedWith([['Thrall'], [], ['Thrall']])).toEqual([0]);
    const scene = new Scene({ ...ATTACK, equipment: [['Revolver'], ['Mirror Shield']] });
    scene.until('combat');
    scene.choose('Attack Seat 1');
    expect(scene.asked()).toBe(1);
    scene.choose('Mirror Shield');
    scene.until('activity');
    expect(scene.facts('attackDecided')).toMatchObject([{ hit: false, why: 'the last word' }]);
  });

  it('asks everybody again after an answer', () => {
    const scene = new Scene({ ...ATTACK, seats: 3, hands: [['Thrall'], ['Block'], ['Thrall']] });
    scene.until('combat');
    scene.choose('Attack Seat 1');
    scene.choose('Pass');
    scene.choose('Block');
    expect(scene.asked()).toBe(2);
    scene.choose('Pass');
    expect(scene.asked()).toBe(0);
  });

  it('opens neither for a phase in which nothing happened, nor for a move, nor for what is seeded', () => {
    const scene = new Scene({ cells: [15, 36], hands: [['Thrall', 'Iron Sword'], ['Thrall']] });
    scene.choose('Move', 9);
    scene.choose('Seed Iron Sword', 4);
    expect([scene.step(), scene.asked()]).toEqual(['activity', 0]);
    scene.choose('End');
    expect([scene.at.state.turn, scene.asked()]).toEqual([1, 1]);
  });

  it('opens before the Combat phase for whom its player has come into reach of, and not again in his next turn', () => {
    const scene = new Scene({ cells: [14, 16], equipment: [['Derringer'], []], hands: [[], ['Thrall']] });
    scene.choose('Move', 15);
    scene.choose('End');
    expect([scene.at.state.phase, scene.step(), scene.asked()]).toEqual(['COMBAT', 'reply', 1]);
    while (scene.at.state.turn < 2 || scene.step() !== 'activity') scene.default();
    scene.choose('End');
    expect([scene.step(), scene.asked()]).toEqual(['combat', 0]);
  });

  it('opens at the end of a turn in which somebody was attacked, but not for who plays next', () => {
    const scene = new Scene({ ...ATTACK, seats: 3, hands: [['Thrall'], ['Thrall'], ['Thrall']] });
    scene.until('combat');
    scene.choose('Attack Seat 1');
    while (scene.at.state.pending) scene.choose('Pass');
    scene.choose('End the Combat');
    expect([scene.at.state.phase, scene.step(), scene.asked()]).toEqual(['DISCARD', 'reply', 2]);
    scene.choose('Pass');
    expect([scene.at.state.turn, scene.asked()]).toEqual([1, 1]);
  });

  it('asks a bystander of an attack once one of its sides has answered', () => {
    const scene = new Scene({ ...ATTACK, seats: 3, hands: [['Thrall'], ['Block'], ['Odin’s Veto']] });
    scene.until('combat');
    scene.choose('Attack Seat 1');
    scene.choose('Pass');
    scene.choose('Block');
    expect([scene.asked(), scene.can('Odin’s Veto: cancel Block')]).toEqual([2, true]);
  });

  it('closes with the same seats asked in every world that a spectator cannot tell from this one, in a whole turn', () => {
    const scene = new Scene({
      seats: 3,
      cells: [14, 16, 22],
      equipment: [['Derringer'], [], []],
      hands: [['Thrall', 'Rage'], ['Block'], ['Sprint']],
    });
    scene.choose('Move', 15);
    while (scene.at.state.turn === 0) {
      for (let i = 0; i < 10; i++) {
        const world = redeal(VALHALLA, scene.untyped(), [], fastRandom(i));
        expect(waitingFor(VALHALLA, world)).toEqual(waitingFor(VALHALLA, scene.untyped()));
      }
      if (scene.can('Attack')) scene.choose('Attack');
      else scene.default();
    }
  });
});

describe('auto-pass', () => {
  const set = (scene: Scene, seat: number, mode: 'UNTIL_MY_TURN' | 'UNLESS_TARGET'): void =>
    scene.act({ kind: 'AUTO_PASS', seat, move: { mode } });
  const asked = (modes: Record<number, 'UNTIL_MY_TURN' | 'UNLESS_TARGET'>, answer?: string): (number | undefined)[] => {
    const scene = new Scene({ ...ATTACK, seats: 3, hands: [['Thrall'], ['Block', 'Thrall'], ['Thrall']] });
    for (const [seat, mode] of Object.entries(modes)) set(scene, Number(seat), mode);
    scene.until('combat');
    scene.choose('Attack Seat 1');
    const seats: (number | undefined)[] = [];
    while (
      scene.step() === 'reply' &&
      scene.at.state.pending?.kind === 'ATTACK' &&
      scene.at.state.pending.stage === 'NUMBERS'
    ) {
      seats.push(scene.asked());
      scene.choose(answer && scene.can(answer) ? answer : 'Pass');
    }
    return seats;
  };

  it('until my turn: only the turn’s player is asked', () => {
    expect(asked({ 1: 'UNTIL_MY_TURN', 2: 'UNTIL_MY_TURN', 0: 'UNTIL_MY_TURN' })).toEqual([0]);
  });

  it('unless I am the target: the target is asked, and the attacker once he is answered', () => {
    const all = { 0: 'UNLESS_TARGET', 1: 'UNLESS_TARGET', 2: 'UNLESS_TARGET' } as const;
    expect(asked(all)).toEqual([1]);
    expect(asked(all, 'Block')).toEqual([1, 0]);
  });
});

describe('cancelling', () => {
  it('takes an announced ally, event or piece: it is recycled', () => {
    const scene = new Scene({ hands: [['Blood Moon'], ['Odin’s Veto']] });
    scene.choose('Event Blood Moon');
    scene.choose('Odin’s Veto');
    scene.settle();
    expect(scene.at.zones.events?.cards).toEqual([]);
    expect(scene.names('recycle', 0)).toEqual(['Blood Moon']);
  });

  it('an answer to an answer: the veto is vetoed, and the event begins', () => {
    const scene = new Scene({
      hands: [
        ['Blood Moon', 'Sudden Silence'],
        ['Odin’s Veto', 'Thrall'],
      ],
    });
    scene.choose('Event Blood Moon');
    scene.choose('Odin’s Veto');
    scene.choose('Sudden Silence');
    scene.settle();
    expect(scene.at.zones.events?.cards).toHaveLength(1);
  });

  it('is not for one’s own card', () => {
    const scene = new Scene({ hands: [['Blood Moon', 'Odin’s Veto'], ['Thrall']] });
    scene.choose('Event Blood Moon');
    expect(scene.asked()).toBe(1);
    scene.choose('Pass');
    expect(scene.step()).toBe('activity');
  });
});
