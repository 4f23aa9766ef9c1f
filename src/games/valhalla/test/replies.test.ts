import { describe, expect, it } from 'vitest';
import { decision, fastRandom, redeal, waitingFor } from '../../../engine/index.ts';
import { VALHALLA } from '../index.ts';
import { CELLS } from '../rules/map.ts';
import { piece, scene, settle, type Wanted } from './scene.ts';

const ATTACK: Wanted = { cells: [15, 15, 22], equipment: [['Iron Sword'], [], []] };

/** Returns the seats that are asked from the announcement of an attack until its decision, if all seats pass. */
function askedWith(hands: string[][]): (number | undefined)[] {
  const set = scene({ ...ATTACK, seats: 3, hands });
  set.until('combat');
  set.chooses('Attack Seat 1');
  const asked: (number | undefined)[] = [];
  while (set.step === 'reply' && set.at.state.pending) {
    asked.push(set.asked);
    set.chooses('Pass');
  }
  return asked;
}

describe('a window', () => {
  it('asks both sides of an attack once, after its numbers are known', () => {
    expect(askedWith([['Thrall'], ['Thrall'], ['Thrall']])).toEqual([0, 1]);
  });

  it('asks the same seats whatever cards they have, because only the number of cards counts', () => {
    const useless = askedWith([['Thrall'], ['Thrall'], ['Thrall']]);
    for (const card of ['Block', 'Lucky Swing', 'Odin’s Veto', 'Vanish', 'Healing Herbs'])
      expect(askedWith([[card], [card], [card]])).toEqual(useless);
  });

  it('asks the same seats in every world that looks the same to a spectator', () => {
    const set = scene({ ...ATTACK, seats: 3, hands: [['Block'], ['Block', 'Vanish'], ['Sprint']] });
    set.until('combat');
    set.chooses('Attack Seat 1');
    while (set.step === 'reply') {
      for (let i = 0; i < 20; i++) {
        const world = redeal(VALHALLA, set.untyped, [], fastRandom(i));
        expect(waitingFor(VALHALLA, world)).toEqual(waitingFor(VALHALLA, set.untyped));
        expect(decision(VALHALLA, world, set.asked ?? 0)?.choices[0]?.label).toBe('Pass');
      }
      set.chooses('Pass');
    }
  });

  it('in a match under rules before 2.2, leaves nothing to record after it closes', () => {
    const set = scene(ATTACK);
    set.until('combat');
    const { agenda, state } = structuredClone(set.at);
    set.goesOnWith(...agenda, { step: 'asked', seats: [1], since: 0 });
    expect([set.at.agenda, set.state]).toEqual([agenda, state]);
  });

  it('skips a seat only for public reasons: no card in hand, and no ready piece that can answer', () => {
    expect(askedWith([['Thrall'], [], ['Thrall']])).toEqual([0]);
    const set = scene({ ...ATTACK, equipment: [['Revolver'], ['Mirror Shield']] });
    set.until('combat');
    set.chooses('Attack Seat 1');
    expect(set.asked).toBe(1);
    set.chooses('Mirror Shield');
    set.until('activity');
    expect(set.facts('attackDecided')).toMatchObject([{ hit: false, why: 'the last word' }]);
  });

  it('asks all seats again after an answer', () => {
    const set = scene({ ...ATTACK, seats: 3, hands: [['Thrall'], ['Block'], ['Thrall']] });
    set.until('combat');
    set.chooses('Attack Seat 1');
    set.chooses('Pass');
    set.chooses('Block');
    expect(set.asked).toBe(2);
    set.chooses('Pass');
    expect(set.asked).toBe(0);
  });

  it('does not open for a phase without events, for a move or for a seeded card', () => {
    const set = scene({ cells: [15, 36], hands: [['Thrall', 'Iron Sword'], ['Thrall']] });
    set.chooses('Move', 9);
    set.chooses('Seed Iron Sword', 4);
    expect([set.step, set.asked]).toEqual(['activity', 0]);
    set.chooses('End');
    expect([set.at.state.turn, set.asked]).toEqual([1, 1]);
  });

  it('opens before the Combat phase for opponents newly within reach, and not again in the next turn', () => {
    const set = scene({ cells: [14, 16], equipment: [['Derringer'], []], hands: [[], ['Thrall']] });
    set.chooses('Move', 15);
    set.chooses('End');
    expect([set.at.state.phase, set.step, set.asked]).toEqual(['COMBAT', 'reply', 1]);
    set.until(() => set.at.state.turn >= 2 && set.step === 'activity');
    set.chooses('End');
    expect([set.step, set.asked]).toEqual(['combat', 0]);
  });

  it('opens at the end of a turn with an attack, but not for the seat that plays next', () => {
    const set = scene({ ...ATTACK, seats: 3, hands: [['Thrall'], ['Thrall'], ['Thrall']] });
    set.until('combat');
    set.chooses('Attack Seat 1');
    while (set.at.state.pending) set.chooses('Pass');
    set.chooses('End the Combat');
    expect([set.at.state.phase, set.step, set.asked]).toEqual(['DISCARD', 'reply', 2]);
    set.chooses('Pass');
    expect([set.at.state.turn, set.asked]).toEqual([1, 1]);
  });

  it('asks a bystander of an attack after one of the two sides has answered', () => {
    const set = scene({ ...ATTACK, seats: 3, hands: [['Thrall'], ['Block'], ['Odin’s Veto']] });
    set.until('combat');
    set.chooses('Attack Seat 1');
    set.chooses('Pass');
    set.chooses('Block');
    expect([set.asked, set.can('Odin’s Veto: cancel Block')]).toEqual([2, true]);
  });

  it('asks the same seats in every world that looks the same to a spectator, in a whole turn', () => {
    const set = scene({
      seats: 3,
      cells: [14, 16, 22],
      equipment: [['Derringer'], [], []],
      hands: [['Thrall', 'Rage'], ['Block'], ['Sprint']],
    });
    set.chooses('Move', 15);
    while (set.at.state.turn === 0) {
      for (let i = 0; i < 10; i++) {
        const world = redeal(VALHALLA, set.untyped, [], fastRandom(i));
        expect(waitingFor(VALHALLA, world)).toEqual(waitingFor(VALHALLA, set.untyped));
      }
      if (set.can('Attack')) set.chooses('Attack');
      else set.timesOut();
    }
  });
});

describe('a window in which the turn’s player falls', () => {
  const BOLT = 'Lightning Bolt: 4 damage to';
  const wounded = (hands: string[][]) => {
    const set = scene({ ...ATTACK, seats: 3, hands, life: [3, 20, 20] });
    set.until('combat');
    return set.chooses('Attack Seat 1');
  };

  it('continues at the end of the turn, and records as asked only the seats that passed', () => {
    const set = wounded([[], ['Thrall'], ['Lightning Bolt', 'Thrall']]);
    while (set.at.state.pending) set.chooses('Pass');
    expect([set.at.state.phase, set.step, set.asked]).toEqual(['DISCARD', 'reply', 2]);
    set.chooses(BOLT, 0);
    expect([set.at.state.fallen, set.step, set.asked]).toEqual([[0], 'reply', 1]);
    expect(set.prompt()).toBe('Seat 0 has fallen, and the turn ends. You have nothing to play now');
    const { happened, asked } = set.at.state;
    expect([asked[1] === happened, asked[2] === happened]).toEqual([false, false]);
    set.chooses('Pass');
    expect(set.at.state.asked.map((count) => count === happened)).toEqual([false, true, false]);
    expect(set.asked).toBe(2);
    set.chooses('Pass');
    expect([set.at.state.turn, set.asked]).toEqual([1, 1]);
  });

  it('in the middle of an attack, leaves questions to bystanders for the end of the turn', () => {
    const set = wounded([[], ['Lightning Bolt'], ['Thrall']]);
    set.chooses(BOLT, 0);
    expect([set.at.state.fallen, set.at.state.pending]).toEqual([[0], null]);
    expect([set.step, set.asked]).toEqual(['reply', 2]);
    set.chooses('Pass');
    expect([set.at.state.turn, set.asked]).toEqual([1, 1]);
  });
});

describe('a card whose first effect is impossible', () => {
  it.each([
    ['Raven’s Eye', []],
    ['Scout Ahead', [...CELLS]],
  ])('can be played for its further effects: %s', (card, shown) => {
    const set = scene({ cells: [15, 36], hands: [[card], []], shown });
    expect(set.labels().filter((label) => label.startsWith(card))).toEqual([`${card}: draw a card`]);
    set.chooses(card);
    expect(set.cards('hand-0')).toEqual(['Thrall']);
  });

  it('is not offered if none of its effects is possible', () => {
    const set = scene({ cells: [15, 36], hands: [['Raven’s Eye', 'Foresight'], []] });
    set.lay({ 'draw-0': [], 'recycle-0': [] });
    expect(set.labels().filter((label) => /Raven|Foresight/.test(label))).toEqual([]);
  });

  it('shuffles the Recycle stack first if it looks at an empty Draw stack', () => {
    const set = scene({ cells: [15, 36], hands: [['Foresight'], []] });
    set.lay({ 'draw-0': [], 'recycle-0': ['Berserker', 'Squire'] });
    set.chooses('Foresight');
    // Three cards including Foresight itself, one of which was drawn.
    expect(set.at.zones['draw-0']?.cards).toHaveLength(2);
    expect(set.entry.facts.map(({ fact }) => fact)).toEqual(expect.arrayContaining(['shuffled', 'peeked']));
    expect(set.cards('recycle-0')).toEqual([]);
  });
});

describe('an effect that is aimed', () => {
  it.each([
    ['Raven Perch', 'whose hand?'],
    ['Bifrost Gate', 'to which cell?'],
    ['Forge', 'which piece or ally?'],
    ['Lookout', 'which cell?'],
    ['Sinkhole', 'which piece?'],
    ['Shifting Sands', 'with which cell?'],
  ])('asks for the necessary target: %s, %s', (terrain, question) => {
    const set = scene({
      seats: 3,
      cells: [15, 36, 35],
      hands: [[], ['Thrall'], ['Thrall']],
      equipment: [['Iron Sword', 'Feather Cloak'], [], []],
      terrain: { 9: terrain },
      shown: [1, 2],
    });
    for (const card of set.at.zones['equipment-0']?.cards ?? []) piece(set, card, { used: true });
    set.chooses('Move', 9);
    expect([set.step, set.prompt().split('): ')[1]]).toEqual(['choose', question]);
  });
});

describe('auto-pass', () => {
  const asked = (modes: Record<number, 'UNTIL_MY_TURN' | 'UNLESS_TARGET'>, answer?: string): (number | undefined)[] => {
    const set = scene({ ...ATTACK, seats: 3, hands: [['Thrall'], ['Block', 'Thrall'], ['Thrall']] });
    for (const [seat, mode] of Object.entries(modes)) set.wants(Number(seat), mode);
    set.until('combat');
    set.chooses('Attack Seat 1');
    const seats: (number | undefined)[] = [];
    while (
      set.step === 'reply' &&
      set.at.state.pending?.kind === 'ATTACK' &&
      set.at.state.pending.stage === 'NUMBERS'
    ) {
      seats.push(set.asked);
      set.chooses(answer && set.can(answer) ? answer : 'Pass');
    }
    return seats;
  };

  it('asks only the turn’s player (until my turn)', () => {
    expect(asked({ 1: 'UNTIL_MY_TURN', 2: 'UNTIL_MY_TURN', 0: 'UNTIL_MY_TURN' })).toEqual([0]);
  });

  it('asks the target, and the attacker only after an answer (unless target)', () => {
    const all = { 0: 'UNLESS_TARGET', 1: 'UNLESS_TARGET', 2: 'UNLESS_TARGET' } as const;
    expect(asked(all)).toEqual([1]);
    expect(asked(all, 'Block')).toEqual([1, 0]);
  });
});

describe('cancelling', () => {
  it('recycles an announced ally, event or piece', () => {
    const set = scene({ hands: [['Blood Moon'], ['Odin’s Veto']] });
    set.chooses('Event Blood Moon');
    set.chooses('Odin’s Veto');
    settle(set);
    expect(set.at.zones.events?.cards).toEqual([]);
    expect(set.cards('recycle-0')).toEqual(['Blood Moon']);
  });

  it('can be cancelled, so that an event comes into play after a vetoed veto', () => {
    const set = scene({
      hands: [
        ['Blood Moon', 'Sudden Silence'],
        ['Odin’s Veto', 'Thrall'],
      ],
    });
    set.chooses('Event Blood Moon');
    set.chooses('Odin’s Veto');
    set.chooses('Sudden Silence');
    settle(set);
    expect(set.cards('events')).toHaveLength(1);
  });

  it('is not possible for a player’s own card', () => {
    const set = scene({ hands: [['Blood Moon', 'Odin’s Veto'], ['Thrall']] });
    set.chooses('Event Blood Moon');
    expect(set.asked).toBe(1);
    set.chooses('Pass');
    expect(set.step).toBe('activity');
  });
});
