import { describe, expect, it } from 'vitest';
import { FIRST_GOLEM, plays, scene, unit, wizard } from './scene.ts';

const [A, B, C] = [FIRST_GOLEM, FIRST_GOLEM + 1, FIRST_GOLEM + 2];
const attack = (from: string, target: string) => ({ attack: { from, target: [target] } });
const strike = (unitId: number, target: number) => ({ strike: { unit: unitId, target: [target] } });

describe('End Phase', () => {
  // Seat 0's Small Flesh Man dies, and its Large Iron Beast wins.
  const won = (more: string[] = [], extra: object = {}) => {
    const golems = ['0 d4 Small Flesh Man', '0 d4 Large Iron Beast', '1 d5 Small Clay Man', ...more];
    const set = scene({ phase: 'BATTLE', golems, mana: [0, 0], ...extra });
    set.does(0, attack('d4', 'd5'), 1, 10);
    set.does(1, strike(C, A), 10, 1, 10, 1);
    return set;
  };

  it('puts a Soft golem that died in a won battle back into the winning stack, undamaged', () => {
    const set = won();
    expect(set.options('Put Small Flesh Man', 0)).toEqual(['d4']);
    set.does(0, { regenerate: { golem: A, at: ['d4'] } });
    expect(set.facts('golemRegenerated')).toHaveLength(1);
    expect(unit(set, A)).toMatchObject({ space: 'd4', damage: 0, seat: 0 });
    expect(set.state.turn).toBe(1);
  });

  it('allows the player to decline', () => {
    const set = won();
    set.passes(0);
    expect(unit(set, A)).toBeUndefined();
  });

  it('does not give golems back to the loser', () => {
    const set = won();
    set.passes(0);
    expect(unit(set, C)).toBeUndefined();
    expect(set.waiting).toEqual([1]); // the Fate Phase of the next turn
    expect(set.labels(1)[0]).toMatch(/^Draw/);
  });

  it('puts the golem on or next to the tower if the winning stack has no room', () => {
    const set = won();
    const beast = set.state.units.find((one) => one.id === B);
    Object.assign(beast ?? {}, { shape: 'MAN' }); // in a real match, only a Transformation leads to such a clash
    expect(set.options('Put Small Flesh Man', 0).sort()).toEqual(['a1', 'a2', 'b1']);
  });

  it('loses the golem if there is no room at the tower either', () => {
    const set = won(['1 a2 Small Salt Man', '1 b1 Small Salt Man', '0 a1 Small Ice Flyer']);
    Object.assign(set.state.units.find((one) => one.id === B) ?? {}, { shape: 'MAN' });
    set.passes(0); // the player starts no further battle
    expect(set.state.turn).toBe(1);
    expect(unit(set, A)).toBeUndefined();
  });

  it('leaves hard golems dead', () => {
    const golems = ['0 d4 Small Ice Man', '0 d4 Large Iron Beast', '1 d5 Small Clay Man'];
    const set = scene({ phase: 'BATTLE', golems });
    set.does(0, attack('d4', 'd5'), 1, 10);
    set.does(1, strike(C, A), 10, 1, 10, 1);
    expect(set.state.turn).toBe(1);
  });

  it('asks every winner of the turn, including a winner who was attacked', () => {
    const golems = ['0 d4 Small Flesh Man', '1 d5 Small Clay Man', '1 d5 Large Iron Beast'];
    const set = scene({ phase: 'BATTLE', golems });
    set.does(0, attack('d4', 'd5'));
    set.does(0, strike(A, B), 10, 1, 10, 1);
    expect(set.labels(1)[1]).toBe('Put Small Clay Man, which died in d5, back in …');
  });

  it('does not put back golems that a spell destroyed', () => {
    const set = scene({
      phase: 'SPELL',
      hands: [[], ['Elemental Storm']],
      golems: ['0 d4 Small Flesh Man', '1 d5 Small Clay Man'],
    });
    plays(set, 1, 'Elemental Storm', { stack: ['d4'] }, 10, 1);
    expect(set.state.lost).toEqual([]);
    expect(set.state.turn).toBe(1);
  });
});

describe('The fall of a Wizard', () => {
  it('gives the match to the last remaining player', () => {
    const set = scene({ phase: 'BATTLE', golems: ['0 h7 Small Flesh Man'], wounds: [0, 4] });
    set.does(0, attack('h7', 'h8'), 10, 1);
    expect(set.at.result).toEqual({ ranks: [1, 2], why: 'One Wizard is left' });
  });

  it('removes his golems and his hands, and the others play on', () => {
    const golems = ['0 a7 Small Flesh Man', '1 d4 Small Clay Man'];
    const set = scene({ seats: 3, phase: 'BATTLE', golems, wounds: [0, 4], hands: [[], ['Iron']] });
    set.does(0, attack('a7', 'a8'), 10, 1);
    expect([unit(set, B), wizard(set, 1)]).toEqual([undefined, undefined]);
    expect(set.cards('golem-hand-1')).toEqual([]);
    expect(set.at.zones['golem-discard']?.cards).toHaveLength(1);
    expect(set.at.result).toBeNull();
    expect(set.state.turn).toBe(2); // the turn of a fallen player is skipped but counted
  });

  it("ends the turn if the turn's player falls in a battle that he started", () => {
    const set = scene({
      seats: 3,
      phase: 'BATTLE',
      golems: ['1 a2 Giant Iron Man', '0 d4 Small Flesh Man', '2 d5 Small Clay Man'],
      wounds: [4],
    });
    set.does(0, attack('a1', 'a2'), 1, 10, 10, 1);
    expect(set.state.fallen).toEqual([0]);
    expect(set.state.battle).toBeNull();
    expect(set.state.turn).toBe(1);
  });

  it("ends the turn if the turn's player leaves in his Spell Phase", () => {
    const set = scene({
      seats: 3,
      phase: 'SPELL',
      golems: ['0 d4 Small Flesh Man'],
      hands: [['Club'], ['Elemental Storm', 'Maul'], ['Swoop']],
    });
    set.passes(0);
    set.resigns(0);
    expect(set.state.fallen).toEqual([0]);
    expect(set.state.turn).toBe(1);
    expect(set.labels(1)[0]).toMatch(/^Draw/);
  });

  it("still lets the winner regenerate golems after the turn's player has fallen", () => {
    const golems = ['1 a2 Small Clay Man', '1 a2 Giant Iron Beast'];
    const set = scene({ seats: 3, phase: 'BATTLE', golems, wounds: [4] });
    set.does(0, attack('a1', 'a2'));
    set.does(0, strike(1, A), 10, 1, 10, 1);
    expect(set.state.fallen).toEqual([0]);
    expect(set.options('Put Small Clay Man', 1)).toEqual(['a2']);
  });

  it('ranks four players in the order in which they fell', () => {
    const set = scene({ seats: 4, phase: 'CRAFT' });
    set.resigns(2);
    set.resigns(0);
    set.resigns(3);
    expect(set.at.result?.ranks).toEqual([3, 1, 4, 2]);
  });

  it('happens when a seat leaves, whichever seat is being asked', () => {
    const set = scene({
      seats: 3,
      phase: 'SPELL',
      hands: [['Ritual Mana'], ['Club'], ['Club']],
      golems: ['1 d4 Small Flesh Man'],
    });
    plays(set, 0, 'Ritual Mana');
    expect(set.waiting).toEqual([1]);
    set.resigns(1);
    expect(set.waiting).toEqual([2]);
    expect(unit(set, A)).toBeUndefined();
    set.passes(2);
    expect(set.state.mana[0]).toBe(25);
  });

  it('does not ask a seat again after it has left during its turn', () => {
    const set = scene({ seats: 3, phase: 'MOVE', golems: ['0 d4 Small Flesh Man'] });
    set.resigns(0);
    expect(set.waiting).toEqual([1]);
    expect(set.state.turn).toBe(1);
  });
});

describe('The round limit', () => {
  const last = (more: object) => {
    const set = scene({
      rounds: 3,
      phase: 'BATTLE',
      turn: 5,
      mana: [7, 7],
      terrain: {},
      golems: ['1 d4 Small Flesh Man', '0 d5 Small Clay Man'],
      ...more,
    });
    set.passes(1);
    return set.at.result;
  };

  it('ends the match when every seat has had this number of turns', () => {
    expect(last({})?.why).toBe('3 rounds have been played');
  });

  it('ranks first by Wizard hits, then by golem hits, then by mana', () => {
    expect(last({ wounds: [1, 0] })?.ranks).toEqual([2, 1]);
    expect(last({ golems: ['1 d4 Small Flesh Man', '0 d5 Medium Clay Man'] })?.ranks).toEqual([1, 2]);
    expect(last({ mana: [7, 8] })?.ranks).toEqual([2, 1]);
    expect(last({ golems: ['1 d4 Small Flesh Man', '0 d5 Giant Clay Man 3'], mana: [8, 7] })?.ranks).toEqual([1, 2]);
  });

  it('results in a draw if all these numbers are equal', () => {
    expect(last({})?.ranks).toEqual([1, 1]);
  });

  it('ranks fallen players last, and counts their turns', () => {
    const set = scene({
      seats: 3,
      rounds: 1,
      phase: 'BATTLE',
      turn: 1,
      golems: ['1 d4 Small Flesh Man', '0 d5 Small Clay Man'],
    });
    set.resigns(2);
    set.passes(1);
    expect(set.at.result?.ranks).toEqual([1, 1, 3]);
  });
});
