import { describe, expect, it } from 'vitest';
import { hits } from '../rules/battle.ts';
import { attacks, FIRST_GOLEM, scene, unit, wizard } from './scene.ts';

const [A, B, C, D] = [FIRST_GOLEM, FIRST_GOLEM + 1, FIRST_GOLEM + 2, FIRST_GOLEM + 3];
const attack = (from: string, target: string) => ({ attack: { from, target: [target] } });
const strike = (unitId: number, target: number) => ({ strike: { unit: unitId, target: [target] } });

describe('Battle Phase', () => {
  it("hits if the attacker's roll plus Force is at least the target's roll plus Armor", () => {
    expect(hits(4, 5, 5, 4)).toBe(true); // the sums are equal: 9 and 9
    expect(hits(4, 5, 6, 4)).toBe(false);
  });

  it('is over immediately without an adjacent enemy, and diagonal neighbours are never adjacent', () => {
    const set = scene({ phase: 'BATTLE', golems: ['0 d4 Small Flesh Man', '1 e5 Small Clay Man'] });
    expect(set.state.turn).toBe(1);
  });

  it("offers each of the player's stacks the adjacent enemy stacks", () => {
    const set = scene({
      seats: 3,
      phase: 'BATTLE',
      golems: ['0 d4 Small Flesh Man', '1 d5 Small Clay Man', '2 e4 Small Sand Man'],
    });
    expect(set.options('From d4', 0).sort()).toEqual(['d5', 'e4']);
    expect(set.refusal(0, attack('d4', 'd3'))).toBe('ILLEGAL_MOVE');
  });

  it('continues in rounds until one side is gone', () => {
    const set = scene({ phase: 'BATTLE', golems: ['0 d4 Small Flesh Man', '1 d5 Small Clay Man'] });
    set.does(0, attack('d4', 'd5'), 1, 10, 1, 10, 5, 6, 1, 10, 5, 5); // several misses, and finally a hit
    expect(attacks(set)).toEqual([
      [A, B],
      [B, A],
      [A, B],
      [B, A],
      [A, B],
    ]);
    expect([unit(set, A)?.damage, unit(set, B)]).toEqual([0, undefined]);
    expect(set.state.battle).toBeNull();
  });

  it('alternates across sizes: the side that did not attack last is next if it has a unit of the size', () => {
    const golems = ['0 d4 Small Flesh Man', '0 d4 Giant Iron Beast', '1 d5 Giant Stone Beast'];
    const set = scene({ phase: 'BATTLE', golems });
    set.does(0, attack('d4', 'd5'), 1, 10); // the only Small unit attacks without a choice
    set.does(1, strike(C, B), 1, 10, 1, 10); // seat 0's Giant follows, also without a choice
    expect(attacks(set).slice(0, 3)).toEqual([
      [A, C],
      [C, B],
      [B, C],
    ]);
  });

  it("lets small units attack before larger ones, and begins each round with the turn's player", () => {
    const golems = ['0 d4 Giant Iron Man', '0 d4 Small Flesh Beast', '1 d5 Small Clay Man', '1 d5 Giant Stone Beast'];
    const set = scene({ phase: 'BATTLE', golems });
    set.does(0, attack('d4', 'd5'));
    set.does(0, strike(B, D), 1, 10);
    set.does(1, strike(C, A), 1, 10);
    set.does(0, strike(A, D), 1, 10);
    set.does(1, strike(D, A), 1, 10);
    expect(set.state.battle?.round).toBe(2);
    expect(set.labels(0)).toEqual(["Small Flesh Beast (1 hit, Force 2) attacks Seat 1's …"]);
    expect(attacks(set)).toEqual([
      [B, D],
      [C, A],
      [A, D],
      [D, A],
    ]);
  });

  it('lets a side attack with all its units of a size in a row if the other side has none', () => {
    const golems = ['0 a1 Small Flesh Beast', '1 a2 Giant Stone Beast', '1 a2 Large Iron Man'];
    const set = scene({ phase: 'BATTLE', golems });
    set.does(0, attack('a1', 'a2'));
    expect(set.labels(0)).toEqual([
      "Wizard (5 hits, Force 7) attacks Seat 1's …",
      "Small Flesh Beast (1 hit, Force 2) attacks Seat 1's …",
    ]);
    set.does(0, strike(1, B), 1, 10);
    set.does(0, strike(A, B), 1, 10);
    set.does(1, strike(C, 1), 1, 10);
    expect(set.labels(1)).toEqual(["Giant Stone Beast (4 hits, Force 7) attacks Seat 0's …"]);
  });

  it('gives units in a tower Armor +1', () => {
    const set = scene({ phase: 'BATTLE', golems: ['0 h7 Small Flesh Man'] });
    // 10 misses against 11, 11 hits against 11, and the other side's attack destroys the unit.
    set.does(0, attack('h7', 'h8'), 9, 3, 1, 10, 10, 3, 10, 1);
    expect(wizard(set, 1)?.damage).toBe(1);
    expect(unit(set, A)).toBeUndefined();
  });

  it('allows as many battles as the player likes', () => {
    const set = scene({
      seats: 3,
      phase: 'BATTLE',
      golems: ['0 d4 Giant Iron Man', '1 d5 Small Clay Man', '2 e4 Small Sand Man'],
    });
    set.does(0, attack('d4', 'd5'), 1, 10, 10, 1);
    expect(set.options('From d4', 0)).toEqual(['e4']);
    set.does(0, attack('d4', 'e4'), 1, 10, 10, 1);
    expect(set.state.turn).toBe(1);
  });

  it('lets a Wizard attack alone from his tower', () => {
    const set = scene({ phase: 'BATTLE', golems: ['1 a2 Small Clay Man'] });
    set.does(0, attack('a1', 'a2'), 10, 1);
    expect(unit(set, A)).toBeUndefined();
  });
});
