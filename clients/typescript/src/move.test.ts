import { describe, expect, it } from 'vitest';
import { autoMove } from './auto.ts';
import { moveOf, type OpenBlank, type OpenChoice } from './move.ts';

const from = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const attack = (...blanks: OpenBlank[]): OpenChoice => {
  return { move: { golems: { attack: { from: 'a1' } } }, blanks };
};
const list = (key: string, min: number, max: number) => {
  return { path: ['golems', 'attack', key], from, min, max };
};
const someOf = (min: number, max: number) => attack(list('target', min, max));

describe('a move made from a choice', () => {
  it('has the value at the path, and leaves the choice unchanged', () => {
    const choice = someOf(1, 1);
    expect(moveOf(choice, [['b']])).toEqual({ golems: { attack: { from: 'a1', target: ['b'] } } });
    expect(choice.move).toEqual({ golems: { attack: { from: 'a1' } } });
  });

  it('has a value at the path of each of two blanks', () => {
    const choice = attack(list('target', 1, 1), list('with', 1, 2));
    const move = { golems: { attack: { from: 'a1', target: ['b'], with: ['a', 'c'] } } };
    expect(moveOf(choice, [['b'], ['a', 'c']])).toEqual(move);
    expect(autoMove('first', [choice])).toEqual({ golems: { attack: { from: 'a1', target: ['a'], with: ['a'] } } });
  });

  it('is the move of the choice if the choice has no blank', () => {
    expect(moveOf({ move: { golems: { pass: true } }, blanks: [] }, [])).toEqual({
      golems: { pass: true },
    });
  });

  it('has different random values, as many as the blank allows', () => {
    for (let run = 0; run < 200; run++) {
      const move = JSON.stringify(autoMove('random', [someOf(2, 9)]));
      const target: string[] = JSON.parse(move).golems.attack.target;
      expect(target.length).toBeGreaterThanOrEqual(2);
      expect(new Set(target).size).toBe(target.length);
    }
  });

  it('has the fewest values, or the lowest number, with the policy `first`', () => {
    expect(autoMove('first', [someOf(2, 3)])).toEqual({ golems: { attack: { from: 'a1', target: ['a', 'b'] } } });
    const blank = { path: ['x', 'n'], from: null, min: -1, max: 4 };
    const number: OpenChoice = { move: { x: {} }, blanks: [blank] };
    expect(autoMove('first', [number])).toEqual({ x: { n: -1 } });
  });
});
